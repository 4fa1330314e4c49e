import type { CartOwner } from './cart-owner.ts'
import type { SeenCart } from './cart-rows.ts'

/** Carts in memory: those of a busy hour. */
const MOST_CARTS = 1_000

/** What tells an owner's cart from others. */
export const keyOf = (owner: CartOwner): string =>
  owner.kind === 'person' ? owner.personId : owner.tokenHash

/**
 * Carts as this process last saw them, so that an addition need not read its cart. They may be out of date: whatever is
 * written by them depends on their version.
 */
export function seenCarts() {
  const carts = new Map<string, SeenCart>()

  return {
    find: (owner: CartOwner): SeenCart | null => carts.get(keyOf(owner)) ?? null,

    /** Remembers a cart, null for one that is not there or not known any more. */
    remember(owner: CartOwner, cart: SeenCart | null): void {
      const key = keyOf(owner)
      carts.delete(key)
      if (cart === null) return
      const [oldest] = carts.keys()
      if (oldest !== undefined && carts.size >= MOST_CARTS) carts.delete(oldest)
      carts.set(key, cart)
    },
  }
}
