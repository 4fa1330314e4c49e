import { LANGUAGE } from '@nawl/messages/language'

/** A time zone as people say it: `Gulf Standard Time` for `Asia/Dubai`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE.tag, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
