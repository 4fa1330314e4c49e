/** The shop's time zone on every page, e-mail and document: IANA name, and its abbreviation. */
export const SHOP_TIME_ZONE = 'Asia/Dubai'
export const SHOP_ZONE_NAME = 'GST'

/** Gulf Standard Time is UTC+4 all year. */
export const GST_OFFSET_MINUTES = 240

const OFFSET_MS = GST_OFFSET_MINUTES * 60_000
const DAY_MS = 24 * 60 * 60_000

/** The day of the shop's calendar at an instant: `2026-11-27`. */
export const shopDay = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** The first instant of a day of the shop's calendar. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)

/** The start of the shop's current day. */
export function startOfShopDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)
}
