import { shopName } from '@nawl/messages/text/shop-name'
import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, sumOf } from '@nawl/domain/money/money'
import type { PaymentStatus } from '@nawl/domain/order/payment-state'
import { z } from 'zod'

import { checkLines, GatewayTrouble, type PaymentOrder, type PaymentReport } from '../payment-gateway.ts'

/** Suffix in `custom_id` of orders that the shop has closed; PayPal has no such state. */
const CLOSED = '#closed'
const LONGEST_NAME = 127

export const money = z.object({
  currency_code: z.enum(['USD', 'AED']),
  value: z.string().regex(/^\d{1,12}\.\d{2}$/),
})
const capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
})
const refund = z.object({
  id: z.string().min(1),
  status: z.string(),
  custom_id: z.string().optional(),
  amount: money.optional(),
})
const order = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().min(1),
      custom_id: z.string().min(1),
      amount: money,
      payments: z
        .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
        .default({ captures: [], refunds: [] }),
    }),
  ]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
export type PaypalOrder = z.output<typeof order>
export type PaypalRefund = z.output<typeof refund>

/** Parses an order from PayPal. Throws `GatewayTrouble` for anything else. */
export function orderOf(body: unknown): PaypalOrder {
  return readAs(order, body, 'order')
}

/** Parses a refund from PayPal. Throws `GatewayTrouble` for anything else. */
export function refundOf(body: unknown): PaypalRefund {
  return readAs(refund, body, 'refund')
}

function readAs<T>(schema: z.ZodType<T>, body: unknown, what: string): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.'))
  throw new GatewayTrouble(`paypal: an ${what} of another shape: ${fields.join(', ')}`)
}

/** The request that creates an order. */
export function creationOf(payment: PaymentOrder) {
  const { paymentId, orderNumber, description, amount, currency, lines, returnUrl, cancelUrl } = payment
  checkLines(payment)
  const asMoney = (value: Cents) => moneyOf(value, currency)
  const items = lines.filter((line) => line.amount >= 0)
  const discount = sumOf(lines.filter((line) => line.amount < 0).map((line) => line.amount))
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderNumber,
        custom_id: paymentId,
        // PayPal captures an invoice id once, even across two orders.
        invoice_id: paymentId,
        description,
        amount: {
          ...asMoney(amount),
          breakdown: {
            item_total: asMoney(sumOf(items.map((line) => line.amount))),
            discount: asMoney((0 - discount) as Cents), // the sum of amounts below zero
          },
        },
        items: items.map((line) => ({ ...itemOf(line), unit_amount: asMoney(eachOf(line)) })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shopName('en'),
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}

/** The URL where the customer approves the payment. */
export function payerActionOf({ links }: PaypalOrder): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action')?.href
}

/** The patch that marks an order as closed. */
export function closingOf({ purchase_units: [unit] }: PaypalOrder) {
  const path = `/purchase_units/@reference_id=='${unit.reference_id}'/custom_id`
  return [{ op: 'replace', path, value: `${paymentIdOf(unit.custom_id)}${CLOSED}` }]
}

/** Whether the shop has closed an order. */
function isClosed({ purchase_units: [unit] }: PaypalOrder): boolean {
  return unit.custom_id.endsWith(CLOSED)
}

/** The completed or pending capture of an order. */
export function captureOf({ purchase_units: [unit] }: PaypalOrder): z.output<typeof capture> | undefined {
  return unit.payments.captures[0]
}

/** The payment's state in an order. */
export function reportOf(order: PaypalOrder): PaymentReport {
  const [unit] = order.purchase_units
  const { value, currency_code: currency } = captureOf(order)?.amount ?? unit.amount
  return {
    providerRef: order.id,
    paymentId: paymentIdOf(unit.custom_id),
    orderNumber: unit.reference_id,
    status: statusOf(order),
    amount: minorUnitsOf({ value }),
    currency,
    needsCapture: order.status === 'APPROVED' && !isClosed(order),
  }
}

/** Two decimals, by the schema. */
export const minorUnitsOf = ({ value }: { readonly value: string }): Cents =>
  Number(value.replace('.', '')) as Cents

function statusOf(order: PaypalOrder): PaymentStatus {
  const collected = captureOf(order)
  if (collected) return statusOfCapture(collected.status)
  return isClosed(order) || order.status === 'VOIDED' ? 'cancelled' : 'created'
}

/** A refunded capture was paid before. */
function statusOfCapture(status: string): PaymentStatus {
  if (status === 'PENDING') return 'processing'
  return status === 'DECLINED' || status === 'FAILED' ? 'failed' : 'paid'
}

export function moneyOf(amount: Cents, currency: Currency) {
  return { currency_code: currency, value: (amount / 100).toFixed(2) }
}

const paymentIdOf = (customId: string) => customId.replace(CLOSED, '')

type Line = PaymentOrder['lines'][number]
const isSplit = ({ amount, quantity }: Line) => amount % quantity === 0
const eachOf = (line: Line) => (isSplit(line) ? line.amount / line.quantity : line.amount) as Cents // whole, by isSplit

function itemOf(line: Line) {
  const name = isSplit(line) ? line.name : `${line.quantity} × ${line.name}`
  return { name: name.slice(0, LONGEST_NAME), quantity: isSplit(line) ? String(line.quantity) : '1' }
}
