import { type Cents, sumOf } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import { z } from 'zod'

import {
  checkLines,
  GatewayTrouble,
  type PaymentOrder,
  type PaymentReport,
  type RefusalReason,
} from '../payment-gateway.ts'

/** Tabby writes whole amounts without decimals. */
const amount = z.string().regex(/^\d{1,12}(?:\.\d{1,2})?$/)
const part = z.object({ amount, id: z.string().optional(), reference_id: z.string().nullish() })
const payment = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount,
  currency: z.literal('AED'),
  order: z.object({ reference_id: z.string().min(1) }),
  meta: z.object({ order_id: z.string().min(1) }),
  captures: z.array(part).nullish(),
  refunds: z.array(part).nullish(),
})
export type TabbyPayment = z.output<typeof payment>

const session = z.object({
  status: z.string(),
  payment: z.object({ id: z.string().min(1) }).nullish(),
  configuration: z
    .object({
      available_products: z
        .object({ installments: z.array(z.object({ web_url: z.url() })).nullish() })
        .nullish(),
      products: z
        .object({ installments: z.object({ rejection_reason: z.string().nullish() }).nullish() })
        .nullish(),
    })
    .nullish(),
})

/** Tabby's reasons. What it says of no reason is that it cannot approve. */
const REASONS: Readonly<Record<string, RefusalReason>> = {
  order_amount_too_high: 'amount-too-high',
  order_amount_too_low: 'amount-too-low',
}

/** The page to pay on, or why there is none. Throws `GatewayTrouble` for anything else. */
export function sessionOf(
  body: unknown,
): { readonly providerRef: string; readonly url: string } | { readonly refused: RefusalReason } {
  const parsed = session.safeParse(body)
  if (!parsed.success) throw new GatewayTrouble('tabby: a session of another shape')
  const { status, payment: begun, configuration } = parsed.data
  const url = configuration?.available_products?.installments?.[0]?.web_url
  if (status === 'created' && begun && url !== undefined) return { providerRef: begun.id, url }
  const reason = configuration?.products?.installments?.rejection_reason ?? ''
  if (status !== 'rejected') throw new GatewayTrouble(`tabby: a session that is ${status} and has no page`)
  return { refused: REASONS[reason] ?? 'not-approved' }
}

/** Parses a payment from Tabby. Throws `GatewayTrouble` for anything else, another shop's payment among them. */
export function paymentOf(body: unknown): TabbyPayment {
  const parsed = payment.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.'))
  throw new GatewayTrouble(`tabby: a payment of another shape: ${fields.join(', ')}`)
}

/** The request that creates a session and its payment. */
export function sessionFor(order: PaymentOrder, merchantCode: string) {
  checkLines(order)
  const { recipient, currency, lines } = order
  const discount = sumOf(lines.filter((line) => line.amount < 0).map((line) => line.amount))
  return {
    payment: {
      amount: tabbyAmount(order.amount),
      currency,
      description: order.description,
      buyer: { name: recipient.name, email: order.email, phone: recipient.phone },
      shipping_address: {
        city: recipient.city,
        address: [recipient.line1, recipient.line2].filter((line) => line !== '').join(', '),
        zip: recipient.postcode,
      },
      order: {
        reference_id: order.orderNumber,
        discount_amount: tabbyAmount((0 - discount) as Cents), // the sum of amounts below zero
        items: lines.filter((line) => line.amount >= 0).map(itemOf),
      },
      // A guest's history begins with the order.
      buyer_history: { registered_since: order.placedAt.toISOString(), loyalty_level: 0 },
      order_history: [],
      meta: { order_id: order.paymentId, customer: null },
    },
    lang: order.language === 'ar' ? 'ar' : 'en',
    merchant_code: merchantCode,
    // Each way back ends the payment, so that the shop looks it up at once.
    merchant_urls: { success: order.returnUrl, cancel: order.returnUrl, failure: order.returnUrl },
  }
}

type Line = PaymentOrder['lines'][number]

/** A line whose price does not divide by its quantity is one piece. */
function itemOf({ name, quantity, amount }: Line, n: number) {
  const isSplit = amount % quantity === 0
  return {
    reference_id: String(n + 1),
    title: isSplit ? name : `${quantity} × ${name}`,
    quantity: isSplit ? quantity : 1,
    unit_price: tabbyAmount((isSplit ? amount / quantity : amount) as Cents), // whole, by isSplit
    category: 'rugs',
  }
}

/** The payment's state at Tabby. */
export function reportOf(found: TabbyPayment): PaymentReport {
  const captured = capturedOf(found)
  const status = statusOf(found, captured)
  return {
    providerRef: found.id,
    paymentId: found.meta.order_id,
    orderNumber: found.order.reference_id,
    status,
    amount: status === 'paid' ? captured : minorUnitsOf(found.amount),
    currency: found.currency,
    needsCapture: found.status.toUpperCase() === 'AUTHORIZED',
  }
}

export const capturedOf = ({ captures }: TabbyPayment): Cents =>
  sumOf((captures ?? []).map(({ amount }) => minorUnitsOf(amount)))

/** Closed without a capture is given back. Webhooks write statuses in small letters, answers in capitals. */
function statusOf({ id, status }: TabbyPayment, captured: Cents): PaymentStatus {
  switch (status.toUpperCase()) {
    case 'CREATED':
    case 'AUTHORIZED':
      return 'created'
    case 'CLOSED':
      return captured > 0 ? 'paid' : 'cancelled'
    case 'EXPIRED':
      return 'cancelled'
    case 'REJECTED':
      return 'failed'
    default:
      throw new GatewayTrouble(`tabby: ${id} is ${status}`)
  }
}

/** An amount as Tabby writes it: with the two decimals of a dirham. */
export const tabbyAmount = (amount: Cents) => (amount / 100).toFixed(2)

/** Two decimals at most, by the schema. */
export const minorUnitsOf = (amount: string): Cents => Math.round(Number(amount) * 100) as Cents
