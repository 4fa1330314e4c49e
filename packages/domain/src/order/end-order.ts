import { nextReminder, remindApproval } from './approvals/remind-approval.ts'
import { isOver } from './deadlines.ts'
import { lapseChange } from './lapse-change.ts'
import type { Actor, Order } from './order.ts'
import { done, moved, type Outcome, refused } from './outcome.ts'
import { ORDER_TRANSITIONS } from './order-state.ts'
import { mayBecome } from './transitions.ts'
import { heldUsd, isPaymentPending, withoutOpenPayments, withRefund } from './payments/payments.ts'

/** Cancels and refunds all: customers until `cancelUntil`, staff until production, both at any time before payment. */
export function cancelOrder(order: Order, now: Date, { by }: { readonly by: Actor }): Outcome {
  if (!mayBecome(ORDER_TRANSITIONS, order.state, 'cancelled')) return refused('wrong-state')
  if (by === 'customer' && isOver(order.times.cancelUntil, now)) return refused('too-late')
  const lapsed = lapseChange(order, now)
  const closed = withoutOpenPayments(lapsed.order)
  const cancelled = {
    ...moved(closed.order, 'cancelled'),
    times: { ...order.times, endedAt: now },
  }
  const refunding = withRefund(cancelled, heldUsd(cancelled), 'cancelled', now)
  return done(refunding.order, now, by, [
    ...lapsed.happenings,
    ...closed.happenings,
    { kind: 'cancelled' },
    ...refunding.happenings,
  ])
}

/**
 * Expires an unpaid order, a quote that was not accepted, or a change whose difference was not paid, and reminds of approvals
 * that are awaited. Ask the provider first, so that a payment in the last second is not refunded.
 */
export function expireOrder(order: Order, now: Date): Outcome {
  const deadline = deadlineOf(order)
  if (deadline === null) return refused('wrong-state')
  if (!isOver(deadline, now)) return refused('too-early')
  if (order.state === 'confirmed' && order.change === null) return remindApproval(order, now)
  if (isPaymentPending(order, order.change?.version ?? 0)) return refused('payment-in-progress')
  if (order.state === 'confirmed') {
    const lapsed = lapseChange(order, now)
    return done(lapsed.order, now, 'shop', lapsed.happenings)
  }
  const closed = withoutOpenPayments(order)
  const expired = { ...moved(closed.order, 'expired'), times: { ...order.times, endedAt: now } }
  // Of a transfer in parts.
  const refunding = withRefund(expired, heldUsd(expired), 'not-needed', now)
  return done(refunding.order, now, 'shop', [
    ...closed.happenings,
    { kind: 'expired' },
    ...refunding.happenings,
  ])
}

/** When `expireOrder` has to be called, or null if nothing can expire and nobody is to be reminded. */
export function deadlineOf(order: Order): Date | null {
  const { state, change, times } = order
  if (state === 'pending_payment') return times.payBy
  if (state === 'quoted') return times.quoteUntil
  if (state !== 'confirmed') return null
  return change?.payBy ?? nextReminder(order)?.at ?? null
}
