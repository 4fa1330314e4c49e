import type { FetchApi } from '../../api/request.ts'
import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import { loadNotShippedTo } from '../../page/country/load-not-shipped-to.ts'
import { readCartMark } from './cart-mark.ts'
import { type CartState, createCartStore } from './cart-store.ts'

/**
 * The cart of the browser that asks for a page. Who is signed in is known only there: their cart is not asked for, and
 * the page opens waiting for it.
 */
export async function loadCart(fetchApi: FetchApi, request: Request): Promise<CartState> {
  const cookie = request.headers.get('cookie') ?? ''
  if (readCartMark(cookie).owner !== '') return NO_CART_YET
  const store = createCartStore({
    fetchApi: withCookie(fetchApi, cookie),
    hasToMerge: () => false,
    onCart: () => {},
  })
  await store.refresh(rememberedCountry(cookie, await loadNotShippedTo(fetchApi)).code)
  return store.state()
}

/** Calls the API as the browser whose cookies these are. */
export function withCookie(fetchApi: FetchApi, cookie: string): FetchApi {
  return (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    return fetchApi(path, { ...init, headers })
  }
}

/** What a page opens with where the cart is still to come. */
export const NO_CART_YET: CartState = { cart: null, contact: 'not asked' }
