import { type Cents, less, toDollars, ZERO } from '../../money/money.ts'
import type { Order, Payment, ProviderMovement, Refund } from '../order.ts'
import { done, type Happening, type Outcome, unchanged } from '../outcome.ts'
import { remainderOf } from './payments.ts'

/** What a provider says that it moved of a payment by itself, all of it each time. */
export type AtProvider = {
  readonly paymentId: string
  /** Fees, and what disputes took or gave back, in the currency of the payment. */
  readonly movements: readonly Pick<ProviderMovement, 'id' | 'kind' | 'amount'>[]
  /** Refunds that were made at the provider and not by the shop. */
  readonly refunds: readonly { readonly id: string; readonly amount: Cents }[]
}

/**
 * Records what a provider moved by itself: known ones are passed over, so that it does not matter how often and in which
 * order it is told. The state of the order stays. A refund of more than is left is not recorded: `unrecorded` finds it.
 */
export function recordAtProvider(order: Order, now: Date, { paymentId, ...told }: AtProvider): Outcome {
  const payment = order.payments.find(({ id }) => id === paymentId)
  if (payment?.status !== 'paid') return unchanged(order)
  const known = new Set(order.movements.map(({ id }) => id))
  const movements = told.movements
    .filter(({ id }) => !known.has(id))
    .map((movement) => ({ ...movement, paymentId, at: now }))
  const refunds = [...order.refunds]
  for (const refund of told.refunds) {
    const made = refunds.some(({ id }) => id === refund.id)
      ? null
      : refundAtProvider({ ...order, refunds }, payment, refund, now)
    if (made) refunds.push(made)
  }
  if (movements.length === 0 && refunds.length === order.refunds.length) return unchanged(order)
  const happenings: readonly Happening[] = [
    ...movements.map(({ id, kind, amount }): Happening => ({ kind: eventOf(kind, amount), subject: id })),
    ...refunds.slice(order.refunds.length).map(({ id }): Happening => ({ kind: 'refund-sent', subject: id })),
  ]
  return done({ ...order, movements: [...order.movements, ...movements], refunds }, now, 'shop', happenings)
}

/** Refunds at the provider that an order could not take, because less of the payment is left. */
export const unrecorded = (order: Order, { refunds }: AtProvider): AtProvider['refunds'] =>
  refunds.filter(({ id }) => !order.refunds.some((refund) => refund.id === id))

const eventOf = (kind: ProviderMovement['kind'], amount: Cents) => {
  if (kind === 'fee') return 'fee-charged'
  return amount > 0 ? 'dispute-taken' : 'dispute-returned'
}

/** Null for one that does not fit into what is left, or whose dollars, or those of what stays, are under a cent. */
function refundAtProvider(
  { refunds, tariff }: Order,
  payment: Payment,
  { id, amount }: AtProvider['refunds'][number],
  now: Date,
): Refund | null {
  const left = remainderOf(payment, refunds)
  if (amount <= 0 || amount > left.amount) return null
  const staying = less(left.amount, amount)
  const stayingUsd = payment.currency === 'USD' ? staying : toDollars(staying, tariff.aedPerUsd)
  const usd = less(left.usd, staying === 0 ? ZERO : stayingUsd)
  if (usd < 1 || (staying > 0 && stayingUsd < 1)) return null
  return {
    id,
    paymentId: payment.id,
    reason: 'goodwill',
    status: 'sent',
    attempt: 1,
    currency: payment.currency,
    amount,
    usd,
    askedAt: now,
    sentAt: now,
  }
}
