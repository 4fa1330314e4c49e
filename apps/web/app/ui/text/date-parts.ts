import { LANGUAGE } from '@nawl/messages/language'

/** An instant in a time zone: `{ weekday: 'Sunday', day: '22', month: 'November', … }`. */
export type DateParts = {
  readonly weekday: string
  readonly day: string
  readonly month: string
  readonly year: string
  /** `09:05` */
  readonly time: string
}

/**
 * The parts of an instant in an IANA time zone. Callers join them, because browsers punctuate dates differently from
 * Node and a hydration mismatch makes React render the page again. Throws RangeError for an invalid instant or time
 * zone.
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

/** A calendar of free slots formats three hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat(LANGUAGE.tag, { ...FIELDS, timeZone })
  formats.set(timeZone, format)
  return format
}
