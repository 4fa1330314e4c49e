import type { Currency } from '../../money/currency.ts'
import { type Cents, less, sumOf, toDirhams, toDollars, ZERO } from '../../money/money.ts'
import type { Order, OrderVersion, Payment, Refund, RefundReason } from '../order.ts'
import type { Happening } from '../outcome.ts'
import { nextPart } from './next-part.ts'
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
  const asked = (unit: 'USD' | 'AED') => less(price.amounts[unit].total, before?.amounts[unit].total ?? ZERO)
  return {
    id: paymentId,
    version,
    provider,
    providerRef: null,
    status: 'created',
    currency,
    amount: asked(currency),
    usd: asked('USD'),
    shortBy: ZERO,
    createdAt,
    paidAt: null,
  }
}

/** The first payment of an order: for all of it, or the first part as agreed. */
export function firstPayment(
  { versions: [{ price }], tariff }: Pick<Order, 'versions' | 'tariff'>,
  choice: PaymentChoice,
  now: Date,
): Payment {
  const whole = paymentFor(0, price, null, choice, now)
  return nextPart(whole, whole, tariff.plan)
}

/** What happens when a payment is made for an order. */
export const paymentCreated = (paymentId: string): Happening => ({
  kind: 'payment-created',
  subject: paymentId,
  effect: { kind: 'start-payment', paymentId },
})

/** The order without its unpaid payments. */
export function withoutOpenPayments(order: Order): {
  readonly order: Order
  readonly happenings: readonly Happening[]
} {
  const closing = order.payments.filter(({ status }) => status === 'created')
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

/**
 * The order without what came in by transfer for a changed design that still waits for the rest: that is for nothing which
 * is to be made yet, and goes back whole when the change lapses.
 */
export function withoutWaitingParts<O extends Pick<Order, 'payments' | 'change'>>(order: O): O {
  const waiting = waitingParts(order)
  return waiting.length === 0
    ? order
    : { ...order, payments: order.payments.filter((payment) => !waiting.includes(payment)) }
}

/** The parts of a transfer for a change that waits for the rest. */
export const waitingParts = ({ payments, change }: Pick<Order, 'payments' | 'change'>): readonly Payment[] =>
  payments.filter(({ status, version }) => status === 'paid' && version === change?.version)

/** An amount in the currency that somebody was charged in. */
export type Charged = { readonly currency: Currency; readonly amount: Cents }

/** What an order holds in the currency that it was charged in; in dollars where that is not one. */
export function refundableMoney(order: Pick<Order, 'payments' | 'refunds' | 'change'>): Charged {
  const usable = withoutWaitingParts(order)
  const held = usable.payments
    .map((payment) => ({ currency: payment.currency, ...remainderOf(payment, order.refunds) }))
    .filter(({ usd }) => usd > 0)
  if (held.length === 0 || held.some(({ currency }) => currency !== 'AED'))
    return { currency: 'USD', amount: heldUsd(usable) }
  return { currency: 'AED', amount: sumOf(held.map(({ amount }) => amount)) }
}

type Refunding = { readonly order: Order; readonly happenings: readonly Happening[] }

/** The order with a refund of at most what it holds, latest payments first; a fully refunded one to the last fils. */
export function withRefund(
  order: Order,
  usd: Cents,
  reason: RefundReason,
  now: Date,
  from: readonly Payment[] = order.payments,
): Refunding {
  let left: Cents = usd
  const parts = from.toReversed().flatMap((payment) => {
    const remainder = remainderOf(payment, order.refunds)
    const part = Math.min(left, remainder.usd) as Cents
    if (part <= 0) return []
    left = less(left, part)
    return [{ payment, usd: part, amount: chargedPart(payment, remainder, part, order) }]
  })
  return withParts(order, parts, reason, now)
}

/**
 * The same for an amount as it was charged, which goes back to the fils. Null where its dollars, or those of what stays,
 * are under a cent: orders are kept in dollars.
 */
export function withRefundOf(
  order: Order,
  { currency, amount }: Charged,
  reason: RefundReason,
  now: Date,
): Refunding | null {
  const { payments } = withoutWaitingParts(order)
  if (currency === 'USD') return withRefund(order, amount, reason, now, payments)
  let left: Cents = amount
  const parts: Part[] = []
  for (const payment of payments.toReversed()) {
    const remainder = remainderOf(payment, order.refunds)
    const part = Math.min(left, remainder.amount) as Cents
    if (part <= 0) continue
    left = less(left, part)
    const staying = less(remainder.amount, part)
    const stayingUsd = toDollars(staying, order.tariff.aedPerUsd)
    if (staying > 0 && (stayingUsd < 1 || stayingUsd >= remainder.usd)) return null
    parts.push({ payment, usd: less(remainder.usd, stayingUsd), amount: part })
  }
  return withParts(order, parts, reason, now)
}

type Part = { readonly payment: Payment; readonly usd: Cents; readonly amount: Cents }

function withParts(order: Order, parts: readonly Part[], reason: RefundReason, now: Date): Refunding {
  const added = parts.map((part) => refundOf(order, part, reason, now))
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
  if (payment.status !== 'paid') return { usd: ZERO, amount: ZERO }
  const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
  return {
    usd: less(payment.usd, sumOf(own.map(({ usd }) => usd))),
    amount: less(payment.amount, sumOf(own.map(({ amount }) => amount))),
  }
}

/** What dollars are in the currency of their payment. */
function chargedPart(
  { currency }: Payment,
  remainder: { readonly usd: Cents; readonly amount: Cents },
  usd: Cents,
  { tariff }: Order,
): Cents {
  const left = less(remainder.usd, usd)
  // Computed from what remains, so that the remainder is worth its dollar amount and the last refund takes the rest.
  const staying =
    currency === 'USD'
      ? left
      : (Math.min(remainder.amount, left === 0 ? 0 : toDirhams(left, tariff.aedPerUsd)) as Cents)
  return less(remainder.amount, staying)
}

function refundOf(
  { refunds }: Order,
  { payment: { id: paymentId, currency }, usd, amount }: Part,
  reason: RefundReason,
  now: Date,
): Refund {
  const count = refunds.filter((refund) => refund.paymentId === paymentId).length
  return {
    id: `${paymentId}-refund-${count + 1}`,
    paymentId,
    reason,
    status: 'due',
    attempt: 1,
    currency,
    amount,
    usd,
    askedAt: now,
    sentAt: null,
  }
}
