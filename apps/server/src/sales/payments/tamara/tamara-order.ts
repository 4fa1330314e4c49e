import { type Cents, less, sumOf, ZERO } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import { z } from 'zod'

import { checkLines, GatewayTrouble, type PaymentOrder, type PaymentReport } from '../payment-gateway.ts'

const LONGEST_NAME = 255
const LONGEST_DESCRIPTION = 256

/** Tamara writes amounts as numbers of the currency, not of its smallest unit. */
const money = z.object({ amount: z.number().min(0).max(1e9), currency: z.literal('AED') })
const refund = z.object({
  refund_id: z.string().min(1),
  merchant_refund_id: z.string().nullish(),
  comment: z.string().nullish(),
  total_amount: money,
})
const order = z.object({
  order_id: z.string().min(1),
  order_reference_id: z.string().min(1),
  order_number: z.string().min(1),
  status: z.string(),
  total_amount: money,
  captured_amount: money.nullish(),
  canceled_amount: money.nullish(),
  transactions: z.object({ refunds: z.array(refund).nullish() }).nullish(),
})
export type TamaraOrder = z.output<typeof order>

const session = z.object({ order_id: z.string().min(1), checkout_url: z.url() })
const refusal = z.object({ errors: z.array(z.object({ error_code: z.string() })).min(1) })

/** What Tamara does not take, as against what the shop sent wrongly. */
const LIMITS = ['total_amount_invalid_limit', 'not_supported_']

/** Parses a checkout session. Throws `GatewayTrouble` for anything else. */
export function sessionOf(body: unknown): { readonly providerRef: string; readonly url: string } {
  const parsed = session.safeParse(body)
  if (!parsed.success) throw new GatewayTrouble('tamara: a session of another shape')
  return { providerRef: parsed.data.order_id, url: parsed.data.checkout_url }
}

/** Whether an error of the checkout says that Tamara does not take such a purchase. */
export function isRefusal(body: unknown): boolean {
  const codes = refusal.safeParse(body).data?.errors.map(({ error_code: code }) => code) ?? []
  return codes.some((code) => LIMITS.some((limit) => code.startsWith(limit)))
}

/** Parses an order from Tamara. Throws `GatewayTrouble` for anything else. */
export function orderOf(body: unknown): TamaraOrder {
  const parsed = order.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.'))
  throw new GatewayTrouble(`tamara: an order of another shape: ${fields.join(', ')}`)
}

/** The request that creates a checkout session and its order. */
export function sessionFor(payment: PaymentOrder) {
  checkLines(payment)
  const { recipient, lines, returnUrl } = payment
  const asMoney = (amount: Cents) => moneyOf(amount)
  const [first = '', ...others] = recipient.name.split(' ')
  const person = { first_name: first, last_name: others.join(' ') || first, phone_number: recipient.phone }
  const discount = sumOf(lines.filter((line) => line.amount < 0).map((line) => line.amount))
  return {
    total_amount: asMoney(payment.amount),
    // Delivery is a line of its own, and VAT is in the prices.
    shipping_amount: asMoney(ZERO),
    tax_amount: asMoney(ZERO),
    ...(discount < 0 && { discount: { name: 'Discount', amount: asMoney((0 - discount) as Cents) } }),
    order_reference_id: payment.paymentId,
    order_number: payment.orderNumber,
    items: lines.filter((line) => line.amount >= 0).map(itemOf),
    consumer: { ...person, email: payment.email },
    country_code: recipient.country,
    description: payment.description.slice(0, LONGEST_DESCRIPTION),
    // Each way back ends the payment, so that the shop looks it up at once.
    merchant_url: {
      success: returnUrl,
      failure: returnUrl,
      cancel: returnUrl,
      // Beside the page that customers return to.
      notification: new URL('webhook', returnUrl).href,
    },
    shipping_address: {
      ...person,
      line1: recipient.line1,
      line2: recipient.line2,
      city: recipient.city,
      region: recipient.region,
      country_code: recipient.country,
    },
    locale: payment.language === 'ar' ? 'ar_SA' : 'en_US',
  }
}

function itemOf({ name, quantity, amount }: PaymentOrder['lines'][number], n: number) {
  const id = String(n + 1)
  return {
    name: name.slice(0, LONGEST_NAME),
    quantity,
    reference_id: id,
    sku: id,
    type: 'Physical',
    total_amount: moneyOf(amount),
  }
}

/** The payment's state in an order of Tamara. */
export function reportOf(found: TamaraOrder): PaymentReport {
  const status = statusOf(found)
  return {
    providerRef: found.order_id,
    paymentId: found.order_reference_id,
    orderNumber: found.order_number,
    status,
    amount: status === 'paid' ? capturedOf(found) : dueOf(found),
    currency: found.total_amount.currency,
    needsCapture: APPROVED.has(found.status),
  }
}

/** What a customer has approved, of which something is to be captured. */
const APPROVED: ReadonlySet<string> = new Set(['approved', 'authorised', 'updated', 'partially_captured'])

function statusOf({ order_id: id, status }: TamaraOrder): PaymentStatus {
  if (APPROVED.has(status)) return 'created'
  switch (status) {
    case 'new':
      return 'created'
    case 'on_hold':
      return 'processing'
    case 'fully_captured':
    // A refunded order was paid before.
    case 'partially_refunded':
    case 'fully_refunded':
      return 'paid'
    case 'canceled':
    case 'expired':
      return 'cancelled'
    case 'declined':
      return 'failed'
    default:
      throw new GatewayTrouble(`tamara: ${id} is ${status}`)
  }
}

/** What is not cancelled of an order. */
export const dueOf = ({ total_amount: total, canceled_amount: cancelled }: TamaraOrder): Cents =>
  less(minorUnitsOf(total), cancelled ? minorUnitsOf(cancelled) : ZERO)

export const capturedOf = ({ captured_amount: captured }: TamaraOrder): Cents =>
  captured ? minorUnitsOf(captured) : ZERO

/** An amount as Tamara writes it. */
export const moneyOf = (amount: Cents) => ({ amount: amount / 100, currency: 'AED' as const })

export const minorUnitsOf = ({ amount }: z.output<typeof money>): Cents => Math.round(amount * 100) as Cents
