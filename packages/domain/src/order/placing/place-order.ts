import type { CartLine } from '../../cart/cart-line.ts'
import { priceCart } from '../../cart/price-cart.ts'
import type { Tariff } from '../../cart/tariff.ts'
import type { Cents } from '../../money/money.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { type AddressInput, readAddress } from '../address/address.ts'
import { requestedByCustomer, type AwaitsApproval } from '../approvals/approval.ts'
import { type BillingInput, type IsTaxNumber, readBilling } from '../billing.ts'
import { payByOf, quoteUntilOf } from '../deadlines.ts'
import { type Actor, type Order, ORDER_TIMES, type OrderTimes } from '../order.ts'
import { done, type Outcome, refused, type Refused } from '../outcome.ts'
import { firstPayment, type PaymentChoice, paymentCreated } from '../payments/payments.ts'

/** A cart with what is needed to order it. */
export type Checkout = {
  readonly number: string
  readonly email: string
  /** Code of the language it was ordered in. */
  readonly language: string
  readonly address: AddressInput
  /** Of a company; none when absent or empty. */
  readonly billing?: BillingInput | undefined
  readonly isTaxNumber?: IsTaxNumber
  /** For a card in the parcel; none when absent. */
  readonly giftMessage?: string | undefined
  /** Which of its products are made only once they are approved; none when absent. */
  readonly awaitsApproval?: AwaitsApproval | undefined
  /** Whether the customer collects it at the workshop, and whether that is offered. */
  readonly isPickup?: boolean | undefined
  readonly offersPickup?: boolean
  readonly lines: readonly CartLine[]
  /** The terms the customer accepted, and the current ones. */
  readonly acceptedTerms: string
  readonly termsVersion: string
  readonly tariff: Tariff
  /** Country codes. */
  readonly notShippedTo: readonly string[]
  /** The kinds of products that are sold; the shop's, when absent. */
  readonly kinds?: ProductKinds
}

export type PaidCheckout = Checkout & {
  readonly payment: PaymentChoice
  /** The total the customer saw, in US cents, so that no other amount is charged. */
  readonly expectedTotal: Cents
}

/** Orders the cart's contents; the order awaits its payment. */
export function placeOrder(now: Date, checkout: PaidCheckout): Outcome {
  const opened = openOrder(now, checkout)
  if (!opened.ok) return opened
  const { order } = opened
  const [{ price }] = order.versions
  if (price.shipping?.basis === 'by-quote') return refused('needs-quote')
  if (price.amounts.USD.total !== checkout.expectedTotal) return refused('price-changed')
  const { paymentId, provider } = checkout.payment
  const placed: Order = {
    ...order,
    state: 'pending_payment',
    payments: [firstPayment(order, checkout.payment, now)],
    times: { ...order.times, payBy: payByOf(now, provider) },
  }
  return done(placed, now, 'customer', [{ kind: 'placed' }, paymentCreated(paymentId)])
}

/** Requests a quote for a country without a shipping rate. */
export function requestQuote(now: Date, checkout: Checkout): Outcome {
  const opened = openOrder(now, checkout)
  if (!opened.ok) return opened
  if (opened.order.versions[0].price.shipping?.basis !== 'by-quote') return refused('no-quote-needed')
  return done(opened.order, now, 'customer', [{ kind: 'quote-requested' }])
}

export type Offer = Omit<Checkout, 'acceptedTerms'> & {
  /** Freight in US cents where it is not the tariff's. */
  readonly freight: Cents | null
  readonly by: Actor
}

/** An order that staff put together for a customer, who accepts the terms and pays by the link, as a quote is accepted. */
export function offerOrder(now: Date, offer: Offer): Outcome {
  const { freight, by, tariff, lines, kinds = PRODUCT_KINDS } = offer
  const opened = openOrder(now, { ...offer, acceptedTerms: offer.termsVersion })
  if (!opened.ok) return opened
  const { order } = opened
  const country = findCountry(order.address.country)
  if (!country) throw new Error(`an order goes to no country: ${order.address.country}`)
  const price = priceCart(lines, { country, quote: freight }, tariff, kinds)
  if (price.shipping?.basis === 'by-quote') return refused('needs-quote')
  const offered: Order = {
    ...order,
    state: 'quoted',
    versions: [{ lines, price, madeAt: now }],
    times: { ...order.times, quoteUntil: quoteUntilOf(now) },
  }
  return done(offered, now, by, [{ kind: 'offered' }])
}

/** The initial order, in the state of one without a price. */
function openOrder(now: Date, checkout: Checkout): { readonly ok: true; readonly order: Order } | Refused {
  const { number, email, language, lines, termsVersion, tariff, kinds = PRODUCT_KINDS } = checkout
  if (lines.length === 0) return refused('empty-cart')
  if (checkout.acceptedTerms !== termsVersion) return refused('terms-changed')
  const read = readAddress(checkout.address, checkout.notShippedTo)
  if (!read.ok) return { ok: false, reason: 'bad-address', problems: read.problems }
  const billed = readBilling(checkout.billing ?? {}, {
    country: read.address.country,
    isTaxNumber: checkout.isTaxNumber ?? (() => true),
  })
  if (!billed.ok) return { ok: false, reason: 'bad-address', problems: billed.problems }
  const country = findCountry(read.address.country)
  if (!country) throw new Error(`an address was read without a country: ${read.address.country}`)
  const { isPickup = false } = checkout
  // It is handed over in the UAE, and invoiced to an address there.
  if (isPickup && !(checkout.offersPickup && country.region === 'uae')) return refused('pickup-not-offered')
  const price = priceCart(lines, { country, isPickup }, tariff, kinds)
  const order: Order = {
    number,
    state: 'quote_requested',
    email,
    language,
    address: read.address,
    billing: billed.billing,
    giftMessage: checkout.giftMessage ?? '',
    termsVersion,
    tariff,
    versions: [{ lines, price, madeAt: now }],
    ...NOTHING_YET,
    approvals: requestedByCustomer(checkout, now),
    times: { ...NO_TIMES, placedAt: now },
  }
  return { ok: true, order }
}

/** What a new order has of everything that happens to orders. */
export const NOTHING_YET = {
  inForce: 0,
  change: null,
  payments: [],
  refunds: [],
  claims: [],
  notes: [],
  addressChanges: [],
  corrections: [],
  approvals: [],
  appointments: [],
  movements: [],
  letters: [],
  tracking: null,
  remakeOf: null,
} as const satisfies Partial<Order>

/** An order's instants before anything has happened. */
export const NO_TIMES = Object.fromEntries(ORDER_TIMES.map((name) => [name, null])) as Omit<
  OrderTimes,
  'placedAt'
> // forgets its keys
