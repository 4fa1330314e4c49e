import type { Order } from '@nawl/domain/order/order'
import { woolWaits } from '@nawl/domain/workshop/wool-wait'

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
  if (!(await yarnLedger.isUsed(tx))) return new Map()
  const needs = orders.flatMap((order) => yarnNeeds(order, weighing))
  const stock = await yarnLedger.stockOf(tx, [...new Set(needs.map(({ yarn }) => yarn))])
  const places = await yarnLedger.places(tx)
  const comesOn = (yarn: string) => places.get(yarn)?.comesOn
  return woolWaits(needs, { stock, arriving, comesOn, supplyDays, today })
}
