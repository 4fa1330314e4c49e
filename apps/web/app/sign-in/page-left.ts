import * as messages from '@nawl/messages/sign-in'
import { LANGUAGE } from '@nawl/messages/language'
import { pageAt } from '@nawl/domain/shop/pages'

/** A page of the shop: its path with query and fragment, and its name. */
export type Place = { readonly path: string; readonly name: string }

const KEY = 'nawl.left-from'

/**
 * Remembers the page on which sign-in starts. Sign-in ends at the home page, which offers the way back. Retrying from
 * the home page after a failure keeps the first page.
 */
export function rememberPlace(): void {
  const pathname = location.pathname.slice(LANGUAGE.prefix.length) || '/'
  const path = pathname + location.search + location.hash
  if (path === '/') return
  // `PageHead` writes `Contact · Nawl`. Asked of the document, because the titles of all pages would weigh on every page.
  const title = document.title.split(' · ')[0]
  const heading = document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim()
  const place: Place = { path, name: (pageAt(pathname) && title) || heading || messages.whereYouWere }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Storage is blocked: the visitor still has the browser's back button.
  }
}

/** The page on which this tab started to sign in; null if unknown. */
export function placeLeft(): Place | null {
  try {
    const { path, name } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place
    return /^\/(?![/\\])/.test(path) && typeof name === 'string' ? { path, name } : null
  } catch {
    return null
  }
}

/** Clears it once somebody is signed in. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
