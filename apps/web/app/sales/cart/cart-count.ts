import { useEffect, useSyncExternalStore } from 'react'

import { currentSession, subscribeSession } from '../../sign-in/session.ts'
import { useRoot } from '../../page/use-root.ts'
import { createListeners } from '../../ui/store.ts'
import { type CartMark, cartMarkCookie, markOwner, readCartMark } from './cart-mark.ts'

const CHANNEL = 'nawl.cart'
const changes = createListeners()
const changesElsewhere = createListeners()
let channel: BroadcastChannel | undefined

/** How many rugs are in the cart, as every tab of this browser knows it. */
export function useCartCount(): number {
  const { rugsInCart } = useRoot()
  return useSyncExternalStore(
    subscribe,
    () => cartMark().count,
    () => rugsInCart,
  )
}

/** The mark as it is now. */
export function cartMark(): CartMark {
  return readCartMark(document.cookie)
}

/** Writes down what the cart holds; `changed` tells the other tabs to look. */
export function markCart(mark: CartMark, changed: boolean): void {
  // Not the Cookie Store API: it is there only on https, and a shop may be tried without.
  document.cookie = cartMarkCookie(mark, location.protocol === 'https:')
  changes.notify()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  if (changed) tabs().postMessage('changed')
}

/** Calls `listener` when another tab has changed the cart, until the function it gives is called. */
export function onCartElsewhere(listener: () => void): () => void {
  tabs()
  return changesElsewhere.subscribe(listener)
}

/**
 * On every page: whoever signs in takes this browser's cart along, and whoever leaves leaves none of theirs behind. The
 * cart itself is fetched only then.
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
  else if (!user && !loading && owner !== '') markCart({ count: 0, owner: '' }, true)
}

function subscribe(listener: () => void): () => void {
  tabs()
  const unsubscribe = changes.subscribe(listener)
  // A page out of the browser's memory has slept through what other tabs told.
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
