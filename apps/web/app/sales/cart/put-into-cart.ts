import type { CartResponse } from '@nawl/contract/sales/cart'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'

import { refusalMessage } from '../order/calls/refusal-messages.ts'
import type { CartStore } from './cart-store.ts'

/** A rug to add; `line` is the cart line it replaces, null for a new one. */
export type RugForCart = {
  readonly line: string | null
  readonly design: CartDesign
  readonly quantity: number
}

/** The result with the current cart; `words` explain a refusal. */
export type PutOutcome =
  | { readonly kind: 'added' | 'updated'; readonly cart: CartResponse }
  | { readonly kind: 'refused'; readonly words: string }

/** Adds a rug to the cart. If the line to replace no longer exists, the rug is added as a new line. */
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
