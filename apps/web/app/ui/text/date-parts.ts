/** An instant as a clock and a calendar of a place show it: `{ weekday: 'Sunday', day: '22', month: 'November', … }`. */
export type DateParts = {
  readonly weekday: string
  readonly day: string
  readonly month: string
  readonly year: string
  /** `09:05` */
  readonly time: string
}

/**
 * The parts of an instant in an IANA time zone, to be joined by whoever writes them. Browsers put different commas
 * between them, and a page that a browser would have written otherwise than the shop has is drawn anew from nothing.
 * Throws RangeError on what is no instant or no zone.
 */
export function dateParts(instant: string, timeZone: string): DateParts {
  const found = formatOf(timeZone).formatToParts(new Date(instant))
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    found.find(({ type }) => type === wanted)?.value ?? ''
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year'),
    time: `${part('hour')}:${part('minute')}`,
  }
}

const FIELDS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** A calendar of free hours asks three hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', { ...FIELDS, timeZone })
  formats.set(timeZone, format)
  return format
}
