import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'

import { useBrowserValue } from '../ui/use-browser-value.ts'

/** The IANA name of the reader's time zone, the shop's until the page is awake. */
export function useTimeZone(): string {
  return useBrowserValue(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, SHOP_TIME_ZONE)
}
