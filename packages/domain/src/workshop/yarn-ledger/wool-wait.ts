import { daysAfter } from '../../time/day.ts'
import { rugId } from '../calendar/order-plan.ts'
import { freeGrams, isCounted, missingGrams, type YarnNeed, type YarnStock } from './yarn-stock.ts'

type Wool = {
  readonly stock: YarnStock
  /** The order that nothing is reserved for yet: one that is about to be confirmed, or only asked about. */
  readonly arriving: string | null
  /** The day on which somebody expects more of a yarn, by its code. */
  readonly comesOn: (yarn: string) => string | null | undefined
  /** Days that wool takes which nobody has said a day of. */
  readonly supplyDays: number
  readonly today: string
}

/**
 * For each rug that lacks counted wool, by `rugId`, the day on which it is probably there. The rugs of an arriving order have theirs
 * only where enough is free for all of them together.
 */
export function woolWaits(needs: readonly YarnNeed[], wool: Wool): ReadonlyMap<string, string> {
  const { stock, arriving, comesOn, supplyDays, today } = wool
  const arrivingGrams = (yarn: string) =>
    needs.reduce((sum, need) => (need.order === arriving && need.yarn === yarn ? sum + need.grams : sum), 0)
  const free = (yarn: string) =>
    stock.lots.reduce((sum, lot) => (lot.yarn === yarn ? sum + freeGrams(lot) : sum), 0)
  const waits = new Map<string, string>()
  for (const need of needs) {
    const { order, line, piece, yarn } = need
    if (!isCounted(stock, yarn)) continue
    const isThere = order === arriving ? free(yarn) >= arrivingGrams(yarn) : missingGrams(stock, need) === 0
    if (isThere) continue
    const said = comesOn(yarn) ?? ''
    const day = said >= today ? said : daysAfter(today, supplyDays)
    const id = rugId(order, line, piece)
    if (day > (waits.get(id) ?? '')) waits.set(id, day)
  }
  return waits
}
