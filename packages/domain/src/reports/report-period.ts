import { type Day, daysAfter, daysBetween, weekdayOf } from '../time/day.ts'

/** Days of the shop, the first and the last included. */
export type ReportPeriod = { readonly from: Day; readonly to: Day }

/** What a row of a report over time stands for; weeks begin on Monday. */
export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** Most days of a report: two years. */
export const MOST_REPORT_DAYS = 732

/** How many days a period has; none or fewer where it ends before it begins. */
export const daysOf = ({ from, to }: ReportPeriod): number => daysBetween(from, to) + 1

/** The last days until today, today included. */
export const lastDays = (today: Day, days: number): ReportPeriod => ({
  from: daysAfter(today, 1 - days),
  to: today,
})

/** Days of a report when nothing is chosen. */
const USUAL_DAYS = 30

/** The period that is asked for, up to today unless another end is; null where it ends before it begins or is too long. */
export function readPeriod(
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): ReportPeriod | null {
  const last = to ?? today
  const period = { from: from ?? lastDays(last, USUAL_DAYS).from, to: last }
  const days = daysOf(period)
  return days >= 1 && days <= MOST_REPORT_DAYS ? period : null
}

/** The period before, of as many days; a whole month is compared with the whole month before. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  const { from, to } = period
  const before = daysAfter(from, -1)
  const isMonth = from.endsWith('-01') && to === monthEnd(from)
  return { from: isMonth ? monthStart(before) : daysAfter(from, -daysOf(period)), to: before }
}

/** What a period is divided into when nothing is chosen: at most about thirty rows. */
export function usualStep(period: ReportPeriod): ReportStep {
  const days = daysOf(period)
  return days <= 31 ? 'day' : days <= 31 * 7 ? 'week' : 'month'
}

/** The first day of the step that a day belongs to, within the period. */
export function stepOf(day: Day, step: ReportStep, { from }: Pick<ReportPeriod, 'from'>): Day {
  const start = step === 'day' ? day : step === 'month' ? monthStart(day) : daysAfter(day, -weekday(day))
  return start < from ? from : start
}

/** The first days of all steps of a period, in order. */
export function stepsOf(period: ReportPeriod, step: ReportStep): readonly Day[] {
  const days = Array.from({ length: daysOf(period) }, (_, n) => daysAfter(period.from, n))
  return [...new Set(days.map((day) => stepOf(day, step, period)))]
}

/** Days since Monday. */
const weekday = (day: Day) => (weekdayOf(day) + 6) % 7
/** The first day of a day's month. */
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
/** The last day of the month that begins on a day. */
export const monthEnd = (first: Day): Day => daysAfter(monthStart(daysAfter(first, 31)), -1)
