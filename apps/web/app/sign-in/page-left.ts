import { SHOP_PAGES } from '@nawl/domain/shop/pages'

/** A page of the shop: its path with what follows it, and its name. */
export type Place = { readonly path: string; readonly name: string }

const KEY = 'nawl.left-from'

/**
 * Notes which page this tab leaves to sign in. Signing in ends at the front page, and from there one can go back. Whoever
 * leaves from the front page, having failed once, still comes from where the first attempt began.
 */
export function rememberPlace(): void {
  const path = location.pathname + location.search + location.hash
  if (path === '/') return
  const page = Object.values(SHOP_PAGES).find((known) => known.path === location.pathname)
  const heading = document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim()
  const place: Place = { path, name: page?.title || heading || 'where you were' }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Denied: the browser's own way back is left.
  }
}

/** The page this tab left; null where it is not known. */
export function placeLeft(): Place | null {
  try {
    const { path, name } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place
    return /^\/(?![/\\])/.test(path) && typeof name === 'string' ? { path, name } : null
  } catch {
    return null
  }
}

/** Somebody is signed in: where it began is of no use any more. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Denied, and so nothing was kept.
  }
}
