import { dateParts } from './date-parts.ts'

/** A date as people write it: `2025-01-12` is 12 January 2025 wherever it is read. */
export function dayOf(date: string): string {
  const { day, month, year } = dateParts(date, 'UTC')
  return `${day} ${month} ${year}`
}
