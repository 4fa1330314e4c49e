import { HOUR_MS } from '../time/durations.ts'

/** The shop's time zone on every page, e-mail and document: IANA name, and its abbreviation. */
export const SHOP_TIME_ZONE = 'Asia/Dubai'
export const SHOP_ZONE_NAME = 'GST'

/** Gulf Standard Time is UTC+4 all year. */
const OFFSET_MS = 4 * HOUR_MS

/** What the shop's clock shows at an instant, to be read in UTC. */
export const shopClock = (at: Date): Date => new Date(at.getTime() + OFFSET_MS)

/** The day of the shop's calendar at an instant: `2026-11-27`. */
export const shopDay = (at: Date): string => shopClock(at).toISOString().slice(0, 10)

/** The first instant of a day of the shop's calendar. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)

/** The start of the shop's current day. */
export const startOfShopDay = (now: Date): Date => startOfDay(shopDay(now))
