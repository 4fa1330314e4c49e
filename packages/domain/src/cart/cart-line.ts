import { QUANTITIES, type Quantity } from '../rug/sizes/size.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.ts'
import { isSameProduct } from '../product/same-product.ts'
import type { Product } from '../product/product.ts'

/** A number of one product: of rugs of one design, as most are. */
export type CartLine<P extends Product = Product> = {
  readonly id: string
  /** The frozen product, of any kind. It is called `design` because stored carts use that key. */
  readonly design: P
  readonly quantity: Quantity
}

const MOST_OF_ONE_LINE = Math.max(...QUANTITIES)
/** More lines are a mistake or an attempt to fill the database. */
export const MOST_CART_LINES = 100

export type AddedToCart<P extends Product = Product> =
  | { readonly ok: true; readonly lines: readonly CartLine<P>[] }
  | { readonly ok: false; readonly reason: 'cart-full' }

/** Adds a line to a cart. What is already in the cart joins its line; beyond ten they make another line. */
export function addToCart<P extends Product>(
  lines: readonly CartLine<P>[],
  added: CartLine<P>,
  kinds: ProductKinds = PRODUCT_KINDS,
): AddedToCart<P> {
  const after = mergeCarts(lines, [added], kinds)
  return after.length > Math.max(lines.length, MOST_CART_LINES)
    ? { ok: false, reason: 'cart-full' }
    : { ok: true, lines: after }
}

/** An account's cart after merging a guest's: all that is in both. Lines keep their ids. */
export function mergeCarts<P extends Product>(
  account: readonly CartLine<P>[],
  guest: readonly CartLine<P>[],
  kinds: ProductKinds = PRODUCT_KINDS,
): readonly CartLine<P>[] {
  return guest.reduce((lines, added) => joined(lines, added, kinds), account)
}

/** Like `mergeCarts`, but a full cart takes no more lines, or repeated merging would grow it without limit. */
export function mergeIntoCart<P extends Product>(
  account: readonly CartLine<P>[],
  guest: readonly CartLine<P>[],
  kinds: ProductKinds = PRODUCT_KINDS,
): AddedToCart<P> {
  const lines = mergeCarts(account, guest, kinds)
  return account.length >= MOST_CART_LINES && lines.length > account.length
    ? { ok: false, reason: 'cart-full' }
    : { ok: true, lines }
}

function joined<P extends Product>(
  lines: readonly CartLine<P>[],
  added: CartLine<P>,
  kinds: ProductKinds,
): readonly CartLine<P>[] {
  let left: number = added.quantity
  const filled = lines.map((line) => {
    const taken = isSameProduct(line.design, added.design, kinds)
      ? Math.min(left, MOST_OF_ONE_LINE - line.quantity)
      : 0
    if (taken === 0) return line
    left -= taken
    return { ...line, quantity: (line.quantity + taken) as Quantity } // at most ten by the line above
  })
  return left === 0 ? filled : [...filled, { ...added, quantity: left as Quantity }]
}
