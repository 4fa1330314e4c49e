import { isOver } from './deadlines.ts'
import type { Order } from './order.ts'
import type { Happening } from './outcome.ts'
import { isPaymentPending, withoutOpenPayments } from './payments/payments.ts'

/** Whether a change is still waiting for its payment. */
export function isChangeWaiting(order: Order, now: Date): boolean {
  const { change } = order
  return change !== null && (!isOver(change.payBy, now) || isPaymentPending(order, change.version))
}

/** The order without its pending change, if there is one: the version in force stays in force. */
export function lapseChange(order: Order): {
  readonly order: Order
  readonly happenings: readonly Happening[]
} {
  if (order.change === null) return { order, happenings: [] }
  const closed = withoutOpenPayments(order)
  const lapsed: Happening = { kind: 'change-lapsed', subject: String(order.change.version) }
  return { order: { ...closed.order, change: null }, happenings: [...closed.happenings, lapsed] }
}
