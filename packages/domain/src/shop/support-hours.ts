import { SHOP_ZONE_NAME } from './time-zone.ts'

/** Support hours in the shop's time zone. `days` as in `Date.getUTCDay()`, Sunday 0; hours of the day. */
export const SUPPORT_HOURS = [
  { days: [0, 1, 2, 3, 4], label: 'Sunday-Thursday', from: 9, to: 18 },
  { days: [6], label: 'Saturday', from: 10, to: 16 },
] as const

/** As stated on the pages: `Sunday-Thursday 9am-6pm GST, Saturday 10am-4pm GST`. */
export const SUPPORT_HOURS_TEXT = SUPPORT_HOURS.map(
  ({ label, from, to }) => `${label} ${clock(from)}-${clock(to)} ${SHOP_ZONE_NAME}`,
).join(', ')

function clock(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
}
