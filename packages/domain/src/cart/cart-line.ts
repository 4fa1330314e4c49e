import { QUANTITIES, type Quantity } from '../rug/size.ts'
import { type DesignSnapshot, isSameDesign } from './design-snapshot.ts'

/** A number of rugs of one design. */
export type CartLine = {
  readonly id: string
  readonly design: DesignSnapshot
  readonly quantity: Quantity
}

const MOST_OF_ONE_LINE = Math.max(...QUANTITIES)
/** More lines are a mistake or an attempt to fill the database. */
export const MOST_CART_LINES = 100

export type AddedToCart =
  | { readonly ok: true; readonly lines: readonly CartLine[] }
  | { readonly ok: false; readonly reason: 'cart-full' }

/** Adds a line to a cart. Rugs of a design already in the cart join its line; beyond ten they make another line. */
export function addToCart(lines: readonly CartLine[], added: CartLine): AddedToCart {
  const after = mergeCarts(lines, [added])
  return after.length > Math.max(lines.length, MOST_CART_LINES)
    ? { ok: false, reason: 'cart-full' }
    : { ok: true, lines: after }
}

/** An account's cart after merging a guest's: every rug of both. Lines keep their ids. */
export function mergeCarts(account: readonly CartLine[], guest: readonly CartLine[]): readonly CartLine[] {
  return guest.reduce(joined, account)
}

/** Like `mergeCarts`, but a full cart takes no more lines, or repeated merging would grow it without limit. */
export function mergeIntoCart(account: readonly CartLine[], guest: readonly CartLine[]): AddedToCart {
  const lines = mergeCarts(account, guest)
  return account.length >= MOST_CART_LINES && lines.length > account.length
    ? { ok: false, reason: 'cart-full' }
    : { ok: true, lines }
}

function joined(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  let left: number = added.quantity
  const filled = lines.map((line) => {
    const taken = isSameDesign(line.design, added.design)
      ? Math.min(left, MOST_OF_ONE_LINE - line.quantity)
      : 0
    if (taken === 0) return line
    left -= taken
    return { ...line, quantity: (line.quantity + taken) as Quantity } // at most ten by the line above
  })
  return left === 0 ? filled : [...filled, { ...added, quantity: left as Quantity }]
}
