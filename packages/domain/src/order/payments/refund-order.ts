import type { Actor, Order, Refund, RefundReason } from '../order.ts'
import { done, type Happening, type OrderRefusal, type Outcome, refused, unchanged } from '../outcome.ts'
import { REFUND_TRANSITIONS, type RefundStatus } from './payment-state.ts'
import { mayBecome } from '../transitions.ts'
import { type Charged, refundableMoney, withRefundOf } from './payments.ts'

/** Refunds an amount in the currency that was charged, at most what the order holds, and notes why. */
export function refundOrder(
  order: Order,
  now: Date,
  { refund, why, by }: { readonly refund: Charged; readonly why: string; readonly by: Actor },
): Outcome {
  const refunding = refundOf(order, refund, 'goodwill', now)
  if (!refunding.ok) return refused(refunding.reason)
  const refundIds = refunding.order.refunds.slice(order.refunds.length).map(({ id }) => id)
  const notes = [...order.notes, { by, at: now, text: why, refundIds }]
  return done({ ...refunding.order, notes }, now, by, [{ kind: 'noted' }, ...refunding.happenings])
}

type Refunding =
  | ({ readonly ok: true } & NonNullable<ReturnType<typeof withRefundOf>>)
  | { readonly ok: false; readonly reason: OrderRefusal }

/** The order with a refund of what staff typed, or why it cannot be refunded. */
export function refundOf(order: Order, refund: Charged, reason: RefundReason, now: Date): Refunding {
  const { currency, amount } = refund
  const held = refundableMoney(order)
  // Another payment since may have made it another currency.
  if (!Number.isSafeInteger(amount) || amount <= 0 || currency !== held.currency)
    return { ok: false, reason: 'bad-amount' }
  if (amount > held.amount) return { ok: false, reason: 'more-than-paid' }
  const refunding = withRefundOf(order, refund, reason, now)
  return refunding ? { ok: true, ...refunding } : { ok: false, reason: 'bad-amount' }
}

/** Applies the provider's state of a refund; `due` retries a failed one. Idempotent. */
export function settleRefund(
  order: Order,
  now: Date,
  { refundId, status, by }: { readonly refundId: string; readonly status: RefundStatus; readonly by: Actor },
): Outcome {
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (!refund) return refused('no-such-refund')
  if (!mayBecome(REFUND_TRANSITIONS, refund.status, status)) return unchanged(order)
  const settled: Refund = {
    ...refund,
    status,
    attempt: refund.attempt + (status === 'due' ? 1 : 0),
    sentAt: status === 'sent' ? now : null,
  }
  const refunds = order.refunds.map((each) => (each === refund ? settled : each))
  const happening: Happening = {
    kind: `refund-${status}`,
    subject: refundId,
    ...(status === 'due' ? { effect: { kind: 'send-refund', refundId } } : {}),
  }
  return done({ ...order, refunds }, now, by, [happening])
}
