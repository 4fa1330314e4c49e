import { asc, inArray, lte } from 'drizzle-orm'

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

  return {
    /** Claims orders with a due step. */
    async orders(now: Date): Promise<string[]> {
      const due = orm
        .select({ number: order.number })
        .from(order)
        .where(lte(order.dueAt, now))
        .orderBy(asc(order.dueAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      const rows = await orm
        .update(order)
        .set({ dueAt: lease(now) })
        .where(inArray(order.number, due))
        .returning({ number: order.number })
      return rows.map(({ number }) => number)
    },

    /** Claims payments whose provider must be queried. */
    payments(now: Date) {
      const due = orm
        .select({ id: payment.id })
        .from(payment)
        .where(lte(payment.lookAt, now))
        .orderBy(asc(payment.lookAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      return orm
        .update(payment)
        .set({ lookAt: lease(now) })
        .where(inArray(payment.id, due))
        .returning()
    },

    /** Claims refunds to send or to query. */
    refunds(now: Date) {
      const due = orm
        .select({ id: refund.id })
        .from(refund)
        .where(lte(refund.tryAt, now))
        .orderBy(asc(refund.tryAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      return orm
        .update(refund)
        .set({ tryAt: lease(now) })
        .where(inArray(refund.id, due))
        .returning()
    },
  }
}
