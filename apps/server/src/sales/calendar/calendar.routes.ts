import {
  calendarParams,
  deskCalendar,
  type RecordRugRequest,
  recordRugRequest,
} from '@nawl/contract/desk/calendar'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { fitsFrame } from '@nawl/domain/workshop/frames'
import { dayOfSlot, slotFrom } from '@nawl/domain/workshop/frame-days'
import { changeableUntil, reckonedRug, rugId } from '@nawl/domain/workshop/order-plan'
import { versionInForce } from '@nawl/domain/order/order'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import {
  type FloorDeps,
  type FloorOrder,
  type FloorPlan,
  readFloorPlan,
  readRecord,
  type RugKey,
  writeRecord,
} from './floor-plan.ts'
import { lockFloor } from './promise-order.ts'
import { shownCalendar } from './shown-calendar.ts'

const about = described('desk')
const MADE = { permission: 'rugs.make' } as const

/** /api/desk/calendar: the plan of the frames, and what people record of a rug in it. */
export function calendarRoutes(
  app: App,
  deps: Pick<SalesRouteDeps, 'database' | 'now' | 'settings' | 'kinds' | 'config'>,
): void {
  const { orm } = deps.database
  const list = about('Frames, people and rugs, day by day', { 200: deskCalendar })
  app.get('/api/desk/calendar', { schema: list, config: MADE }, async () => {
    const now = new Date(deps.now())
    return shownCalendar(await readFloorPlan(orm, deps, now), now, deps.kinds)
  })

  const record = about(
    'Puts a rug on a frame, or takes it off; nulls leave it to the plan',
    { 200: deskCalendar },
    { params: calendarParams, body: recordRugRequest },
  )
  app.put(
    '/api/desk/calendar/:number/:line/:piece',
    { schema: record, config: MADE },
    async ({ params, body }) => {
      const now = new Date(deps.now())
      const key = { ...params, piece: Number(params.piece) }
      const plan = await orm.transaction((tx) => recordRug(tx, key, body, now, deps))
      return shownCalendar(plan, now, deps.kinds)
    },
  )
}

/** Throws the ApiErrors `calendar/…`; the transaction is then rolled back. */
async function recordRug(
  tx: Tx,
  key: RugKey,
  { place, done, version }: RecordRugRequest,
  now: Date,
  deps: FloorDeps,
): Promise<FloorPlan> {
  await lockFloor(tx)
  const id = rugId(key.number, key.line, key.piece)
  const before = await readFloorPlan(tx, deps, now)
  const order = before.orders.find(({ number }) => number === key.number)
  if (!order) throw new ApiError('order/not-found')
  if (!before.ofOrder.get(key.number)?.includes(id)) throw new ApiError('calendar/unknown-rug')
  const former = await readRecord(tx, key)
  if ((former?.version ?? 0) !== version) throw new ApiError('calendar/changed-meanwhile')
  const isMoved = place !== null && (place.frame !== former?.frame || place.day !== former.day)
  const line = versionInForce(order).lines.find(({ id: each }) => each === key.line)
  const tufted = line && reckonedRug(line.design, deps.kinds.rules)
  if (!tufted) throw new ApiError('calendar/unknown-rug')
  if (isMoved) checkFrame(tufted, place.frame, before)
  const today = shopDay(now)
  if (done && (done.on > today || (place && done.on < place.day))) throw new ApiError('calendar/too-early')
  if (isMoved && !done && place.day < earliestFor(order, today)) throw new ApiError('calendar/too-early')
  await writeRecord(tx, key, {
    frame: place?.frame ?? null,
    day: place?.day ?? null,
    doneOn: done?.on ?? null,
    tookHours: done?.hours ?? null,
    reckonedHours: done ? tufted.hours : null,
    version: version + 1,
  })
  const after = await readFloorPlan(tx, deps, now)
  if (isMoved && !done && isPushed(before, after, id, place.day)) throw new ApiError('calendar/taken')
  return after
}

function checkFrame(
  size: { readonly widthMm: number; readonly lengthMm: number },
  id: string,
  { floor }: FloorPlan,
): void {
  const frame = floor.frames.find((each) => each.id === id)
  if (!frame) throw new ApiError('calendar/no-such-frame')
  if (!fitsFrame(size, frame)) throw new ApiError('calendar/does-not-fit')
}

/** What is in production may have been begun before today. */
function earliestFor(order: FloorOrder, today: string): string {
  const notBefore = changeableUntil(order)
  if (order.state === 'in_production') return notBefore
  return notBefore > today ? notBefore : today
}

/** Whether the rug, or another that somebody placed, is not where it was put. */
function isPushed(before: FloorPlan, after: FloorPlan, id: string, day: string): boolean {
  const own = after.plan.planned.find((each) => each.id === id)
  const wished = dayOfSlot(after.days, slotFrom(after.days, day))
  if (!own || own.first !== wished) return true
  return before.plan.planned.some((each) => {
    if (!each.isPlaced || each.id === id) return false
    return after.plan.planned.find((other) => other.id === each.id)?.start !== each.start
  })
}
