import { approvedAt, awaitedLines, shownOf } from '../../order/approvals/approval.ts'
import { type Order, versionInForce } from '../../order/order.ts'
import type { ProductKinds } from '../../product/product-kind.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { kindIn, type Product } from '../../product/product.ts'
import type { ShopHours } from '../../shop/hours.ts'
import { shopDay } from '../../shop/time-zone.ts'
import type { Floor } from './floor.ts'
import { type FrameDays, frameDays } from './frame-days.ts'
import { learnPace, type Pace, type TuftedBefore } from './pace.ts'
import { type FramePlan, planFrames, type RugToFrame } from './plan-frames.ts'
import { hoursOfWork } from './rug-work.ts'
import { finishOfDone, simulateFinish } from './simulate-finish.ts'

/** What the workshop recorded of one rug. */
export type FrameRecord = {
  readonly id: string
  /** Where somebody put it, or where it was begun. */
  readonly frame: string | null
  readonly day: string | null
  /** The day on which it left the frame. */
  readonly doneOn: string | null
}

/** What is needed of an order to plan it. */
export type WaitingOrder = Pick<Order, 'number' | 'state' | 'versions' | 'inForce' | 'approvals'> & {
  readonly times: Pick<Order['times'], 'confirmedAt' | 'changeUntil' | 'productionAt' | 'expectedBy'>
}

export type FloorNow = {
  /** Confirmed orders, and those in production. */
  readonly orders: readonly WaitingOrder[]
  readonly records: readonly FrameRecord[]
  readonly before: readonly TuftedBefore[]
  readonly floor: Floor
  readonly hours: ShopHours
  /** For rugs whose wool is not there, by `rugId`, the day on which it probably is. What somebody placed does not wait for it. */
  readonly woolFrom?: ReadonlyMap<string, string>
  readonly now: Date
}

/** All that waits for a frame, planned. */
export type OrderPlan = {
  readonly floor: Floor
  readonly days: FrameDays
  readonly pace: Pace
  readonly rugs: readonly RugToFrame[]
  readonly plan: FramePlan
  /** Days on which rugs left the frame, of orders that are not ready. */
  readonly done: ReadonlyMap<string, string>
  /** The rugs of each order, those that are done included. */
  readonly ofOrder: ReadonlyMap<string, readonly string[]>
}

/** The name of one piece of a line in the plan. */
export const rugId = (number: string, line: string, piece: number): string => `${number}/${line}/${piece}`

/** The size of one of a product on its frame, and the hours it is reckoned to take, before what was learned; null for what needs no frame. */
export function reckonedRug(product: Product, kinds: ProductKinds = PRODUCT_KINDS): ReckonedRug | null {
  const tufted = kindIn(kinds, product).tufted?.(product)
  if (!tufted) return null
  const { widthMm, lengthMm } = tufted.size
  return { widthMm, lengthMm, hours: hoursOfWork(tufted) }
}

export type ReckonedRug = Pick<RugToFrame, 'widthMm' | 'lengthMm' | 'hours'>

/**
 * Plans what waits: what is in production first, then by when it was confirmed, or approved where it waited for that. What waits
 * for its approval still is not planned, and a piece that was shown is done. Of orders that were confirmed at once (a bank
 * statement confirms several), the one that was promised earlier days comes first, and one without a promise last.
 */
export function planOrders(
  { orders, records, before, floor, hours, woolFrom, now }: FloorNow,
  kinds: ProductKinds = PRODUCT_KINDS,
): OrderPlan {
  const pace = learnPace(before)
  const today = shopDay(now)
  const recorded = new Map(records.map((record) => [record.id, record]))
  const since = new Map(orders.map((order) => [order.number, queuedAt(order, kinds)]))
  const queue = orders.toSorted((p, q) => inQueue(p, q, since))
  const done = new Map<string, string>()
  const ofOrder = new Map<string, readonly string[]>()
  const rugs: RugToFrame[] = []
  for (const order of queue) {
    const own = rugsOf(order, pace, kinds)
    ofOrder.set(
      order.number,
      own.map(({ id }) => id),
    )
    for (const { shownOn, ...rug } of own) {
      const record = recorded.get(rug.id)
      const doneOn = record?.doneOn ?? shownOn
      if (doneOn) done.set(rug.id, doneOn)
      else {
        const place = placeOf(order, record, today)
        const wool = woolFrom?.get(rug.id) ?? ''
        const notBefore = place === null && wool > rug.notBefore ? wool : rug.notBefore
        rugs.push({ ...rug, place, notBefore })
      }
    }
  }
  const days = frameDays(floor, today, hours)
  return { floor, days, pace, rugs, plan: planFrames(rugs, floor, days), done, ofOrder }
}

/** The plan with rugs that nobody ordered yet at the end of the queue. */
export function planWith(before: OrderPlan, more: readonly RugToFrame[]): OrderPlan {
  const rugs = [...before.rugs, ...more]
  const ofOrder = new Map(before.ofOrder).set(
    '',
    more.map(({ id }) => id),
  )
  return { ...before, rugs, ofOrder, plan: planFrames(rugs, before.floor, before.days) }
}

/** The days on which an order is finished in each run of the plan, sorted; null where a rug of it is not planned, or none needs a frame. */
export const finishOfOrder = (plan: OrderPlan, number: string): readonly string[] | null =>
  finishOfOrders(plan, [number]).get(number) ?? null

/** The same of several orders, whose frames are played once for all of them. */
export function finishOfOrders(
  { plan, ofOrder, done, ...simulating }: OrderPlan,
  numbers: readonly string[],
): ReadonlyMap<string, readonly string[] | null> {
  const unplanned = new Set(plan.unplanned)
  const rugsOfOrder = (number: string) => {
    const own = ofOrder.get(number) ?? []
    return own.some((id) => unplanned.has(id)) ? [] : own
  }
  const asked = new Set(numbers.flatMap(rugsOfOrder))
  const { floor, days } = simulating
  const played = simulateFinish({ ...simulating, planned: plan.planned }, asked)
  const finishOf = (number: string): readonly string[] | null => {
    const own = rugsOfOrder(number)
    if (own.length === 0) return null
    const [first = [], ...others] = own.map((id) => {
      const doneOn = done.get(id)
      return doneOn === undefined ? (played.get(id) ?? []) : finishOfDone(id, doneOn, floor, days)
    })
    return first
      .map((day, run) =>
        others.reduce((latest, each) => ((each[run] ?? '') > latest ? (each[run] ?? '') : latest), day),
      )
      .toSorted()
  }
  return new Map(numbers.map((number) => [number, finishOf(number)]))
}

/** The day until which the customer may change the design: work begins on it at the earliest. */
export const changeableUntil = ({ times }: Pick<WaitingOrder, 'times'>): string =>
  shopDay(times.changeUntil ?? times.confirmedAt ?? new Date(0))

type RugOfOrder = Omit<RugToFrame, 'place'> & {
  /** The day on which it was shown to the customer, where it is a piece. */
  readonly shownOn: string | null
}

function rugsOf(order: WaitingOrder, { factor }: Pace, kinds: ProductKinds): readonly RugOfOrder[] {
  const waiting = awaitedLines(order, kinds).filter(({ approved }) => approved === null)
  const approved = approvedAt(order, kinds)
  const [notBefore = ''] = [changeableUntil(order), shopDay(approved ?? new Date(0))].toSorted().toReversed()
  return versionInForce(order).lines.flatMap(({ id: line, design, quantity }) => {
    const reckoned = reckonedRug(design, kinds)
    if (!reckoned || waiting.some((each) => each.line.id === line)) return []
    const hours = reckoned.hours * factor
    const shown = kindIn(kinds, design).isPieceOf ? shownOf(order, line) : null
    return Array.from({ length: quantity }, (_, n) => ({
      ...reckoned,
      id: rugId(order.number, line, n + 1),
      hours,
      notBefore,
      shownOn: shown && shopDay(shown.at),
    }))
  })
}

function placeOf(
  { state }: WaitingOrder,
  record: FrameRecord | undefined,
  today: string,
): RugToFrame['place'] {
  if (!record || record.frame === null || record.day === null) return null
  const isBegun = state === 'in_production' && record.day <= today
  return { frame: record.frame, day: record.day, isBegun }
}

type Since = ReadonlyMap<string, Date | null>

/** From when an order waits for its frame. One that waited for an approval must not go before those that were promised days meanwhile. */
const queuedAt = (order: WaitingOrder, kinds: ProductKinds): Date | null =>
  approvedAt(order, kinds) ?? order.times.confirmedAt

const inQueue = (p: WaitingOrder, q: WaitingOrder, since: Since): number =>
  rank(p) - rank(q) ||
  timeOf(since.get(p.number)) - timeOf(since.get(q.number)) ||
  timeOf(p.times.expectedBy) - timeOf(q.times.expectedBy) ||
  p.number.localeCompare(q.number)

const rank = ({ state }: WaitingOrder): number => (state === 'in_production' ? 0 : 1)
const timeOf = (at: Date | null | undefined): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER
