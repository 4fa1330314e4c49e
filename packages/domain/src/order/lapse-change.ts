import { isOver } from './deadlines.ts'
import type { Order } from './order.ts'
import type { Happening } from './outcome.ts'
import {
  heldUsd,
  isPaymentPending,
  waitingParts,
  withoutOpenPayments,
  withRefund,
} from './payments/payments.ts'

/** Whether a change is still waiting for its payment. */
export function isChangeWaiting(order: Order, now: Date): boolean {
  const { change } = order
  return change !== null && (!isOver(change.payBy, now) || isPaymentPending(order, change.version))
}

/** The order without its pending change, if there is one: the version in force stays in force, parts of the difference go back. */
export function lapseChange(
  order: Order,
  now: Date,
): {
  readonly order: Order
  readonly happenings: readonly Happening[]
} {
  if (order.change === null) return { order, happenings: [] }
  const closed = withoutOpenPayments(order)
  const lapsed: Happening = { kind: 'change-lapsed', subject: String(order.change.version) }
  const parts = waitingParts(order)
  const held = heldUsd({ payments: parts, refunds: order.refunds })
  const refunding = withRefund({ ...closed.order, change: null }, held, 'not-needed', now, parts)
  return {
    order: refunding.order,
    happenings: [...closed.happenings, lapsed, ...refunding.happenings],
  }
}
