import { originsOf } from '../../platform/config/is-loopback.ts'

/**
 * Where signing in may return: to the shop's own scheme, host and port, on one's own machine by whichever of its names,
 * or to an address of the allow-list as it stands there. Anything else, however it is disguised, becomes the shop's front page. Never has a fragment.
 */
export function redirectTarget(
  wanted: string | undefined,
  { publicUrl, allowed }: { readonly publicUrl: string; readonly allowed: readonly string[] },
): string {
  const site = new URL(publicUrl)
  const url = plainAddress(wanted ?? '')
  if (url === null) return site.href
  url.hash = ''
  const isListed = allowed.some((entry) => new URL(entry).href === url.href)
  return originsOf(publicUrl).includes(url.origin) || isListed ? url.href : site.href
}

/** An absolute web address without anything that two parsers could read in two ways; null for all others. */
function plainAddress(text: string): URL | null {
  const [place = ''] = text.split(/[?#]/)
  const isPlain =
    /^https?:\/\/[\w.:[\]-]+(?:\/|$)/i.test(place) &&
    // A path that climbs, plain or encoded, or that begins like a host, has no business here.
    !/%(?:2f|5c|2e)|\/\.{1,2}(?:\/|$)|[^:]\/\//i.test(place) &&
    !/[\\\s\p{Cc}]/u.test(text)
  return isPlain && URL.canParse(text) ? new URL(text) : null
}
