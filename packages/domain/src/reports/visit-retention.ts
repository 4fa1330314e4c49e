import type { Day } from '../time/day.ts'

/** Months for which sums of visits are kept: two years can be compared. */
export const VISIT_MONTHS = 25

/** The first day whose sums are kept. */
export function visitsSavedSince(today: Day): Day {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  // A day that the month does not have is the first of the next one.
  return new Date(Date.UTC(year, month - 1 - VISIT_MONTHS, day)).toISOString().slice(0, 10)
}
