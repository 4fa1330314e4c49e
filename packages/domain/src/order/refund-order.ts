import type { Cents } from '../money/money.ts'
import type { Actor, Order, Refund } from './order.ts'
import { done, type Happening, type OrderRefusal, type Outcome, refused, unchanged } from './outcome.ts'
import { REFUND_TRANSITIONS, type RefundStatus } from './payment-state.ts'
import { mayBecome } from './transitions.ts'
import { heldUsd, withRefund } from './payments.ts'

/** Refunds an amount in US cents, at most what the order holds. */
export function refundOrder(
  order: Order,
  now: Date,
  { usd, by }: { readonly usd: Cents; readonly by: Actor },
): Outcome {
  const fault = refundFault(order, usd)
  if (fault) return refused(fault)
  const refunding = withRefund(order, usd, 'goodwill', now)
  return done(refunding.order, now, by, refunding.happenings)
}

/** Why an amount cannot be refunded, or null. */
export function refundFault(order: Pick<Order, 'payments' | 'refunds'>, usd: Cents): OrderRefusal | null {
  if (!Number.isSafeInteger(usd) || usd <= 0) return 'bad-amount'
  return usd > heldUsd(order) ? 'more-than-paid' : null
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
