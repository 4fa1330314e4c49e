import { SHOP_TIME_ZONE, SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { MINUTE_MS } from '@nawl/domain/time/durations'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/order'

import { dateParts } from '../../ui/text/date-parts.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** `14:05 on 21 November` in an IANA time zone, by default the showroom's. */
export function formatMoment(instant: string, timeZone = SHOP_TIME_ZONE): string {
  const { day, month, time } = dateParts(instant, timeZone)
  return messages.moment({ time, day, month })
}

/** `14:05 on 21 November`, only `14:05` where the day is the same as at the showroom. */
export function momentInZone(instant: string, timeZone: string): string {
  const [here, there] = [dateParts(instant, timeZone), dateParts(instant, SHOP_TIME_ZONE)]
  return here.day === there.day ? here.time : formatMoment(instant, timeZone)
}

/** `21 November 2026`, the date at the showroom. */
export function formatDay(instant: string): string {
  const { day, month, year } = dateParts(instant, SHOP_TIME_ZONE)
  return messages.day({ day, month, year })
}

/** `4–9 January 2027`: the days at the showroom from one instant to another. Not by `Intl`, which browsers know in other versions than the server. */
export function formatDays(from: string, by: string): string {
  const [first, last] = [dateParts(from, SHOP_TIME_ZONE), dateParts(by, SHOP_TIME_ZONE)]
  if (formatDay(from) === formatDay(by)) return formatDay(by)
  if (first.year !== last.year) return messages.daysOfYears({ from: formatDay(from), by: formatDay(by) })
  if (first.month === last.month) return messages.daysOfMonth({ from: first.day, ...last })
  return messages.daysOfYear({ from: first.day, fromMonth: first.month, ...last })
}

const shortMonth = new Intl.DateTimeFormat(LANGUAGE.tag, { month: 'short', timeZone: SHOP_TIME_ZONE })

/** `21 Nov 2026, 14:05` in the showroom's time zone, for tables. */
export function shortMoment(instant: string): string {
  const { day, year, time } = dateParts(instant, SHOP_TIME_ZONE)
  return messages.shortMoment({ day, month: shortMonth.format(new Date(instant)), year, time })
}

/** The same with the time zone: `21 Nov 2026, 14:05 GST`. */
export function shortMomentInZone(instant: string): string {
  return messages.inZone({ moment: shortMoment(instant), zone: SHOP_ZONE_NAME })
}

/** `23 hours 12 minutes`, `6 days 3 hours`, `under a minute`: two units at most, rounded down. */
export function formatTimeLeft(leftMs: number): string {
  const all = Math.max(0, Math.floor(leftMs / MINUTE_MS))
  const days = Math.floor(all / DAY_MINUTES)
  const hours = Math.floor((all % DAY_MINUTES) / HOUR_MINUTES)
  const minutes = all % HOUR_MINUTES
  if (days > 0) return messages.daysLeft({ days, hours })
  return hours > 0 ? messages.hoursLeft({ hours, minutes }) : messages.minutesLeft({ minutes })
}
