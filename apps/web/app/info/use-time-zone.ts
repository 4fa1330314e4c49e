import { useBrowserValue } from '../ui/use-browser-value.ts'

/** Where the showroom is; what a page says before it knows where its reader is. */
const SHOWROOM_ZONE = 'Asia/Dubai'

/** The IANA name of the reader's time zone, the showroom's until the page is awake. */
export function useTimeZone(): string {
  return useBrowserValue(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, SHOWROOM_ZONE)
}
