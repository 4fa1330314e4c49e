import { type Cents, less, sumOf, toDirhams } from '../money/money.ts'
import type { Order, OrderVersion, Payment, Refund, RefundReason } from './order.ts'
import type { Happening } from './outcome.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from './payment-state.ts'

/** The chosen payment provider; the id is the shop's own, new for each attempt. */
export type PaymentChoice = { readonly paymentId: string; readonly provider: PaymentProvider }

/** A payment for a version: the whole price for the first, later the difference to `before`, in force. */
export function paymentFor(
  version: number,
  price: OrderVersion['price'],
  before: OrderVersion['price'] | null,
  { paymentId, provider }: PaymentChoice,
  createdAt: Date,
): Payment {
  const { currency } = PAYMENT_PROVIDERS[provider]
  const asked = (unit: 'USD' | 'AED') =>
    less(price.amounts[unit].total, before?.amounts[unit].total ?? (0 as Cents))
  return {
    id: paymentId,
    version,
    provider,
    providerRef: null,
    status: 'created',
    currency,
    amount: asked(currency),
    usd: asked('USD'),
    shortBy: 0 as Cents,
    createdAt,
    paidAt: null,
  }
}

/** What happens when a payment is made for an order. */
export const paymentCreated = (paymentId: string): Happening => ({
  kind: 'payment-created',
  subject: paymentId,
  effect: { kind: 'start-payment', paymentId },
})

/** The order without its unpaid payments, except for one. */
export function withoutOpenPayments(
  order: Order,
  keep: string | null = null,
): { readonly order: Order; readonly happenings: readonly Happening[] } {
  const closing = order.payments.filter(({ id, status }) => status === 'created' && id !== keep)
  const payments = order.payments.map((payment) =>
    closing.includes(payment) ? { ...payment, status: 'cancelled' as const } : payment,
  )
  const happenings = closing.map(({ id }): Happening => ({
    kind: 'payment-cancelled',
    subject: id,
    effect: { kind: 'cancel-payment', paymentId: id },
  }))
  return { order: { ...order, payments }, happenings }
}

/** Whether a payment for a version is pending. */
export function isPaymentPending({ payments }: Pick<Order, 'payments'>, version: number): boolean {
  return payments.some((payment) => payment.version === version && payment.status === 'processing')
}

/** Money received and not refunded or being refunded, in US cents. */
export function heldUsd(order: Pick<Order, 'payments' | 'refunds'>): Cents {
  return sumOf(order.payments.map((payment) => remainderOf(payment, order.refunds).usd))
}

/** The order with a refund of at most what it holds, latest payments first; a fully refunded one to the last fils. */
export function withRefund(
  order: Order,
  usd: Cents,
  reason: RefundReason,
  now: Date,
  from: readonly Payment[] = order.payments,
): { readonly order: Order; readonly happenings: readonly Happening[] } {
  let left: Cents = usd
  const added = from.toReversed().flatMap((payment) => {
    const part = Math.min(left, remainderOf(payment, order.refunds).usd) as Cents
    if (part <= 0) return []
    left = less(left, part)
    return [refundOf(payment, part, reason, now, order)]
  })
  const happenings = added.map(({ id }): Happening => ({
    kind: 'refund-due',
    subject: id,
    effect: { kind: 'send-refund', refundId: id },
  }))
  return { order: { ...order, refunds: [...order.refunds, ...added] }, happenings }
}

/** What remains of a payment after its refunds. */
export function remainderOf(
  payment: Payment,
  refunds: readonly Refund[],
): { readonly usd: Cents; readonly amount: Cents } {
  if (payment.status !== 'paid') return { usd: 0 as Cents, amount: 0 as Cents }
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
  return {
    usd: less(payment.usd, sumOf(own.map(({ usd }) => usd))),
    amount: less(payment.amount, sumOf(own.map(({ amount }) => amount))),
  }
}

function refundOf(payment: Payment, usd: Cents, reason: RefundReason, now: Date, order: Order): Refund {
  const { refunds, tariff } = order
  const remainder = remainderOf(payment, refunds)
  const left = less(remainder.usd, usd)
  // Computed from what remains, so that the remainder is worth its dollar amount and the last refund takes the rest.
  const staying =
    payment.currency === 'USD'
      ? left
      : (Math.min(remainder.amount, left === 0 ? 0 : toDirhams(left, tariff.aedPerUsd)) as Cents)
  const count = refunds.filter(({ paymentId }) => paymentId === payment.id).length
  return {
    id: `${payment.id}-refund-${count + 1}`,
    paymentId: payment.id,
    reason,
    status: 'due',
    attempt: 1,
    currency: payment.currency,
    amount: less(remainder.amount, staying),
    usd,
    askedAt: now,
    sentAt: null,
  }
}
