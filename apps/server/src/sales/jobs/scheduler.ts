import { asc, inArray, lte } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '../../platform/db/database.ts'
import { expireDue } from './expire-order.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { sendRefund } from './send-refund.ts'
import { order } from '../../platform/db/schema/commerce-schema.ts'
import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import type { OrderStore } from '../orders/order.store.ts'
import type { RecordMoves } from '../payments/record-moves.ts'
import type { Settle } from '../payments/settle.ts'
import type { SalesDeps } from '../sales-deps.ts'
import { polling } from '../../platform/jobs/poll.ts'

/** What a job needs. */
export type JobDeps = SalesDeps & {
  readonly orders: OrderStore
  readonly settle: Settle
  readonly recordMoves: RecordMoves
}

/** Runs due jobs of orders, payments and refunds: immediately when woken, and by polling. */
export function scheduler(deps: JobDeps) {
  const due = dueJobs(deps.database)
  return polling(
    () => doDue(due, deps),
    (error) => deps.report(error, 'what is due on orders waits'),
  )
}

/** Runs one batch of each kind; returns its size. A failed job is retried after its lease. */
async function doDue(due: DueJobs, deps: JobDeps): Promise<number> {
  const now = new Date(deps.now())
  const tried = async (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => deps.report(error, `${what} cannot be processed`))
  const payments = await due.payments(now)
  for (const row of payments) await tried(`payment ${row.id}`, reconcilePayment(row, deps))
  const numbers = await due.orders(now)
  for (const number of numbers) await tried(`order ${number}`, expireDue(number, deps))
  const refunds = await due.refunds(now)
  for (const row of refunds) await tried(`refund ${row.id}`, sendRefund(row, deps))
  return payments.length + numbers.length + refunds.length
}

/** A claimed row is not claimed again during this time, even if the claiming process has died. */
const LEASE_MS = 2 * 60_000
const AT_ONCE = 10

type DueJobs = ReturnType<typeof dueJobs>

/** Claims due rows, each for one process only, like the outbox. */
function dueJobs({ orm }: Database) {
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
