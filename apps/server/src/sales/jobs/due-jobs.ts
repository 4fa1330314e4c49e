import { asc, inArray, lte } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { order } from '../../platform/db/commerce-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { payment, refund } from '../../platform/db/payment-schema.ts'

/** A claimed row is not claimed again during this time, even if the claiming process has died. */
const LEASE_MS = 2 * 60_000
const AT_ONCE = 10

export type DueJobs = ReturnType<typeof dueJobs>

/** Claims due rows, each for one process only, like the outbox. */
export function dueJobs({ orm }: Database) {
  const lease = (now: Date) => new Date(now.getTime() + LEASE_MS)
  const due = (table: PgTable, key: PgColumn, at: PgColumn, now: Date) =>
    orm
      .select({ key })
      .from(table)
      .where(lte(at, now))
      .orderBy(asc(at))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })

  return {
    /** Claims orders with a due step. */
    async orders(now: Date): Promise<string[]> {
      const rows = await orm
        .update(order)
        .set({ dueAt: lease(now) })
        .where(inArray(order.number, due(order, order.number, order.dueAt, now)))
        .returning({ number: order.number })
      return rows.map(({ number }) => number)
    },

    /** Claims payments whose provider must be queried. */
    payments: (now: Date) =>
      orm
        .update(payment)
        .set({ lookAt: lease(now) })
        .where(inArray(payment.id, due(payment, payment.id, payment.lookAt, now)))
        .returning(),

    /** Claims refunds to send or to query. */
    refunds: (now: Date) =>
      orm
        .update(refund)
        .set({ tryAt: lease(now) })
        .where(inArray(refund.id, due(refund, refund.id, refund.tryAt, now)))
        .returning(),
  }
}
