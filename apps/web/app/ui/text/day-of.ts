import { dateParts } from './date-parts.ts'

/** An ISO date in words: `2025-01-12` is 12 January 2025 in every time zone. */
export function dayOf(date: string): string {
  const { day, month, year } = dateParts(date, 'UTC')
  return `${day} ${month} ${year}`
}
