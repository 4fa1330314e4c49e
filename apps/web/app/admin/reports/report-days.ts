import { daysAfter } from '@nawl/domain/time/day'
import {
  lastDays,
  monthEnd,
  monthStart,
  type ReportPeriod,
  type ReportStep,
} from '@nawl/domain/reports/report-period'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/reports'

/** A day in full: `4 Jan 2027`. */
export const dayText = (day: string): string =>
  written(day, { day: 'numeric', month: 'short', year: 'numeric' })

/** The start of a row, as short as a chart needs it: `4 Jan`, `Jan 2027`. */
export const stepText = (day: string, step: ReportStep): string =>
  step === 'month'
    ? written(day, { month: 'short', year: 'numeric' })
    : written(day, { day: 'numeric', month: 'short' })

/** `4 Jan 2027 – 10 Jan 2027` */
export const periodText = ({ from, to }: ReportPeriod): string =>
  messages.between({ from: dayText(from), to: dayText(to) })

// A day has no time zone; this page is never rendered on the server.
const written = (day: string, fields: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LANGUAGE.tag, { ...fields, timeZone: 'UTC' })

type Preset = ReportPeriod & { readonly label: string }

/** The periods that are chosen with one press. */
export function presets(today: string): readonly Preset[] {
  return [
    ...[7, 30, 90].map((days) => ({ ...lastDays(today, days), label: messages.lastDays({ days }) })),
    ...monthPresets(today),
  ]
}

/** The whole months among them: the one of today, and the one before. */
export function monthPresets(today: string): readonly Preset[] {
  const thisMonth = monthStart(today)
  const lastMonth = monthStart(daysAfter(thisMonth, -1))
  return [
    { from: thisMonth, to: monthEnd(thisMonth), label: messages.thisMonth },
    { from: lastMonth, to: monthEnd(lastMonth), label: messages.lastMonth },
  ]
}
