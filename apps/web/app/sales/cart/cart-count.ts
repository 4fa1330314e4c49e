import { useEffect, useSyncExternalStore } from 'react'

import { currentSession, subscribeSession } from '../../sign-in/session.ts'
import { type InCart, useRoot } from '../../page/use-root.ts'
import { createListeners } from '../../ui/store.ts'
import { type CartMark, cartMarkCookie, markOwner, NOTHING, readCartMark } from './cart-mark.ts'

const CHANNEL = 'nawl.cart'
const changes = createListeners()
const changesElsewhere = createListeners()
let channel: BroadcastChannel | undefined

/** What is in the cart, shared by all tabs of this browser. */
export function useInCart(): InCart {
  const { inCart } = useRoot()
  const count = useSyncExternalStore(
    subscribe,
    () => cartMark().count,
    () => inCart.count,
  )
  const of = useSyncExternalStore(
    subscribe,
    () => cartMark().of,
    () => inCart.of,
  )
  return { count, of }
}

/** The current cart mark. */
export function cartMark(): CartMark {
  return readCartMark(document.cookie)
}

/** Stores what the cart contains; `changed` makes other tabs reload it. */
export function markCart(mark: CartMark, changed: boolean): void {
  // Not the Cookie Store API: it requires https, and a shop may be tried without.
  document.cookie = cartMarkCookie(mark, location.protocol === 'https:')
  changes.notify()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  if (changed) tabs().postMessage('changed')
}

/** Calls `listener` when another tab changes the cart; returns the unsubscribe function. */
export function onCartElsewhere(listener: () => void): () => void {
  tabs()
  return changesElsewhere.subscribe(listener)
}

/**
 * On every page: merges this browser's cart on sign-in and clears the person's cart on sign-out. The cart store is
 * loaded only then.
 */
export function useCartInStep(): void {
  useEffect(() => {
    followSession()
    return subscribeSession(followSession)
  }, [])
}

function followSession(): void {
  const { user, loading } = currentSession()
  const { owner } = cartMark()
  if (user && owner !== markOwner(user.id))
    import('./browser-cart.ts').then(({ cartInBrowser }) => cartInBrowser().merge(), console.warn)
  else if (!user && !loading && owner !== '') markCart(NOTHING, true)
}

function subscribe(listener: () => void): () => void {
  tabs()
  const unsubscribe = changes.subscribe(listener)
  // A page restored from the back/forward cache has missed other tabs' messages.
  addEventListener('pageshow', listener)
  return () => {
    unsubscribe()
    removeEventListener('pageshow', listener)
  }
}

function tabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => {
    changes.notify()
    changesElsewhere.notify()
  })
  return channel
}
