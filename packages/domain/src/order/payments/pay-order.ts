import { less, sumOf, toDirhams } from '../../money/money.ts'
import { isOver, payByOf } from '../deadlines.ts'
import { nextPart } from './next-part.ts'
import { type Order, type Payment, versionInForce } from '../order.ts'
import { done, type Outcome, refused, unchanged } from '../outcome.ts'
import {
  isPaymentPending,
  type PaymentChoice,
  paymentCreated,
  paymentFor,
  remainderOf,
  withoutOpenPayments,
} from './payments.ts'

/**
 * Retries a payment, or uses another provider, for the order or the difference of a change. An open payment with that
 * provider is reused, so that two tabs pay once; other open ones are abandoned.
 */
export function payAgain(order: Order, now: Date, choice: PaymentChoice): Outcome {
  const owed = owing(order)
  if (!owed) return refused('nothing-to-pay')
  if (isOver(owed.payBy, now)) return refused('too-late')
  if (isPaymentPending(order, owed.version)) return refused('payment-in-progress')
  const open = order.payments.find(
    ({ status, version, provider }) =>
      status === 'created' && version === owed.version && provider === choice.provider,
  )
  if (open) return unchanged(order)
  const payment = paymentOwed(order, owed.version, choice, now)
  const closed = withoutOpenPayments(order)
  const paying = withLaterDeadline(
    { ...closed.order, payments: [...closed.order.payments, payment] },
    payByOf(order.change ? now : order.times.placedAt, choice.provider),
  )
  return done(paying, now, 'customer', [...closed.happenings, paymentCreated(choice.paymentId)])
}

/** The payment to continue with, after `placeOrder`, `acceptQuote`, `changeDesign` or `payAgain`. */
export function openPayment({ payments }: Pick<Order, 'payments'>): Payment | null {
  return payments.findLast(({ status }) => status === 'created') ?? null
}

/** Records the provider's id of a payment, which then never changes. */
export function bindPayment(
  order: Order,
  now: Date,
  { paymentId, providerRef }: { readonly paymentId: string; readonly providerRef: string },
): Outcome {
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) return refused('no-such-payment')
  if (payment.providerRef === providerRef) return unchanged(order)
  if (payment.providerRef !== null) return refused('wrong-payment')
  const payments = order.payments.map((each) => (each === payment ? { ...each, providerRef } : each))
  return done({ ...order, payments }, now, 'shop', [{ kind: 'payment-started', subject: paymentId }])
}

/** Records that a provider does not take a payment, before it gave it an id. The order waits for another way to pay. */
export function refusePayment(order: Order, now: Date, paymentId: string): Outcome {
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (!payment) return refused('no-such-payment')
  if (payment.status !== 'created' || payment.providerRef !== null) return unchanged(order)
  const payments = order.payments.map((each) =>
    each === payment ? { ...each, status: 'failed' as const } : each,
  )
  return done({ ...order, payments }, now, 'shop', [{ kind: 'payment-failed', subject: paymentId }])
}

function owing({
  state,
  change,
  times,
}: Order): { readonly version: number; readonly payBy: Date | null } | null {
  if (state === 'pending_payment') return { version: 0, payBy: times.payBy }
  return state === 'confirmed' && change ? change : null
}

/** What is to be paid next for a version, by the chosen provider: all that is left, or a part as agreed. */
export function paymentOwed(order: Order, version: number, choice: PaymentChoice, now: Date): Payment {
  const price = order.versions[version]?.price
  if (!price) throw new Error(`order ${order.number} has no version ${version} to pay`)
  const whole = paymentFor(version, price, version === 0 ? null : versionInForce(order).price, choice, now)
  const left = lessParts(whole, order)
  return version === 0 ? nextPart(whole, left, order.tariff.plan) : left
}

/** Without what came in already: a transfer can be in parts, and a gift card pays a part. */
function lessParts(whole: Payment, { payments, refunds, tariff }: Order): Payment {
  const own = payments.filter(({ version }) => version === whole.version)
  const parts = own.map((payment) => ({ ...remainderOf(payment, refunds), currency: payment.currency }))
  const usd = less(whole.usd, sumOf(parts.map((part) => part.usd)))
  const dirhams = parts.map((part) =>
    part.currency === 'AED' ? part.amount : toDirhams(part.usd, tariff.aedPerUsd),
  )
  const amount = less(whole.amount, sumOf(dirhams))
  return { ...whole, usd, amount: whole.currency === 'USD' ? usd : amount }
}

/** A bank transfer takes longer than a card; changing the provider costs the customer no time. */
export function withLaterDeadline(order: Order, payBy: Date): Order {
  const { change, times } = order
  const later = (other: Date | null) => (other && other > payBy ? other : payBy)
  return change
    ? { ...order, change: { ...change, payBy: later(change.payBy) } }
    : { ...order, times: { ...times, payBy: later(times.payBy) } }
}
