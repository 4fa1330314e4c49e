import { isPickupPrice } from '../cart/price-cart.ts'
import type { ProductKinds } from '../product/product-kind.ts'
import { isApprovalAwaited } from './approvals/approval.ts'
import { claimDeadlines } from './claims/claim-rules.ts'
import { repeatOf } from './corrections/correction.ts'
import { isOver } from './deadlines.ts'
import { appointmentOf } from './delivery/appointment.ts'
import { arrivalDays } from './delivery/expected-days.ts'
import { isChangeWaiting, lapseChange } from './lapse-change.ts'
import { type Actor, type Order, type Tracking, versionInForce } from './order.ts'
import { COLLECTED, fitsCarrier } from './delivery/track-shipment.ts'
import { done, type Happening, moved, type Outcome, refused } from './outcome.ts'

type By = { readonly by: Actor }

/** Starts production: not before the time for changes is over and all is approved, nor while a difference may still be paid. */
export function startProduction(order: Order, now: Date, { by }: By, kinds?: ProductKinds): Outcome {
  if (order.state !== 'confirmed') return refused('wrong-state')
  if (!isOver(order.times.changeUntil, now)) return refused('too-early')
  if (isChangeWaiting(order, now)) return refused('difference-unpaid')
  if (isApprovalAwaited(order, kinds)) return refused('approval-awaited')
  const lapsed = lapseChange(order, now)
  const started = {
    ...moved(lapsed.order, 'in_production'),
    times: { ...order.times, productionAt: now },
  }
  return done(started, now, by, [...lapsed.happenings, reached(order, 'production-started')])
}

export function markReady(order: Order, now: Date, { by }: By): Outcome {
  if (order.state !== 'in_production') return refused('wrong-state')
  const ready = { ...moved(order, 'ready'), times: { ...order.times, readyAt: now } }
  return done(ready, now, by, [reached(order, isCollected(order) ? 'ready-to-collect' : 'ready')])
}

/** Records the handover to the carrier with its tracking number. */
export function shipOrder(
  order: Order,
  now: Date,
  { by, tracking }: By & { readonly tracking: Tracking },
): Outcome {
  if (order.state !== 'ready' || isCollected(order)) return refused('wrong-state')
  if (!fitsCarrier(tracking)) return refused('bad-tracking-number')
  // What was promised for a day comes on that day.
  const { from: arrivesFrom, by: arrivesBy } = appointmentOf(order) ? NO_DAYS : arrivalDays(order, now)
  const times = { ...order.times, shippedAt: now, arrivesFrom, arrivesBy }
  const shipped = { ...moved(order, 'shipped'), tracking, times }
  return done(shipped, now, by, [reached(order, 'shipped')])
}

const NO_DAYS = { from: null, by: null }

/** Records the delivery: claims and the warranty count from now. */
export function deliverOrder(order: Order, now: Date, { by }: By): Outcome {
  if (order.state !== 'shipped') return refused('wrong-state')
  const delivered = {
    ...moved(order, 'delivered'),
    times: { ...order.times, deliveredAt: now, ...claimDeadlines(now) },
  }
  return done(delivered, now, by, [reached(order, 'delivered')])
}

/** Whether the customer collects an order at the workshop. */
export const isCollected = (order: Pick<Order, 'versions' | 'inForce'>): boolean =>
  isPickupPrice(versionInForce(order).price)

/** Records that somebody collected the order at the workshop, and who: claims and the warranty count from now. */
export function handOver(order: Order, now: Date, { by, to }: By & { readonly to: string }): Outcome {
  if (order.state !== 'ready' || !isCollected(order)) return refused('wrong-state')
  const collected = {
    ...moved(order, 'delivered'),
    tracking: { carrier: COLLECTED, number: to },
    times: { ...order.times, deliveredAt: now, ...claimDeadlines(now) },
  }
  return done(collected, now, by, [reached(order, 'collected')])
}

/** A state is reached again after it was taken back, and told again. */
function reached(order: Order, kind: Happening['kind']): Happening {
  const subject = repeatOf(order)
  return subject === null ? { kind } : { kind, subject }
}
