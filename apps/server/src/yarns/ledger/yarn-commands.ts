import {
  countYarn,
  receiveYarn,
  takeYarn,
  writeOffYarn,
  type YarnHandling,
} from '@nawl/domain/workshop/handle-yarn'
import { isSameRug, type YarnStock } from '@nawl/domain/workshop/yarn-stock'

import type { Member } from '../../identity/staff/member.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { moveAndFill } from '../../sales/yarn-ledger/settle-yarn.ts'
import { waitingOrders, type Weighing } from '../../sales/yarn-ledger/yarn-needs.ts'
import { yarnLedger } from '../../sales/yarn-ledger/yarn-ledger.store.ts'

type Deps = { readonly database: Database; readonly weighing: Weighing; readonly now: () => number }

type OfLot = { readonly lot: string; readonly grams: number; readonly key: string }
type OfRug = OfLot & { readonly order: string; readonly line: string; readonly piece: number }

/** What staff do with wool. A command that was sent before, under its key, does nothing. Throws the ApiErrors `yarn/…`. */
export function yarnCommands({ database, weighing, now }: Deps) {
  async function command(
    { email: by }: Pick<Member, 'email'>,
    { yarn, key, reason = '' }: { readonly yarn: string; readonly key: string; readonly reason?: string },
    handle: (stock: YarnStock, tx: Tx) => YarnHandling | Promise<YarnHandling>,
  ): Promise<void> {
    await database.orm.transaction(async (tx) => {
      await yarnLedger.lock(tx)
      if (await yarnLedger.hasMoved(tx, key)) return
      const stock = await yarnLedger.stockOf(tx, [yarn])
      const handled = await handle(stock, tx)
      if (!handled.ok) throw new ApiError(`yarn/${handled.reason}`, { most: handled.most })
      // What somebody did carries the key, whatever had to be given back for it.
      const movements = handled.movements.toSorted(
        (p, q) => Number(p.kind === 'released') - Number(q.kind === 'released'),
      )
      await moveAndFill(tx, { stock, movements, by: { by, at: new Date(now()), key, reason } }, weighing)
    })
  }

  return {
    receive: (by: Member, yarn: string, { lot, grams, key }: OfLot) =>
      command(by, { yarn, key }, async (stock, tx) => {
        // It is here: the day on which it was to come says nothing any more.
        await yarnLedger.place(tx, yarn, { comesOn: null })
        return receiveYarn(stock, { yarn, lot, grams })
      }),

    count: (by: Member, yarn: string, { lot, grams, key }: OfLot) =>
      command(by, { yarn, key }, (stock) => countYarn(stock, { yarn, lot, grams })),

    writeOff: (by: Member, yarn: string, { lot, grams, key, reason }: OfLot & { readonly reason: string }) =>
      command(by, { yarn, key, reason }, (stock) => writeOffYarn(stock, { yarn, lot, grams })),

    /** Throws `yarn/not-needed` for a rug that is not being made, or not in this yarn. */
    take: (by: Member, yarn: string, { lot, grams, key, order, line, piece }: OfRug) =>
      command(by, { yarn, key }, async (stock, tx) => {
        const rug = { order, line, piece, yarn }
        const waiting = await waitingOrders(tx, weighing)
        const isMade = waiting.some(({ needs }) => needs.some((need) => isSameRug(need, rug)))
        if (!isMade) throw new ApiError('yarn/not-needed', { field: 'order' })
        return takeYarn(stock, { rug, lot, grams })
      }),
  }
}
