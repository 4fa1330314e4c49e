import type { CartLine } from '../../cart/cart-line.ts'
import { type Amounts, type CartPrice, isPickupPrice, priceCart } from '../../cart/price-cart.ts'
import { ZERO } from '../../money/money.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { kindIn, type Product } from '../../product/product.ts'
import { isSameKind, isSameProduct } from '../../product/same-product.ts'
import { QUANTITIES, type Quantity } from '../../rug/sizes/size.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { promisedDays } from '../delivery/expected-days.ts'
import { type Claim, type Order, type RemakeCause, versionInForce } from '../order.ts'
import type { OrderState } from '../order-state.ts'
import { done, type Done, type OrderRefusal, refused, type Refused } from '../outcome.ts'
import { NO_TIMES, NOTHING_YET } from '../placing/place-order.ts'
import { type Correcting, versionFault } from './correction.ts'

export type Remake = Correcting & {
  /** A free order number for the remake. */
  readonly number: string
  readonly lineId: string
  /** How many of the line's pieces. */
  readonly quantity: number
  /** What is made instead of the frozen design; the same when absent. */
  readonly design?: Product | undefined
  readonly cause: RemakeCause
  /** The claim that was answered with a remake; only with the cause `claim`. */
  readonly claimId: string | null
}

/** The order whose line is made again, and the remake: both are written in one transaction. */
export type Remade = { readonly ok: true; readonly original: Done; readonly remake: Done }

/** What has been begun can be damaged; what is on its way, lost. */
const MADE: ReadonlySet<OrderState> = new Set(['in_production', 'ready', 'shipped', 'delivered'])

/** Why nothing of an order can be made again now, or null. */
export function remakeFault({ state }: Pick<Order, 'state'>): OrderRefusal | null {
  return MADE.has(state) ? null : 'wrong-state'
}

/**
 * Makes a line again at no cost, as an order of its own: so it has its own pack, progress, parcel, dates and letters. It is
 * confirmed at once, is not paid and has no document; the order that it belongs to records it.
 */
export function remakeLine(
  order: Order,
  now: Date,
  remake: Remake,
  kinds: ProductKinds = PRODUCT_KINDS,
): Remade | Refused {
  const { number, lineId, quantity, cause, by, why, version } = remake
  const fault = remakeFault(order) ?? versionFault(order, version) ?? claimFault(order, remake)
  if (fault) return refused(fault)
  const line = versionInForce(order).lines.find(({ id }) => id === lineId)
  if (!line) return refused('no-such-line')
  if (!isQuantity(quantity) || quantity > line.quantity) return refused('no-such-piece')
  const design = designOf(line, remake.design, kinds)
  if (!design) return refused('another-rug')

  const again: CartLine = { ...line, design, quantity }
  const correction = {
    kind: 'remake',
    by,
    at: now,
    why,
    order: number,
    line: lineId,
    name: line.design.name,
    quantity,
    cause,
    claim: remake.claimId,
  } as const
  const corrections = [...order.corrections, correction]
  // A discount code is of the order that was paid.
  const { code: _, ...tariff } = order.tariff
  const made: Order = {
    ...order,
    ...NOTHING_YET,
    number,
    state: 'confirmed',
    tariff,
    // The card of a gift is in the first parcel, unless that is lost.
    giftMessage: cause === 'transit' ? order.giftMessage : '',
    versions: [{ lines: [again], price: free({ ...order, tariff }, again, kinds), madeAt: now }],
    remakeOf: { order: order.number, line: lineId, serial: remakesOf({ corrections }).length, cause },
    // Nothing is waited for: neither a payment nor a change of mind.
    times: { ...NO_TIMES, placedAt: now, confirmedAt: now, cancelUntil: now, changeUntil: now },
  }
  const { from: expectedFrom, by: expectedBy } = promisedDays(made, now, kinds)
  const promised = { ...made, times: { ...made.times, expectedFrom, expectedBy } }
  return {
    ok: true,
    original: done({ ...order, corrections }, now, by, [
      { kind: 'remake-ordered', subject: String(corrections.length) },
    ]),
    remake: done(promised, now, by, [{ kind: 'remake-begun' }]),
  }
}

/** What an order has made again, oldest first. */
export const remakesOf = ({ corrections }: Pick<Order, 'corrections'>) =>
  corrections.flatMap((each) => (each.kind === 'remake' ? [each] : []))

/** Claims that were answered with a remake which nobody has ordered yet. */
export const claimsToRemake = (order: Pick<Order, 'claims' | 'corrections'>): readonly Claim[] =>
  order.claims.filter(
    ({ id, decision }) =>
      decision?.outcome === 'remake' && !remakesOf(order).some(({ claim }) => claim === id),
  )

/** A claim is remade once, after it was answered so. */
function claimFault(order: Order, { cause, claimId }: Remake): OrderRefusal | null {
  if ((cause === 'claim') !== (claimId !== null)) return 'no-such-claim'
  if (claimId === null) return null
  const claim = order.claims.find(({ id }) => id === claimId)
  if (claim?.decision?.outcome !== 'remake') return 'no-such-claim'
  return remakesOf(order).some((each) => each.claim === claimId) ? 'already-decided' : null
}

/** What is made: the frozen design, or what it may become; null for something else. */
function designOf(
  { design: frozen }: CartLine,
  corrected: Product | undefined,
  kinds: ProductKinds,
): Product | null {
  if (corrected === undefined || (isSameKind(corrected, frozen) && isSameProduct(corrected, frozen, kinds)))
    return frozen
  const mayBecome = isSameKind(corrected, frozen) && kindIn(kinds, frozen).mayBecome?.(frozen, corrected)
  return mayBecome ? corrected : null
}

/** The price of nothing, with the weight and the time of delivery of what is sent. */
function free(order: Order, line: CartLine, kinds: ProductKinds): CartPrice {
  const { address, tariff } = order
  const country = findCountry(address.country)
  if (!country) throw new Error(`an order goes to no country: ${address.country}`)
  const price = priceCart([line], { country, quote: ZERO }, tariff, kinds)
  const amounts: Amounts = {
    lines: [{ price: ZERO, discount: ZERO }],
    goods: ZERO,
    discount: ZERO,
    shipping: ZERO,
    total: ZERO,
    vat: ZERO,
  }
  // It is handed over as what it replaces was.
  const basis = isPickupPrice(versionInForce(order).price) ? ('pickup' as const) : ('free' as const)
  const shipping = price.shipping && { ...price.shipping, basis }
  return { ...price, discountPercent: 0, vatPercent: 0, shipping, amounts: { USD: amounts, AED: amounts } }
}

const isQuantity = (n: number): n is Quantity => (QUANTITIES as readonly number[]).includes(n)
