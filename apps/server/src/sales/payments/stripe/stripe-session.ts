import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import type Stripe from 'stripe'

import { checkLines, GatewayTrouble, type PaymentOrder, type PaymentReport } from '../payment-gateway.ts'

type Creation = Stripe.Checkout.SessionCreateParams
type LineItem = NonNullable<Creation['line_items']>[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Stripe allows 30 minutes to 24 hours from its own clock; one more minute for clock differences. */
const SHORTEST = 31 * MINUTE
const LONGEST = (24 * 60 - 1) * MINUTE

/** The request that creates a session; deterministic, as the idempotency key requires. */
export function sessionFor(order: PaymentOrder, expiresAt: Date | null): Creation {
  const metadata = { paymentId: order.paymentId, orderNumber: order.orderNumber }
  return {
    mode: 'payment',
    line_items: lineItems(order),
    client_reference_id: order.paymentId,
    customer_email: order.email,
    metadata,
    payment_intent_data: { description: order.description, metadata },
    // Adaptive pricing would charge in a currency that the shop has not shown.
    adaptive_pricing: { enabled: false },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / SECOND) }),
  }
}

/**
 * Possible expiry times of the page, best first. They depend on the order alone: a repeated start sends the same one,
 * or, when a limit has passed meanwhile, finds its earlier one among the others. Null is Stripe's default of 24 hours.
 */
export function expiries(until: Date, now: Date): readonly [Date | null, ...(Date | null)[]] {
  const left = until.getTime() - now.getTime()
  // The shop closes the page itself when the order ends.
  const later = new Date(until.getTime() + SHORTEST)
  if (left > LONGEST) return [null, until, later]
  return left >= SHORTEST ? [until, null, later] : [later, until, null]
}

/** The payment's state in a session with expanded intent. Throws `GatewayTrouble` for a session that is not ours. */
export function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const { id, client_reference_id: paymentId, metadata } = session
  const orderNumber = metadata?.['orderNumber']
  const currency = session.currency?.toUpperCase()
  if (paymentId === null || orderNumber === undefined || session.amount_total === null)
    throw new GatewayTrouble(`stripe: ${id} is no payment of this shop`)
  if (!isKnown(currency)) throw new GatewayTrouble(`stripe: ${id} is in ${currency}`)
  const intent = intentOf(session)
  const status = statusOf(session, intent)
  // The received amount, not the requested one.
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

/** A declined card or failed 3-D Secure leaves the page open for another attempt, so the status does not change. */
function statusOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentStatus {
  if (session.status === 'expired') return 'cancelled'
  if (session.status !== 'complete') return 'created'
  if (session.payment_status !== 'unpaid') return 'paid'
  // Completed with the money pending: a bank's later refusal resets the intent.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'failed'
    : 'processing'
}

const isKnown = (currency: string | undefined): currency is Currency =>
  currency === 'AED' || currency === 'USD'

/** Stripe charges the sum of the lines and accepts no negative one; with a discount there is a single line. */
function lineItems(order: PaymentOrder): LineItem[] {
  const { lines, amount, currency, description } = order
  checkLines(order)
  if (lines.some((line) => line.amount < 0)) {
    const contents = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
    return [lineItem(currency, description, 1, amount, contents)]
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
