import { accountFetch, currentSession, subscribeSession } from '../../sign-in/session.ts'
import { storedSession } from '../../sign-in/stored-session.ts'
import { browserFetch, type FetchApi } from '../../api/request.ts'
import { cartMark, markCart } from './cart-count.ts'
import { markOwner } from './cart-mark.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

let store: CartStore | undefined

/** The one cart of this page: of who is signed in, else of the browser. */
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
    onCart: ({ price }, changed) => markCart({ count: price.rugCount, owner: owner() }, changed),
  })
  let last = currentSession().user?.id
  subscribeSession(() => {
    const now = currentSession().user?.id
    // Whose it was has left; who has come is merged by every page.
    if (last !== undefined && now !== last) opened.forget()
    last = now
  })
  return opened
}
