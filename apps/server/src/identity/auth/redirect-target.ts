import { originsOf } from '../../platform/config/is-loopback.ts'

/**
 * Where sign-in may redirect: to the shop's own origin, to any loopback name of a local shop, or to an address listed
 * literally in the allow-list. Anything else becomes the front page. Never has a fragment.
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

/** Parses an absolute web address that no two parsers can read differently; null for all others. */
function plainAddress(text: string): URL | null {
  const [place = ''] = text.split(/[?#]/)
  const isPlain =
    /^https?:\/\/[\w.:[\]-]+(?:\/|$)/i.test(place) &&
    // Refuses dot segments, plain or encoded, and paths that begin like a host.
    !/%(?:2f|5c|2e)|\/\.{1,2}(?:\/|$)|[^:]\/\//i.test(place) &&
    !/[\\\s\p{Cc}]/u.test(text)
  return isPlain && URL.canParse(text) ? new URL(text) : null
}
