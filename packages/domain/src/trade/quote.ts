import type { CartLine } from '../cart/cart-line.ts'
import { type CartPrice, priceCart } from '../cart/price-cart.ts'
import type { Tariff } from '../cart/tariff.ts'
import type { AddressInput } from '../order/address/address.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.ts'
import { shippedCountry } from '../shop/countries/shipping-countries.ts'
import { type Project, optionsOf } from './project.ts'
import { DAY_MS } from '../time/durations.ts'

/** What goes to one address: an order of its own once the quote is accepted. */
export type Consignment = {
  readonly address: AddressInput
  readonly label: string
  /** Rooms and rugs as the project names them, in the order of the lines. */
  readonly places: readonly {
    readonly room: string
    readonly rug: string
    /** Number of an earlier order that it repeats. */
    readonly repeats: string | null
  }[]
  readonly lines: readonly CartLine[]
  readonly price: CartPrice
}

/** What was quoted. It never changes: another quote is another document. */
export type QuoteContent = {
  /** The project as it was called. */
  readonly project: string
  readonly tierName: { readonly en: string; readonly ar: string }
  readonly percent: number
  /** The tariff with the discount of the tier and the plan, which the orders have. */
  readonly tariff: Tariff
  readonly reference: string
  readonly consignments: readonly Consignment[]
}

/** Why a project cannot be quoted. */
type QuoteFault = 'nothing-chosen' | 'no-address' | 'unknown-address' | 'not-shipped' | 'by-freight'

type Quoting = {
  readonly tariff: Tariff
  readonly notShippedTo: readonly string[]
  readonly kinds?: ProductKinds
}

/**
 * What the chosen rugs of a project cost, for each address to which some go: an address is an order of its own, so its rugs
 * are counted for themselves. Without delivery, as long as nobody asked for a quote.
 */
export function pricesByAddress(
  { plan, designs }: Project,
  tariff: Tariff,
  kinds: ProductKinds = PRODUCT_KINDS,
): readonly CartPrice[] {
  const lines = new Map<string, CartLine[]>()
  for (const { room, rug, option } of optionsOf(plan)) {
    const known = designs[option.id]
    if (!known || rug.chosen !== option.id) continue
    const address = room.addressId ?? plan.addresses[0]?.id ?? ''
    const line = { id: option.id, design: known.design, quantity: option.quantity }
    lines.set(address, [...(lines.get(address) ?? []), line])
  }
  return [...lines.values()].map((each) => priceCart(each, null, tariff, kinds))
}

/** The chosen rugs of a project by their addresses, each address priced as the cart prices it; or why not. */
export function consignmentsOf(
  { plan, designs }: Project,
  { tariff, notShippedTo, kinds = PRODUCT_KINDS }: Quoting,
): readonly Consignment[] | QuoteFault {
  const chosen = optionsOf(plan).filter(({ rug, option }) => rug.chosen === option.id)
  if (chosen.length === 0) return 'nothing-chosen'
  const [first] = plan.addresses
  if (!first) return 'no-address'
  const consignments: Consignment[] = []
  for (const each of plan.addresses) {
    const here = chosen.filter(({ room }) => (room.addressId ?? first.id) === each.id)
    if (here.length === 0) continue
    const country = shippedCountry(each.address.country, notShippedTo)
    if (!country) return 'not-shipped'
    const lines = here.flatMap(({ option }) => {
      const known = designs[option.id]
      return known ? [{ id: option.id, design: known.design, quantity: option.quantity }] : []
    })
    const price = priceCart(lines, { country }, tariff, kinds)
    if (price.shipping?.basis === 'by-quote') return 'by-freight'
    const places = here.map(({ room, rug, option }) => ({
      room: room.name,
      rug: rug.name,
      repeats: designs[option.id]?.repeats ?? null,
    }))
    consignments.push({ address: each.address, label: each.label, places, lines, price })
  }
  const quoted = consignments.reduce((sum, { lines }) => sum + lines.length, 0)
  return quoted === chosen.length ? consignments : 'unknown-address'
}

/** Until when a quote of that moment is valid: the first instant at which it is too late. */
export function validUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

type QuoteState = 'open' | 'accepted' | 'expired' | 'withdrawn'

/** The state of a quote at a moment. What was accepted stays accepted. */
export function quoteState(
  quote: { readonly acceptedAt: Date | null; readonly withdrawnAt: Date | null; readonly validUntil: Date },
  now: Date,
): QuoteState {
  if (quote.acceptedAt) return 'accepted'
  if (quote.withdrawnAt) return 'withdrawn'
  return now >= quote.validUntil ? 'expired' : 'open'
}
