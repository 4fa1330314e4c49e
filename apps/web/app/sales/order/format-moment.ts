import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

import { dateParts } from '../../ui/text/date-parts.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** `14:05 on 21 November` in an IANA time zone, by default the showroom's. */
export function formatMoment(instant: string, timeZone = SHOP_TIME_ZONE): string {
  const { day, month, time } = dateParts(instant, timeZone)
  return `${time} on ${day} ${month}`
}

/** `21 November 2026`, the date at the showroom. */
export function formatDay(instant: string): string {
  const { day, month, year } = dateParts(instant, SHOP_TIME_ZONE)
  return `${day} ${month} ${year}`
}

/** `21 Nov 2026, 14:05` in the showroom's time zone, for tables. */
export function shortMoment(instant: string): string {
  const { day, month, year, time } = dateParts(instant, SHOP_TIME_ZONE)
  return `${day} ${month.slice(0, 3)} ${year}, ${time}`
}

/** `23 hours 12 minutes`, `6 days 3 hours`, `under a minute`: two units at most, rounded down. */
export function formatTimeLeft(leftMs: number): string {
  const minutes = Math.floor(leftMs / MINUTE_MS)
  if (minutes < 1) return 'under a minute'
  const days = Math.floor(minutes / DAY_MINUTES)
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)
  const parts = [counted(days, 'day'), counted(hours, 'hour')]
  if (days === 0) parts.push(counted(minutes % HOUR_MINUTES, 'minute'))
  return parts.filter((part) => part !== '').join(' ')
}

function counted(count: number, unit: string): string {
  if (count === 0) return ''
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
