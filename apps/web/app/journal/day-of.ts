const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A date as people write it: `2025-01-12` is 12 January 2025 wherever it is read. */
export function dayOf(date: string): string {
  return DAY.format(new Date(date))
}
