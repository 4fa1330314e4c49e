import { DAY_MS } from './durations.ts'

/** A day of a calendar: `2027-01-04`. */
export type Day = string

/** A day some days later, or earlier. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / DAY_MS

/** The day of the week as in `Date.getUTCDay()`, Sunday 0. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay()

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
