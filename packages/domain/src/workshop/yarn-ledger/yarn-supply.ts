import type { ProductionDates } from '../production-dates.ts'
import { DAY_MS } from '../../time/durations.ts'

/** How a shop gets wool. */
export type YarnSupply = {
  /** Days until what is ordered or dyed is here. */
  readonly days: number
  /** Free grams from which visitors read that a yarn is on the shelf. */
  readonly shelfGrams: number
}

export const DEFAULT_SUPPLY: YarnSupply = { days: 5, shelfGrams: 4_000 }
export const MOST_SUPPLY_DAYS = 365

/**
 * By when missing wool has to be ordered, so that work begins in time for the day by which a rug is promised ready even if it
 * takes as long as that may; null while an order is not confirmed.
 */
export function orderYarnBy(
  { mayStartAt, readyFrom, readyBy }: Pick<ProductionDates, 'mayStartAt' | 'readyFrom' | 'readyBy'>,
  days: number,
): Date | null {
  if (!mayStartAt || !readyFrom || !readyBy) return null
  const slack = readyBy.getTime() - readyFrom.getTime()
  return new Date(mayStartAt.getTime() + slack - days * DAY_MS)
}
