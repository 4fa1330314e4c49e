/** The clock the shop goes by on every page, mail and paper: IANA name, and what stands behind a time. */
export const SHOP_TIME_ZONE = 'Asia/Dubai'
export const SHOP_ZONE_NAME = 'GST'

/** Gulf Standard Time is four hours ahead of UTC the whole year. */
export const GST_OFFSET_MINUTES = 240

const OFFSET_MS = GST_OFFSET_MINUTES * 60_000
const DAY_MS = 24 * 60 * 60_000

/** The instant at which the shop's day began. */
export function startOfShopDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS)
}
