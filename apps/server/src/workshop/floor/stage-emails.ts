import type { Order } from '@nawl/domain/order/order'
import { FLOOR_STAGES } from '@nawl/domain/workshop/floor'

import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { EmailOutbox } from '../../platform/email/outbox.ts'
import { stageEmail } from '../../sales/orders/emails/order-emails.ts'
import type { Sales } from '../../sales/sales.ts'
import type { FloorRecord } from './floor.store.ts'
import { framedLines, progressOf } from './shown-floor.ts'

type Deps = {
  readonly config: WorkshopConfig
  readonly sales: Pick<Sales, 'links' | 'shop'>
  readonly emails: EmailOutbox
  readonly now: () => number
}

/**
 * Writes a letter for the last stage that ticks have completed, of each rug, where the owner wants letters; once for a
 * stage of a rug, however often it is ticked. Call it outside the transaction that it then writes in.
 */
export const stageEmails =
  ({ config, sales, emails, now }: Deps) =>
  async (order: Order) => {
    const token = (await sales.links.tokens())(order.number)
    const lines = framedLines(order, config)
    return async (tx: Tx, before: FloorRecord, after: FloorRecord): Promise<void> => {
      if (!after.shown.letters) return
      const earlier = progressOf(lines, before)
      for (const [n, { line, piece, stagesDone }] of progressOf(lines, after).entries()) {
        const reached = FLOOR_STAGES.findLast(
          (stage) => stagesDone.includes(stage) && !earlier[n]!.stagesDone.includes(stage),
        )
        if (!reached) continue
        const { line: of, work } = lines.find((framed) => framed.line.id === line)!
        const made = { name: of.design.name, pile: work.pile }
        await emails.write(tx, {
          kind: 'floor-stage',
          about: `${order.number}:${line}:${piece}:${reached}`,
          letter: stageEmail(sales.shop, order, token, reached, made),
          at: new Date(now()),
        })
      }
    }
  }
