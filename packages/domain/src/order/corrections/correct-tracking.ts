import type { Order, Tracking } from '../order.ts'
import { fitsCarrier } from '../delivery/track-shipment.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { type Correcting, versionFault } from './correction.ts'

/** Corrects carrier and tracking number of a parcel that is on its way; the customer is told. */
export function correctTracking(
  order: Order,
  now: Date,
  { tracking, by, why, version }: Correcting & { readonly tracking: Tracking },
): Outcome {
  const { tracking: before } = order
  if (order.state !== 'shipped' || before === null) return refused('wrong-state')
  const fault = versionFault(order, version)
  if (fault) return refused(fault)
  if (!fitsCarrier(tracking)) return refused('bad-tracking-number')
  if (tracking.carrier === before.carrier && tracking.number === before.number)
    return refused('nothing-corrected')
  const corrections = [
    ...order.corrections,
    { kind: 'tracking', by, at: now, why, before, after: tracking } as const,
  ]
  return done({ ...order, tracking, corrections }, now, by, [
    { kind: 'tracking-corrected', subject: String(corrections.length) },
  ])
}
