import { RESPONSE_HOURS } from './facts.ts'
import { openingOn, type ShopHours, shopHours } from './hours.ts'
import { shopDay, startOfDay } from './time-zone.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/** Holidays without an end must not be waited for. */
const MOST_DAYS = 60

/** Whether people are there at an instant: until when, or from when again; null when no day of the next weeks is open. */
export type Presence =
  | { readonly isOpen: true; readonly until: Date }
  | { readonly isOpen: false; readonly from: Date }

export function presenceAt(now: Date, hours: ShopHours = shopHours()): Presence | null {
  for (let n = 0; n <= MOST_DAYS; n++) {
    const day = shopDay(new Date(now.getTime() + n * DAY_MS))
    const opening = openingOn(day, hours)
    if (!opening) continue
    const from = new Date(startOfDay(day).getTime() + opening.from * HOUR_MS)
    const until = new Date(startOfDay(day).getTime() + opening.to * HOUR_MS)
    if (now < from) return { isOpen: false, from }
    if (now < until) return { isOpen: true, until }
  }
  return null
}

/**
 * By when a person has answered what is written now: within the hours that the texts promise. If the shop is closed at
 * their end, the last day that opens before then has answered at its own end; if none does, as over a weekend, an hour
 * after the shop opens again. Null when no day of the next weeks is open.
 */
export function answeredBy(now: Date, hours: ShopHours = shopHours()): Date | null {
  const promised = new Date(now.getTime() + RESPONSE_HOURS * HOUR_MS)
  const then = presenceAt(promised, hours)
  if (!then) return null
  if (then.isOpen) return promised
  const next = presenceAt(now, hours)
  if (next && !next.isOpen && next.from < promised) {
    const day = presenceAt(next.from, hours)
    if (day?.isOpen && day.until <= promised) return day.until
  }
  return new Date(then.from.getTime() + HOUR_MS)
}
