import { useEffect, useState, useSyncExternalStore } from 'react'

import { subscribeSession } from '../../sign-in/session.ts'
import { useRoot } from '../../page/use-root.ts'
import { onCartElsewhere } from './cart-count.ts'
import { cartInBrowser } from './browser-cart.ts'
import type { CartState } from './cart-store.ts'

/**
 * The cart for a page that shows it: as the server rendered it, then synchronised with other tabs, other devices and
 * the country of the prices. `look` reloads it.
 */
export function useCart(rendered: CartState): CartState & { readonly look: () => void } {
  const { code } = useRoot().country
  const [store] = useState(() => (typeof document === 'undefined' ? null : cartInBrowser()))
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => (store && store.state().contact !== 'not asked' ? store.state() : rendered),
    () => rendered,
  )
  useEffect(() => {
    if (!store) return
    const look = () => void store.refresh(code)
    const wake = () => document.visibilityState === 'visible' && look()
    look()
    const leaves = [onCartElsewhere(look), subscribeSession(look)]
    addEventListener('online', look)
    document.addEventListener('visibilitychange', wake)
    return () => {
      for (const leave of leaves) leave()
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [store, code])
  return { ...state, look: () => void store?.refresh(code) }
}

const never = () => () => {}
