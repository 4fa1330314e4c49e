import { type CartPrice, isPickupPrice, priceCart } from '../../cart/price-cart.ts'
import type { Tariff } from '../../cart/tariff.ts'
import { type Cents, less } from '../../money/money.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { lapseChange } from '../lapse-change.ts'
import { type Order, type OrderVersion, versionInForce } from '../order.ts'
import { done, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { isPaymentPending, withRefund } from '../payments/payments.ts'
import { type Correcting, versionFault } from './correction.ts'

/** Why no line can be cancelled now, or null. The last one is cancelled with the order. */
export function cancelLineFault(order: Order): OrderRefusal | null {
  if (order.state !== 'confirmed') return 'wrong-state'
  if (versionInForce(order).lines.length < 2) return 'last-line'
  const isUnderWay = order.change !== null && isPaymentPending(order, order.change.version)
  return isUnderWay ? 'payment-in-progress' : null
}

/**
 * Cancels one line before production and refunds what the order costs less. The other lines cost no more than agreed:
 * discount and free delivery stay, though fewer rugs would not have earned them.
 */
export function cancelLine(
  order: Order,
  now: Date,
  { lineId, by, why, version }: Correcting & { readonly lineId: string },
  kinds: ProductKinds = PRODUCT_KINDS,
): Outcome {
  const fault = cancelLineFault(order) ?? versionFault(order, version)
  if (fault) return refused(fault)
  const current = versionInForce(order)
  const line = current.lines.find(({ id }) => id === lineId)
  if (!line) return refused('no-such-line')
  const lapsed = lapseChange(order, now)
  const lines = current.lines.filter((each) => each !== line)
  const price = priceWithout(lapsed.order, lines, current.price, kinds)
  const inForce = lapsed.order.versions.length
  const { design, quantity } = line
  const corrections = [
    ...order.corrections,
    { kind: 'cancel-line', by, at: now, why, line: lineId, name: design.name, quantity } as const,
  ]
  const shorter: Order = {
    ...lapsed.order,
    versions: [...lapsed.order.versions, { lines, price, madeAt: now }],
    inForce,
    corrections,
  }
  const refunding = withRefund(shorter, savedBy(current.price, price), 'item', now)
  return done(refunding.order, now, by, [
    ...lapsed.happenings,
    { kind: 'line-cancelled', subject: String(corrections.length) },
    ...refunding.happenings,
  ])
}

/** The tariff of an order: once a line was cancelled, with the discount and the free delivery that it has. */
export function tariffInForce(order: Order): Tariff {
  const isShorter = order.corrections.some(({ kind }) => kind === 'cancel-line')
  return isShorter ? agreedTariff(order.tariff, versionInForce(order).price) : order.tariff
}

function agreedTariff(tariff: Tariff, { discountPercent, shipping }: CartPrice): Tariff {
  return {
    ...tariff,
    code: tariff.code && { ...tariff.code, minimum: undefined },
    discounts: discountPercent > 0 ? [{ from: 1, percent: discountPercent }] : [],
    uae: shipping?.basis === 'free' ? { ...tariff.uae, freeAbove: ALWAYS } : tariff.uae,
  }
}

/** Below every amount. */
const ALWAYS = -1 as Cents

function priceWithout(
  { address, tariff }: Order,
  lines: OrderVersion['lines'],
  before: CartPrice,
  kinds: ProductKinds,
): CartPrice {
  const country = findCountry(address.country)
  if (!country) throw new Error(`an order goes to no country: ${address.country}`)
  const quote = before.shipping?.basis === 'quoted' ? before.shipping.cost : null
  const to = { country, quote, isPickup: isPickupPrice(before) }
  return priceCart(lines, to, agreedTariff(tariff, before), kinds)
}

const savedBy = (before: CartPrice, after: CartPrice): Cents =>
  less(before.amounts.USD.total, after.amounts.USD.total)
