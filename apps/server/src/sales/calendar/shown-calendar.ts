import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { versionInForce } from '@nawl/domain/order/order'
import { openingOn, shopHours } from '@nawl/domain/shop/hours'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { hoursOf } from '@nawl/domain/workshop/frames'
import { daysAfter } from '@nawl/domain/time/day'
import { changeableUntil, finishOfOrders, reckonedRug } from '@nawl/domain/workshop/order-plan'
import { latenessOf } from '@nawl/domain/workshop/promise-days'

import type { FloorDeps, FloorOrder, FloorPlan } from './floor-plan.ts'
import { rugKey } from './promise-order.ts'

const BACK_DAYS = 14
const LEAST_DAYS = 84
const MOST_DAYS = 300

/** The plan as the desk shows it. */
export function shownCalendar(plan: FloorPlan, now: Date, kinds: FloorDeps['kinds']): DeskCalendar {
  const { floor, pace, measured } = plan
  const today = shopDay(now)
  const outlooks = outlooksOf(plan)
  return {
    today,
    frames: floor.frames.map(({ id, name, widthMm, lengthMm }) => ({ id, name, widthMm, lengthMm })),
    tufters: floor.tufters.map(({ id, name }) => ({ id, name })),
    days: shownDays(plan, today),
    rugs: plan.orders.flatMap((order) => shownRugs(order, plan, { kinds, finished: outlooks })),
    pace: { factor: pace.factor, rugs: measured },
  }
}

function shownRugs(
  order: FloorOrder,
  plan: FloorPlan,
  { kinds: { rules }, finished }: { readonly kinds: FloorDeps['kinds']; readonly finished: Outlooks },
): readonly ShownRug[] {
  const ids = plan.ofOrder.get(order.number) ?? []
  if (ids.length === 0) return []
  const outlook = finished.get(order.number)!
  const { lines } = versionInForce(order)
  return ids.flatMap((id) => {
    const key = rugKey(id)
    const line = lines.find((each) => each.id === key.line)
    const reckoned = line && reckonedRug(line.design, rules)
    if (!reckoned) return []
    const { number, state } = order
    const waiting = plan.rugs.find((rug) => rug.id === id)
    const planned = plan.plan.planned.find((each) => each.id === id)
    const record = plan.records.find(
      (row) => row.orderNumber === number && row.lineId === key.line && row.piece === key.piece,
    )
    return {
      ...key,
      pieces: line.quantity,
      name: line.design.name,
      widthMm: reckoned.widthMm,
      lengthMm: reckoned.lengthMm,
      hours: waiting?.hours ?? record?.tookHours ?? reckoned.hours,
      state: state === 'in_production' ? state : 'confirmed',
      isRemake: order.remakeOf !== null,
      notBefore: changeableUntil(order),
      woolFrom: record?.doneOn ? null : (plan.woolFrom.get(id) ?? null),
      frame: planned?.frame ?? record?.frame ?? null,
      first: planned?.first ?? record?.day ?? null,
      firstHalf: halfOf(planned?.start ?? 0),
      last: planned?.last ?? record?.doneOn ?? null,
      lastHalf: halfOf((planned?.end ?? 2) - 1),
      isPlaced: planned?.isPlaced ?? false,
      isBegun: planned?.isBegun ?? false,
      doneOn: record?.doneOn ?? null,
      version: record?.version ?? 0,
      ...outlook,
    } satisfies ShownRug
  })
}

const halfOf = (slot: number) => (slot % 2 === 1 ? 1 : 0)

type Outlooks = ReadonlyMap<string, Pick<ShownRug, 'lateness' | 'expectedBy' | 'readyOn'>>

/** What is to be expected of each order as the plan stands, by its number. */
export function outlooksOf(plan: FloorPlan): Outlooks {
  const finishes = finishOfOrders(
    plan,
    plan.orders.map(({ number }) => number),
  )
  return new Map(
    plan.orders.map((order) => {
      const { expectedBy } = order.times
      const finished = finishes.get(order.number) ?? null
      const outlook = {
        lateness: finished && latenessOf(order, expectedBy, finished, shopHours()),
        expectedBy: expectedBy && shopDay(expectedBy),
        readyOn: finished?.[finished.length >> 1] ?? null,
      }
      return [order.number, outlook]
    }),
  )
}

function shownDays({ floor, days, plan }: FloorPlan, today: string): DeskCalendar['days'] {
  const plannedLast = plan.planned.reduce((last, each) => (each.last > last ? each.last : last), today)
  const shown: DeskCalendar['days'] = []
  const first = daysAfter(today, -BACK_DAYS)
  for (let n = 0; n < MOST_DAYS; n++) {
    const day = daysAfter(first, n)
    if (n >= LEAST_DAYS && day > daysAfter(plannedLast, BACK_DAYS)) break
    const isOpen = openingOn(day) !== null
    const hours = isOpen ? floor.tufters.map((each) => hoursOf(each, day)) : []
    const slot = 2 * days.days.indexOf(day)
    const ofHalf = slot < 0 ? 0 : (days.hoursBefore[slot + 1] ?? 0) - (days.hoursBefore[slot] ?? 0)
    const planned = ofHalf * plannedOn(plan.planned, slot)
    shown.push({ day, hours, planned })
  }
  return shown
}

/** How many halves of a day are planned on all frames together. */
const plannedOn = (planned: FloorPlan['plan']['planned'], slot: number): number =>
  planned.reduce(
    (sum, { start, end }) =>
      sum + Number(start <= slot && slot < end) + Number(start <= slot + 1 && slot + 1 < end),
    0,
  )
