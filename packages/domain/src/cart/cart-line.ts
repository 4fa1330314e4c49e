import { QUANTITIES, type Quantity } from '../rug/size.ts'
import { type DesignSnapshot, isSameDesign } from './design-snapshot.ts'

/** So many rugs of one design. */
export type CartLine = {
  readonly id: string
  readonly design: DesignSnapshot
  readonly quantity: Quantity
}

const MOST_OF_ONE_LINE = Math.max(...QUANTITIES)
/** More lines than this are a mistake, or somebody filling our database. */
export const MOST_CART_LINES = 100

export type AddedToCart =
  | { readonly ok: true; readonly lines: readonly CartLine[] }
  | { readonly ok: false; readonly reason: 'cart-full' }

/** Puts a line into a cart. Rugs of a design that is there already join it; beyond ten they make a line of their own. */
export function addToCart(lines: readonly CartLine[], added: CartLine): AddedToCart {
  const after = mergeCarts(lines, [added])
  return after.length > Math.max(lines.length, MOST_CART_LINES)
    ? { ok: false, reason: 'cart-full' }
    : { ok: true, lines: after }
}

/** What an account's cart holds once the cart of a guest has joined it: every rug of both. Lines keep their ids. */
export function mergeCarts(account: readonly CartLine[], guest: readonly CartLine[]): readonly CartLine[] {
  return guest.reduce(joined, account)
}

/** As `mergeCarts`, but a cart that is full takes no further lines: merged again and again it would grow without end. */
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
