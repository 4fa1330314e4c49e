import type { OrderTimes } from '../order/order.ts'
import type { Tariff } from '../cart/tariff.ts'
import { prices, promisedWeeks } from '../shop/price-list.ts'
import { DAY_MS } from '../time/durations.ts'

/** The workshop's deadlines, in UTC. Null while an order is not confirmed. */
export type ProductionDates = {
  readonly placedAt: Date
  /** Production must not start earlier: until then the customer may change the design. */
  readonly mayStartAt: Date | null
  readonly readyFrom: Date | null
  readonly readyBy: Date | null
  /** Delivery, as promised when it was confirmed or since; before that, by the weeks of the order. */
  readonly deliverBy: Date
}

/** The instants that they are computed from. */
export type ProductionTimes = Pick<OrderTimes, 'placedAt' | 'changeUntil' | 'productionAt' | 'expectedBy'>

const WEEK_MS = 7 * DAY_MS

/**
 * The dates computed from an order's times and the weeks it was promised; once production has started they count from there.
 */
export function productionDates(times: ProductionTimes, tariff: Pick<Tariff, 'weeks'>): ProductionDates {
  const { making, all } = promisedWeeks(tariff)
  const { placedAt, changeUntil, productionAt, expectedBy } = times
  const start = productionAt ?? changeUntil
  return {
    placedAt,
    mayStartAt: changeUntil,
    readyFrom: start && weeksAfter(start, making[0]),
    readyBy: start && weeksAfter(start, making[1]),
    deliverBy: expectedBy ?? weeksAfter(placedAt, all[1]),
  }
}

/** Orders that were placed before this instant and are not delivered are overdue, by the weeks that orders are promised now. */
export const overdueIfPlacedBefore = (now: Date): Date => weeksAfter(now, -prices().weeks.all[1])

const weeksAfter = (instant: Date, weeks: number) => new Date(instant.getTime() + weeks * WEEK_MS)
