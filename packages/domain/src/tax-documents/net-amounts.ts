import { type Amounts, includedVat } from '../cart/price-cart.ts'
import { type Cents, less, ZERO } from '../money/money.ts'
import { splitByWeight } from '../money/split-money.ts'
import type { Taxed } from './tax-document.ts'

/** A line before VAT: `price − discount = net`. */
export type NetLine = { readonly price: Cents; readonly discount: Cents; readonly net: Cents }

/** Amounts before VAT: the lines' `net` and `shipping` add up to `net`, and `net + vat` to the document's total. */
export type NetAmounts = {
  readonly lines: readonly NetLine[]
  readonly shipping: Cents
  readonly net: Cents
  readonly vat: Cents
}

/**
 * The amounts before VAT of an order's first invoice, whose prices include it. What a document states is never rounded
 * anew: its total less its VAT is shared among lines and shipping by their prices, so that all add up to the fils.
 */
export function netAmounts(price: Amounts, { total, vat }: Taxed, vatPercent: number): NetAmounts {
  const net = less(total, vat)
  const paid = price.lines.map((line) => less(line.price, line.discount))
  const parts = splitByWeight(net, [...paid, price.shipping])
  const lines = price.lines.map(({ discount: gross }, n) => {
    const of = parts[n] ?? ZERO
    const discount = less(gross, includedVat(gross, vatPercent))
    return { price: (of + discount) as Cents, discount, net: of }
  })
  return { lines, shipping: parts.at(-1) ?? ZERO, net, vat }
}
