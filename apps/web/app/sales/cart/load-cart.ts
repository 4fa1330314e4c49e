import type { FetchApi } from '../../api/request.ts'
import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import { loadPrices } from '../../page/country/load-prices.ts'
import { readCartMark } from './cart-mark.ts'
import { type CartState, createCartStore } from './cart-store.ts'

/**
 * The cart of the requesting browser. Only the browser knows who is signed in, so a person's cart is not loaded here
 * and the page opens waiting for it.
 */
export async function loadCart(fetchApi: FetchApi, request: Request): Promise<CartState> {
  const cookie = request.headers.get('cookie') ?? ''
  if (readCartMark(cookie).owner !== '') return NO_CART_YET
  const store = createCartStore({
    fetchApi: withCookie(fetchApi, cookie),
    hasToMerge: () => false,
    onCart: () => {},
  })
  await store.refresh(rememberedCountry(cookie, (await loadPrices(fetchApi)).notShippedTo).code)
  return store.state()
}

/** Calls the API with the browser's cookies. */
export function withCookie(fetchApi: FetchApi, cookie: string): FetchApi {
  return (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    return fetchApi(path, { ...init, headers })
  }
}

/** The initial state while the cart is loading. */
export const NO_CART_YET: CartState = { cart: null, contact: 'not asked' }
