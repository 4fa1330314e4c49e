import * as messages from '@nawl/messages/order-bar'
import type { CartResponse } from '@nawl/contract/sales/cart'

import type { CartOffer } from '../assistant-offers.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import type { CartStore } from '../../sales/cart/cart-store.ts'
import { putIntoCart, type RugForCart } from '../../sales/cart/put-into-cart.ts'

/**
 * Adds a rug to the cart and reports it in a sentence. Undoing it leaves every other line as it was; an edited line
 * is changed back in the studio, which still has its design.
 */
export async function addForAssistant(
  store: CartStore,
  rugName: string,
  rug: RugForCart,
): ReturnType<CartOffer['add']> {
  const before = await store.merge()
  if (!before.ok) return { ok: false, say: refusalMessage(before.fault) }
  const put = await putIntoCart(store, rug)
  if (put.kind === 'refused') return { ok: false, say: put.words }
  if (put.kind === 'updated') return { ok: true, say: messages.cartUpdated }
  return {
    ok: true,
    say: messages.inCartSentence({ name: rugName }),
    takeOut: () => takeOut(store, before.cart, put.cart),
  }
}

/** Removes what was added: its own line, or its quantity on the line of the same design. */
async function takeOut(store: CartStore, before: CartResponse, after: CartResponse): Promise<void> {
  const were = new Map(before.lines.map(({ id, quantity }) => [id, quantity]))
  const { id } = after.lines.find((line) => were.get(line.id) !== line.quantity) ?? {}
  if (id === undefined) return
  const quantity = were.get(id)
  await (quantity === undefined ? store.remove(id) : store.change(id, { quantity }))
}
