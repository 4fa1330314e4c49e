import type { Order } from '@nawl/domain/order/order'
import { shopHours } from '@nawl/domain/shop/hours'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { isPlannable } from '@nawl/domain/workshop/frames'
import { type FrameRecord, type OrderPlan, planOrders, rugId } from '@nawl/domain/workshop/order-plan'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'

import { frameRecord } from '../../platform/db/schema/calendar-schema.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ShopKinds } from '../kinds/shop-kinds.ts'
import { orderOfColumns } from '../orders/order-columns.ts'
import type { Config } from '../../platform/config/config.ts'
import { readWoolWait } from './wool-wait.ts'

/** How many of the latest rugs the pace is learned from. */
const LEARNS_FROM = 60
const WAITING = ['confirmed', 'in_production'] as const

export type FloorOrder = ReturnType<typeof orderOfColumns>
export type RecordRow = typeof frameRecord.$inferSelect

/** The plan of the frames, and what it was made of. */
export type FloorPlan = OrderPlan & {
  readonly orders: readonly FloorOrder[]
  readonly records: readonly RecordRow[]
  /** From how many rugs the pace was learned. */
  readonly measured: number
  /** When the wool is probably there that rugs lack, by their ids. */
  readonly woolFrom: ReadonlyMap<string, string>
}

export type FloorDeps = {
  readonly settings: Pick<Settings, 'floor' | 'supply'>
  readonly kinds: Pick<ShopKinds, 'rules' | 'sold'>
  readonly config: Pick<Config, 'workshop'>
}

/** Whether days are computed here, or reckoned by weeks as in a shop without frames. */
export const isPlanned = ({ settings }: { readonly settings: Pick<Settings, 'floor'> }): boolean =>
  isPlannable(settings.floor.floor())

/**
 * Reads what waits and plans it. Nothing of the plan is stored, so it cannot be out of date: an order that is paid, cancelled,
 * made again or ready, a rug that somebody moves and a tufter who is away change the next one. `arriving` is an order
 * that this transaction is about to confirm.
 */
export async function readFloorPlan(
  tx: Tx,
  { settings, kinds, config }: FloorDeps,
  now: Date,
  arriving?: Order,
): Promise<FloorPlan> {
  const rows = await tx
    .select()
    .from(order)
    .where(inArray(order.state, [...WAITING]))
  const waiting = rows.map(orderOfColumns).filter(({ number }) => number !== arriving?.number)
  const orders = arriving ? [...waiting, withoutPromise(arriving)] : waiting
  const records = await tx
    .select()
    .from(frameRecord)
    .where(
      inArray(
        frameRecord.orderNumber,
        orders.map(({ number }) => number),
      ),
    )
  const before = await tx
    .select({ took: frameRecord.tookHours, reckoned: frameRecord.reckonedHours })
    .from(frameRecord)
    .where(and(isNotNull(frameRecord.tookHours), isNotNull(frameRecord.doneOn)))
    .orderBy(desc(frameRecord.doneOn))
    .limit(LEARNS_FROM)
  const measured = before.flatMap(({ took, reckoned }) =>
    took === null || reckoned === null ? [] : [{ took, reckoned }],
  )
  const woolFrom = await readWoolWait(tx, orders, {
    arriving: arriving?.number ?? null,
    weighing: { sold: kinds.sold, workshop: config.workshop },
    supplyDays: settings.supply.now().days,
    today: shopDay(now),
  })
  const plan = planOrders(
    {
      orders,
      woolFrom,
      records: records.map(recordOf),
      before: measured,
      floor: settings.floor.floor(),
      hours: shopHours(),
      now,
    },
    kinds.rules,
  )
  return { ...plan, orders, records, woolFrom, measured: measured.length }
}

/** An order that is being confirmed is promised days by weeks at first, which give it no place in the queue. */
const withoutPromise = (order: Order): Order => ({ ...order, times: { ...order.times, expectedBy: null } })

/** The record of one rug, if there is one. */
export async function readRecord(tx: Tx, key: RugKey): Promise<RecordRow | null> {
  const [row] = await tx
    .select()
    .from(frameRecord)
    .where(
      and(
        eq(frameRecord.orderNumber, key.number),
        eq(frameRecord.lineId, key.line),
        eq(frameRecord.piece, key.piece),
      ),
    )
  return row ?? null
}

/** One piece of a line of an order. */
export type RugKey = { readonly number: string; readonly line: string; readonly piece: number }

/** Writes all that is recorded of a rug. */
export async function writeRecord(tx: Tx, { number, line, piece }: RugKey, row: Recorded): Promise<void> {
  await tx
    .insert(frameRecord)
    .values({ orderNumber: number, lineId: line, piece, ...row })
    .onConflictDoUpdate({
      target: [frameRecord.orderNumber, frameRecord.lineId, frameRecord.piece],
      set: row,
    })
}

export type Recorded = Omit<RecordRow, 'orderNumber' | 'lineId' | 'piece'>

const recordOf = ({ orderNumber, lineId, piece, frame, day, doneOn }: RecordRow): FrameRecord => ({
  id: rugId(orderNumber, lineId, piece),
  frame,
  day,
  doneOn,
})
