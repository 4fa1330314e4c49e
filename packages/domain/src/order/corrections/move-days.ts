import { isApprovalAwaited, type WithApprovals } from '../approvals/approval.ts'
import { calendarDays, type CalendarDays, daysOfCalendar, expectedDays } from '../delivery/expected-days.ts'
import type { Order } from '../order.ts'
import { shopDay } from '../../shop/time-zone.ts'
import { done, type OrderRefusal, type Outcome, refused } from '../outcome.ts'
import { type Correcting, versionFault } from './correction.ts'

const MOVABLE: ReadonlySet<Order['state']> = new Set(['confirmed', 'in_production', 'ready', 'shipped'])

/** Why the days on which an order is expected cannot be moved now, or null. */
export function moveDaysFault(order: Pick<Order, 'state'> & WithApprovals): OrderRefusal | null {
  if (!MOVABLE.has(order.state)) return 'wrong-state'
  return order.state === 'confirmed' && isApprovalAwaited(order) ? 'approval-awaited' : null
}

/** Moves the days on which an order is expected; the customer is told. What is promised now is what it is late by. */
export function moveDays(
  order: Order,
  now: Date,
  { days, by, why, version }: Correcting & { readonly days: CalendarDays },
): Outcome {
  const fault = moveDaysFault(order) ?? versionFault(order, version)
  if (fault) return refused(fault)
  const { first, last } = days
  if (last < first || last < shopDay(now)) return refused('bad-days')
  const expected = expectedDays(order.times)
  const before = expected && calendarDays(expected)
  if (before?.first === first && before.last === last) return refused('nothing-corrected')
  const corrections = [...order.corrections, { kind: 'days', by, at: now, why, before, after: days } as const]
  const moved = daysOfCalendar(days)
  const times = {
    ...order.times,
    expectedFrom: moved.from,
    expectedBy: moved.by,
    arrivesFrom: null,
    arrivesBy: null,
  }
  return done({ ...order, times, corrections }, now, by, [
    { kind: 'days-moved', subject: String(corrections.length) },
  ])
}
