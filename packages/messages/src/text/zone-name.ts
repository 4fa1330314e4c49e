/** A time zone as people of a language say it: `Gulf Standard Time` for `Asia/Dubai`. */
export function zoneName(timeZone: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
