import {
  arrivalBetween,
  type CalendarDays,
  type ExpectedDays,
  type OnItsWay,
} from '../../order/delivery/expected-days.ts'
import type { ShopHours } from '../../shop/hours.ts'

/** A tenth of all plays are finished by the first day that is promised, 98 % of them by the last. */
const EARLIEST = 0.1
const LATEST = 0.98
/** From here on an order counts as likely to be late, and as late. */
const TIGHT = 0.8
const MIDDLE = 0.5

/** The day by which a part of the plays is finished; `finished` is sorted and has a day at least. */
const quantile = (finished: readonly string[], part: number): string =>
  finished[Math.min(finished.length - 1, Math.ceil(part * finished.length) - 1)] ?? ''

/** When an order may be promised that is finished on these days, as they were played. */
export function promiseOf(order: OnItsWay, finished: readonly string[], hours: ShopHours): ExpectedDays {
  return arrivalBetween(order, leavesBetween(finished), hours)
}

/** The days between which what is finished so leaves the workshop. */
export const leavesBetween = (finished: readonly string[]): CalendarDays => ({
  first: quantile(finished, EARLIEST),
  last: quantile(finished, LATEST),
})

/** Whether an order will arrive in time: probably not, or only if all goes well. */
export type Lateness = 'late' | 'tight' | null

/** What is to be expected of an order that was promised by a day. Its way counts with the most days, as when it was promised. */
export function latenessOf(
  order: OnItsWay,
  expectedBy: Date | null,
  finished: readonly string[],
  hours: ShopHours,
): Lateness {
  if (!expectedBy) return null
  const arrives = (part: number) => {
    const day = quantile(finished, part)
    return arrivalBetween(order, { first: day, last: day }, hours).by
  }
  if (arrives(MIDDLE) > expectedBy) return 'late'
  return arrives(TIGHT) > expectedBy ? 'tight' : null
}
