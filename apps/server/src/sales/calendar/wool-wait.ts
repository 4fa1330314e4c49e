import type { Order } from '@nawl/domain/order/order'
import { dayAfter } from '@nawl/domain/workshop/frame-days'
import { rugId } from '@nawl/domain/workshop/order-plan'
import { freeGrams, isCounted, missingGrams } from '@nawl/domain/workshop/yarn-stock'

import type { Tx } from '../../platform/db/database.ts'
import { type Weighing, yarnNeeds } from '../yarn-ledger/yarn-needs.ts'
import { yarnLedger } from '../yarn-ledger/yarn-ledger.store.ts'

type Asked = {
  /** Number of an order that this transaction is about to confirm: nothing is reserved for it yet. */
  readonly arriving: string | null
  readonly weighing: Weighing
  /** Days that wool takes which nobody has said a day of. */
  readonly supplyDays: number
  readonly today: string
}

/** For each rug that lacks counted wool the day on which it is probably there; nothing in a shop that counts none. */
export async function readWoolWait(
  tx: Tx,
  orders: readonly Pick<Order, 'number' | 'versions' | 'inForce'>[],
  { arriving, weighing, supplyDays, today }: Asked,
): Promise<ReadonlyMap<string, string>> {
  const waits = new Map<string, string>()
  if (!(await yarnLedger.isUsed(tx))) return waits
  const needs = orders.flatMap((order) => yarnNeeds(order, weighing))
  const stock = await yarnLedger.stockOf(tx, [...new Set(needs.map(({ yarn }) => yarn))])
  const places = await yarnLedger.places(tx)
  const arrivingGrams = (yarn: string) =>
    needs.reduce((sum, need) => (need.order === arriving && need.yarn === yarn ? sum + need.grams : sum), 0)
  const free = (yarn: string) =>
    stock.lots.reduce((sum, lot) => (lot.yarn === yarn ? sum + freeGrams(lot) : sum), 0)
  for (const need of needs) {
    const { order, line, piece, yarn } = need
    if (!isCounted(stock, yarn)) continue
    const isThere = order === arriving ? free(yarn) >= arrivingGrams(yarn) : missingGrams(stock, need) === 0
    if (isThere) continue
    const said = places.get(yarn)?.comesOn ?? ''
    const day = said >= today ? said : dayAfter(today, supplyDays)
    const id = rugId(order, line, piece)
    if (day > (waits.get(id) ?? '')) waits.set(id, day)
  }
  return waits
}
