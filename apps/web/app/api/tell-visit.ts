import type { Visit } from '@nawl/contract/shop/visit'

/**
 * Tells the shop that a design was opened or first coloured: without cookies, and not at all where the browser asks not
 * to be tracked. Nobody waits for it, and it may fail.
 */
export function tellVisit(visit: Visit): void {
  if (asksNotToBeTracked()) return
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
    // The page's cookies are not sent with it.
    credentials: 'omit',
    // It outlives the page.
    keepalive: true,
  }).catch(() => {})
}

/** Calls once the page is seen: a browser may draw pages ahead that nobody opens. */
export function whenSeen(call: () => void): () => void {
  if (!(document as { readonly prerendering?: boolean }).prerendering) {
    call()
    return () => {}
  }
  document.addEventListener('prerenderingchange', call, { once: true })
  return () => document.removeEventListener('prerenderingchange', call)
}

/** By Global Privacy Control, or Do Not Track, which some browsers still have. */
function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}
