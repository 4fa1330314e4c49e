import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { daysAfter, daysBetween } from '@nawl/domain/time/day'
import { LANGUAGE } from '@nawl/messages/language'

/** The text of a day of the calendar, in the page's language. */
const dayFormat = (format: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(LANGUAGE.tag, { ...format, timeZone: 'UTC' })
  return (day: string): string => made.format(new Date(`${day}T00:00:00Z`))
}

export const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
export const dayNumber = dayFormat({ day: 'numeric' })
export const weekdayInitial = dayFormat({ weekday: 'narrow' })
export const monthName = dayFormat({ month: 'long', year: 'numeric' })

/** Days side by side, with the half of a day as a column: 0 is the morning of the first. */
export type Columns = { readonly from: string; readonly count: number }

/** Where a rug is on the board: its first column, and the one after its last. Null outside of what is shown. */
export function columnsOf(
  { first, firstHalf, last, lastHalf }: ShownRug,
  { from, count }: Columns,
): { readonly start: number; readonly end: number } | null {
  if (first === null || last === null) return null
  const start = Math.max(0, 2 * daysBetween(from, first) + firstHalf)
  const end = Math.min(2 * count, 2 * daysBetween(from, last) + lastHalf + 1)
  return end > start ? { start, end } : null
}

/** The next day, in a direction, on which somebody works; the day itself if there is none. */
export function workingDay(day: string, step: 1 | -1, { days }: Pick<DeskCalendar, 'days'>): string {
  const at = days.findIndex((each) => each.day === day)
  if (at < 0) return day
  for (let n = at + step; n >= 0 && n < days.length; n += step) {
    const found = days[n]
    if (found && isWorked(found)) return found.day
  }
  return day
}

export const isWorked = ({ hours }: DeskCalendar['days'][number]): boolean => hours.some((count) => count > 0)

/** Neighbouring days that share something, such as their month, as ranges of places. */
export function runsOf(days: DeskCalendar['days'], sharedBy: (day: string) => string | number) {
  const runs: { readonly of: string | number; readonly first: number; count: number }[] = []
  for (const [n, { day }] of days.entries()) {
    const of = sharedBy(day)
    const before = runs.at(-1)
    if (before?.of === of) before.count++
    else runs.push({ of, first: n, count: 1 })
  }
  return runs
}

/** A rug as it will probably be once it was moved, until the server has answered. */
export function movedTo(rug: ShownRug, frame: string, day: string): ShownRug {
  const { first, last } = rug
  const length = first !== null && last !== null ? daysBetween(first, last) : 0
  return { ...rug, frame, first: day, firstHalf: 0, last: daysAfter(day, length), isPlaced: true }
}

/** One rug of an order, as a key of lists. */
export const keyOf = ({ number, line, piece }: Pick<ShownRug, 'number' | 'line' | 'piece'>): string =>
  `${number}/${line}/${piece}`
