import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

import { useBrowserValue } from '../ui/use-browser-value.ts'

/** The visitor's IANA time zone; the shop's until hydration. */
export function useTimeZone(): string {
  return useBrowserValue(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, SHOP_TIME_ZONE)
}
