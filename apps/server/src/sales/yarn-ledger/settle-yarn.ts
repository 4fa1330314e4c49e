import type { Order } from '@nawl/domain/order/order'
import { fillNeeds, settleOrder } from '@nawl/domain/workshop/reserve-yarn'
import { movedStock, type YarnMovement, type YarnStock } from '@nawl/domain/workshop/yarn-stock'

import type { Tx } from '../../platform/db/database.ts'
import { waitingOrders, type Weighing, yarnNeeds, yarnStageOf } from './yarn-needs.ts'
import { yarnLedger, type YarnMover } from './yarn-ledger.store.ts'

/**
 * Reserves what an order needs, gives back what it no longer does, and books what was tufted, in the transaction of its
 * command. The caller holds the lock on the order's row. A shop that never counted wool does none of it.
 */
export async function settleYarn(
  tx: Tx,
  { before, after, at }: { readonly before: Order | null; readonly after: Order; readonly at: Date },
  weighing: Weighing,
): Promise<void> {
  const stage = yarnStageOf(after.state)
  const was = before && yarnStageOf(before.state)
  if (stage !== 'making' && was !== 'making') return
  if (stage === was && before?.inForce === after.inForce) return
  if (!(await yarnLedger.isUsed(tx))) return
  await yarnLedger.lock(tx)
  const needs = stage === 'making' ? yarnNeeds(after, weighing) : []
  const holds = await yarnLedger.holdsOf(tx, after.number)
  const yarns = [...new Set([...needs, ...holds].map(({ yarn }) => yarn))]
  const stock = await yarnLedger.stockOf(tx, yarns)
  const movements = settleOrder(stock, { order: after.number, stage, needs })
  await moveAndFill(tx, { stock, movements, by: { by: 'shop', at } }, weighing)
}

/** Writes movements, and gives what they freed to whoever waits for it. The caller holds the lock. */
export async function moveAndFill(
  tx: Tx,
  {
    stock,
    movements,
    by,
  }: { readonly stock: YarnStock; readonly movements: readonly YarnMovement[]; readonly by: YarnMover },
  weighing: Weighing,
): Promise<void> {
  if (movements.length === 0) return
  const freed = new Set(movements.filter(({ onHand, reserved }) => onHand > reserved).map(({ yarn }) => yarn))
  const after = movedStock(stock, movements)
  const waiting = freed.size === 0 ? [] : await waitingOrders(tx, weighing)
  const needs = waiting.flatMap((each) => each.needs.filter(({ yarn }) => freed.has(yarn)))
  await yarnLedger.move(tx, stock, [...movements, ...fillNeeds(after, needs)], by)
}
