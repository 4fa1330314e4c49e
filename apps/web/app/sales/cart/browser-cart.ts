import { goodsOf, piecesOf } from '@nawl/domain/cart/pieces'

import { accountFetch, currentSession, subscribeSession } from '../../sign-in/session.ts'
import { storedSession } from '../../sign-in/stored-session.ts'
import { browserFetch, type FetchApi } from '../../api/request.ts'
import { cartMark, markCart } from './cart-count.ts'
import { markOwner } from './cart-mark.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

let store: CartStore | undefined

/** This page's cart store: of the signed-in person, else of the browser. */
export function cartInBrowser(): CartStore {
  store ??= open()
  return store
}

/** Calls the API as the owner of the cart. */
export const ownerFetch: FetchApi = (path, init) =>
  (storedSession() === null ? browserFetch : accountFetch)(path, init)

const owner = () => markOwner(storedSession()?.user.id ?? null)

function open(): CartStore {
  const opened = createCartStore({
    fetchApi: ownerFetch,
    hasToMerge: () => owner() !== '' && owner() !== cartMark().owner,
    onCart: (cart, changed) =>
      markCart({ count: piecesOf(cart.lines), of: goodsOf(cart), owner: owner() }, changed),
  })
  let last = currentSession().user?.id
  subscribeSession(() => {
    const now = currentSession().user?.id
    // The previous person signed out; every page merges the cart of whoever signs in.
    if (last !== undefined && now !== last) opened.forget()
    last = now
  })
  return opened
}
