import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, sumOf } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import type Stripe from 'stripe'

import { GatewayTrouble, type PaymentOrder, type PaymentReport } from '../payment-gateway.ts'

type Creation = Stripe.Checkout.SessionCreateParams
type LineItem = NonNullable<Creation['line_items']>[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Stripe keeps a page open for 30 minutes to 24 hours from its own now: a minute for clocks that differ. */
const SHORTEST = 31 * MINUTE
const LONGEST = (24 * 60 - 1) * MINUTE

/** What Stripe is asked for; the same for the same order and `expiresAt`, as the idempotency key demands. */
export function sessionFor(order: PaymentOrder, expiresAt: Date | null): Creation {
  const metadata = { paymentId: order.paymentId, orderNumber: order.orderNumber }
  return {
    mode: 'payment',
    line_items: lineItems(order),
    client_reference_id: order.paymentId,
    customer_email: order.email,
    metadata,
    payment_intent_data: { description: `Nawl order ${order.orderNumber}`, metadata },
    // An amount in a third currency is neither of the two that the shop has shown.
    adaptive_pricing: { enabled: false },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / SECOND) }),
  }
}

/**
 * When the page may close, the best first. All depend on the order alone: a payment that is begun again asks for the
 * same, or, where a bound was passed meanwhile, finds what it asked for among the others. Null is Stripe's own 24 hours.
 */
export function expiries(until: Date, now: Date): readonly [Date | null, ...(Date | null)[]] {
  const left = until.getTime() - now.getTime()
  // The shop closes the page itself when the order is over.
  const later = new Date(until.getTime() + SHORTEST)
  if (left > LONGEST) return [null, until, later]
  return left >= SHORTEST ? [until, null, later] : [later, until, null]
}

/** What a session with its payment intent expanded says. Throws `GatewayTrouble` for one that is not the shop's. */
export function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const { id, client_reference_id: paymentId, metadata } = session
  const orderNumber = metadata?.['orderNumber']
  const currency = session.currency?.toUpperCase()
  if (paymentId === null || orderNumber === undefined || session.amount_total === null)
    throw new GatewayTrouble(`stripe: ${id} is no payment of this shop`)
  if (!isKnown(currency)) throw new GatewayTrouble(`stripe: ${id} is in ${currency}`)
  const intent = intentOf(session)
  const status = statusOf(session, intent)
  // What has been received, not what was asked for.
  const amount = status === 'paid' && intent ? intent.amount_received : session.amount_total
  return {
    providerRef: id,
    paymentId,
    orderNumber,
    status,
    amount: amount as Cents, // minor units, as ours
    currency,
    needsCapture: false,
  }
}

export function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === 'string' ? null : intent
}

/** A refused card or a failed 3-D Secure leaves the page open for another try: no more has become of it. */
function statusOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentStatus {
  if (session.status === 'expired') return 'cancelled'
  if (session.status !== 'complete') return 'created'
  if (session.payment_status !== 'unpaid') return 'paid'
  // Through the page, money on its way: a bank that refuses it later puts the intent back to its beginning.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'failed'
    : 'processing'
}

const isKnown = (currency: string | undefined): currency is Currency =>
  currency === 'AED' || currency === 'USD'

/** Stripe charges what its lines add up to, and takes none below zero: with a discount there is one line. */
function lineItems({ lines, amount, currency, orderNumber }: PaymentOrder): LineItem[] {
  if (sumOf(lines.map((line) => line.amount)) !== amount)
    throw new Error(`the lines of order ${orderNumber} do not add up to its amount`)
  if (lines.some((line) => line.amount < 0)) {
    const description = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
    return [lineItem(currency, `Order ${orderNumber}`, 1, amount, description)]
  }
  return lines.map(({ name, quantity, amount }) =>
    amount % quantity === 0
      ? lineItem(currency, name, quantity, amount / quantity)
      : lineItem(currency, `${quantity} × ${name}`, 1, amount),
  )
}

function lineItem(
  currency: Currency,
  name: string,
  quantity: number,
  each: number,
  description?: string,
): LineItem {
  const product = { name, ...(description !== undefined && { description }) }
  return {
    quantity,
    price_data: { currency: currency.toLowerCase(), unit_amount: each, product_data: product },
  }
}
