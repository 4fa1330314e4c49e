import { isOver } from './deadlines.ts'
import type { Order } from './order.ts'
import type { Happening } from './outcome.ts'
import { isPaymentPending, withoutOpenPayments } from './payments.ts'

/** Whether a change still waits for money that may yet come. */
export function isChangeWaiting(order: Order, now: Date): boolean {
  const { change } = order
  return change !== null && (!isOver(change.payBy, now) || isPaymentPending(order, change.version))
}

/** The order without the change that waits for its payment, if one does: the version in force stays in force. */
export function lapseChange(order: Order): {
  readonly order: Order
  readonly happenings: readonly Happening[]
} {
  if (order.change === null) return { order, happenings: [] }
  const closed = withoutOpenPayments(order)
  const lapsed: Happening = { kind: 'change-lapsed', subject: String(order.change.version) }
  return { order: { ...closed.order, change: null }, happenings: [...closed.happenings, lapsed] }
}
