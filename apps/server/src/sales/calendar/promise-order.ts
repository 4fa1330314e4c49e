import { isApprovalAwaited } from '@nawl/domain/order/approval'
import type { Order } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import type { Done } from '@nawl/domain/order/outcome'
import { shopHours } from '@nawl/domain/shop/hours'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { finishOfOrder } from '@nawl/domain/workshop/order-plan'
import { promiseOf } from '@nawl/domain/workshop/promise-days'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import {
  type FloorDeps,
  isPlanned,
  readFloorPlan,
  readRecord,
  type RugKey,
  writeRecord,
} from './floor-plan.ts'

/** Events with which an order joins the queue of the frames. */
const JOINS: ReadonlySet<OrderEvent['kind']> = new Set(['confirmed', 'remake-begun'])

/** One plan after the other: two orders that are paid at once must not be promised the same days of a frame. */
export const lockFloor = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('frame_record'))`)

/**
 * Replaces the days by weeks of an order that is being confirmed, or approved at last, with those of the frames. In a shop without frames, and for
 * what fits on none or needs none, the order stays as it is.
 */
export async function promiseByFrames(
  tx: Tx,
  before: Order | null,
  done: Done,
  now: Date,
  deps: FloorDeps,
): Promise<Done> {
  if (!isPlanned(deps) || done.order.times.expectedBy === null) return done
  // Its waiting is over, whatever ended it.
  const isApproved = before?.state === 'confirmed' && isApprovalAwaited(before, deps.kinds.rules)
  if (!isApproved && !done.events.some(({ kind }) => JOINS.has(kind))) return done
  await lockFloor(tx)
  const { order } = done
  const finished = finishOfOrder(await readFloorPlan(tx, deps, now, order), order.number)
  if (!finished) return done
  const { from: expectedFrom, by: expectedBy } = promiseOf(order, finished, shopHours())
  return { ...done, order: { ...order, times: { ...order.times, expectedFrom, expectedBy } } }
}

/**
 * With the start of production, the order's rug that is planned first counts as begun, on its frame and today, unless somebody
 * has recorded another day. Otherwise the plan would begin it anew every morning.
 */
export async function beginOnFrame(
  tx: Tx,
  order: Order,
  events: readonly OrderEvent[],
  now: Date,
  deps: FloorDeps,
): Promise<void> {
  if (!isPlanned(deps) || !events.some(({ kind }) => kind === 'production-started')) return
  await lockFloor(tx)
  const { plan, ofOrder } = await readFloorPlan(tx, deps, now)
  const own = plan.planned.filter(({ id }) => ofOrder.get(order.number)?.includes(id))
  const first = own.toSorted((p, q) => p.start - q.start)[0]
  if (!first) return
  const key = rugKey(first.id)
  const before = await readRecord(tx, key)
  const place = { frame: before?.frame ?? first.frame, day: shopDay(now) }
  const { doneOn = null, tookHours = null, reckonedHours = null, version = 0 } = before ?? {}
  await writeRecord(tx, key, { ...place, doneOn, tookHours, reckonedHours, version: version + 1 })
}

/**
 * Rugs that the floor says are tufted have left their frames on that day; those that it takes back, `at` null, are on them
 * again. Hours that somebody wrote down stay with what left.
 */
export async function takeOffFrames(
  tx: Tx,
  number: string,
  rugs: readonly { readonly line: string; readonly piece: number; readonly at: Date | null }[],
  deps: FloorDeps,
): Promise<void> {
  if (rugs.length === 0 || !isPlanned(deps)) return
  await lockFloor(tx)
  for (const { line, piece, at } of rugs) {
    const key = { number, line, piece }
    const before = await readRecord(tx, key)
    const doneOn = at && shopDay(at)
    if (((before?.doneOn ?? null) === null) === (doneOn === null)) continue
    await writeRecord(tx, key, {
      frame: before?.frame ?? null,
      day: before?.day ?? null,
      doneOn,
      tookHours: doneOn === null ? null : (before?.tookHours ?? null),
      reckonedHours: doneOn === null ? null : (before?.reckonedHours ?? null),
      version: (before?.version ?? 0) + 1,
    })
  }
}

/** What a rug of the plan is called by, taken apart. */
export function rugKey(id: string): RugKey {
  const [number = '', line = '', piece = ''] = id.split('/')
  return { number, line, piece: Number(piece) }
}
