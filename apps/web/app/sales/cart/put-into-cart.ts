import type { CartDesign, CartResponse } from '@nawl/contract/sales/cart'

import { refusalMessage } from '../order/calls/refusal-messages.ts'
import type { CartStore } from './cart-store.ts'

/** A rug on its way into the cart: `line` is the line that it takes the place of, null for a new one. */
export type RugForCart = {
  readonly line: string | null
  readonly design: CartDesign
  readonly quantity: number
}

/** What became of it, with the cart as it is now; `words` say a refusal. */
export type PutOutcome =
  | { readonly kind: 'added' | 'updated'; readonly cart: CartResponse }
  | { readonly kind: 'refused'; readonly words: string }

/** Puts a rug into the cart. A line that is gone meanwhile is put in anew. */
export async function putIntoCart(
  store: CartStore,
  { line, design, quantity }: RugForCart,
): Promise<PutOutcome> {
  if (line !== null) {
    const changed = await store.change(line, { design, quantity })
    if (changed.ok) return { kind: 'updated', cart: changed.cart }
    if (changed.fault !== 'cart/no-such-line') return refusal(changed.fault)
  }
  const added = await store.add(design, quantity)
  return added.ok ? { kind: 'added', cart: added.cart } : refusal(added.fault)
}

const refusal = (fault: Parameters<typeof refusalMessage>[0]): PutOutcome => ({
  kind: 'refused',
  words: refusalMessage(fault),
})
