import type { CartLine } from '../cart/cart-line.ts'
import { type CartPrice, isPickupPrice, priceCart } from '../cart/price-cart.ts'
import { type Cents, less, negated } from '../money/money.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { PRODUCT_KINDS } from '../product/product-kinds.ts'
import { kindIn, type Product } from '../product/product.ts'
import { isSameKind, isSameProduct } from '../product/same-product.ts'
import { findCountry } from '../shop/countries/countries.ts'
import { awaitedLines } from './approvals/approval.ts'
import { tariffInForce } from './corrections/cancel-line.ts'
import { isOver, payByOf } from './deadlines.ts'
import { lapseChange } from './lapse-change.ts'
import { type Order, type OrderVersion, versionInForce } from './order.ts'
import { done, type Happening, type OrderRefusal, type Outcome, refused } from './outcome.ts'
import {
  isPaymentPending,
  type PaymentChoice,
  paymentCreated,
  paymentFor,
  withRefund,
} from './payments/payments.ts'

export type DesignChange = {
  readonly lineId: string
  /** What its kind lets it become: the same rug in other yarns, pile, shape or size. */
  readonly design: Product
  /** How a difference would be paid. */
  readonly payment: PaymentChoice
}

/**
 * Changes the design of a line until `changeUntil`, or as long as its approval is awaited. If it costs no more, it takes effect
 * at once and a difference is refunded; if it costs more, once the difference is paid. The order's own tariff applies.
 */
export function changeDesign(
  order: Order,
  now: Date,
  { lineId, design, payment }: DesignChange,
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const fault = changeFault(order, now, kinds)
  if (fault) return refused(fault)
  const current = versionInForce(order)
  const line = current.lines.find(({ id }) => id === lineId)
  if (!line) return refused('no-such-line')
  if (isWindowOver(order, now, lineId, kinds)) return refused('too-late')
  if (!isSameKind(design, line.design)) return refused('another-rug')
  if (!kindIn(kinds, line.design).mayBecome?.(line.design, design)) return refused('another-rug')
  if (isSameProduct(design, line.design, kinds)) return refused('nothing-changed')
  const lines = current.lines.map((each) => (each === line ? { ...each, design } : each))
  const price = repriced(order, lines, current.price, kinds)
  if (!price) return refused('needs-quote')

  const lapsed = lapseChange(order, now)
  const changed: Order = {
    ...lapsed.order,
    versions: [...lapsed.order.versions, { lines, price, madeAt: now }],
  }
  const priceIncrease = less(price.amounts.USD.total, current.price.amounts.USD.total)
  const next =
    priceIncrease > 0
      ? askDifference(changed, now, current, payment)
      : takeEffect(changed, now, priceIncrease)
  return done(next.order, now, 'customer', [...lapsed.happenings, ...next.happenings])
}

/** Why the design cannot be changed now, or null. */
export function changeFault(
  order: Order,
  now: Date,
  kinds: ProductKinds = PRODUCT_KINDS,
): OrderRefusal | null {
  if (order.state !== 'confirmed') return 'wrong-state'
  const { lines } = versionInForce(order)
  if (!lines.some(({ design }) => kindIn(kinds, design).mayBecome !== undefined)) return 'wrong-state'
  if (lines.every(({ id }) => isWindowOver(order, now, id, kinds))) return 'too-late'
  const isUnderWay = order.change !== null && isPaymentPending(order, order.change.version)
  return isUnderWay ? 'payment-in-progress' : null
}

/** Whether it is too late to change a line: its window is over, and its approval is not awaited. */
function isWindowOver(order: Order, now: Date, lineId: string, kinds: ProductKinds): boolean {
  if (!isOver(order.times.changeUntil, now)) return false
  const awaited = awaitedLines(order, kinds).find(({ line }) => line.id === lineId)
  return awaited === undefined || awaited.approved !== null
}

type Step = { readonly order: Order; readonly happenings: readonly Happening[] }

function askDifference(order: Order, now: Date, current: OrderVersion, choice: PaymentChoice): Step {
  const version = order.versions.length - 1
  const price = order.versions[version]?.price ?? current.price
  const { paymentId, provider } = choice
  return {
    order: {
      ...order,
      change: { version, payBy: payByOf(now, provider) },
      payments: [...order.payments, paymentFor(version, price, current.price, choice, now)],
    },
    happenings: [{ kind: 'change-asked', subject: String(version) }, paymentCreated(paymentId)],
  }
}

/** `priceIncrease` is at most 0. */
function takeEffect(order: Order, now: Date, priceIncrease: Cents): Step {
  const inForce = order.versions.length - 1
  const refunding = withRefund({ ...order, inForce }, negated(priceIncrease), 'change', now)
  return {
    order: refunding.order,
    happenings: [{ kind: 'changed', subject: String(inForce) }, ...refunding.happenings],
  }
}

/** The price of the changed lines; null if the freight quote was for less weight. */
function repriced(
  order: Order,
  lines: readonly CartLine[],
  before: CartPrice,
  kinds: ProductKinds,
): CartPrice | null {
  const country = findCountry(order.address.country)
  if (!country) throw new Error(`an order goes to no country: ${order.address.country}`)
  const quote = before.shipping?.basis === 'quoted' ? before.shipping.cost : null
  const to = { country, quote, isPickup: isPickupPrice(before) }
  const price = priceCart(lines, to, tariffInForce(order), kinds)
  // The quote covers the weight of the rugs when it was given.
  const quotedKg = order.versions[0].price.shipping?.billedKg ?? 0
  return quote !== null && (price.shipping?.billedKg ?? 0) > quotedKg ? null : price
}
