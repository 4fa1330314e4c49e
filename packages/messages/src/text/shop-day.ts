import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

/** The shop's day at an instant, in a language: `20 November 2026`. */
export function shopDay(instant: Date, tag: string): string {
  return instant.toLocaleDateString(tag, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
}
