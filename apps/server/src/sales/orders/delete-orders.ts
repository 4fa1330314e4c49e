import { and, eq, inArray, sql } from 'drizzle-orm'

import { cart, claim, claimPhoto, order, orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import { floorPhoto, floorShown, floorTick } from '../../platform/db/schema/floor-schema.ts'
import { idempotency, payment, refund, testPayment } from '../../platform/db/schema/payment-schema.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import { taxDocument, taxDocumentFile } from '../../platform/db/schema/tax-document-schema.ts'
import { yarnHold, yarnMovement } from '../../platform/db/schema/yarn-schema.ts'
import { releaseUses } from '../vouchers/discount-code.store.ts'
import { outboxMail } from '../../platform/db/schema/schema.ts'

/** Orders per transaction, to keep locks short. */
const AT_ONCE = 100

/** Cancelled, expired or never quoted, without any payment, past or pending. */
const NEVER_PAID = sql`
  ${order.state} in ('expired', 'cancelled', 'quote_requested')
  and not exists (select 1 from ${refund} where ${refund.orderNumber} = ${order.number})
  and not exists (
    select 1 from ${payment} where ${payment.orderNumber} = ${order.number}
      and (${payment.status} in ('paid', 'processing') or ${payment.lookAt} is not null))`

/** No step, payment query or refund is pending. */
const FINISHED = sql`
  ${order.state} in ('delivered', 'expired', 'cancelled')
  and not exists (select 1 from ${payment} where ${payment.orderNumber} = ${order.number}
    and ${payment.lookAt} is not null)
  and not exists (select 1 from ${refund} where ${refund.orderNumber} = ${order.number}
    and ${refund.status} <> 'sent')`

/** Deletes orders that ended unpaid before this date. */
export function deleteUnpaidOrders(orm: Tx, before: Date): Promise<void> {
  const ended = sql`coalesce(${order.endedAt}, ${order.placedAt}) < ${before.toISOString()}::timestamptz`
  return deleteInParts(orm, sql`${NEVER_PAID} and ${ended}`)
}

/** Deletes finished orders without an event since this date. */
export function deleteFinishedOrders(orm: Tx, before: Date): Promise<void> {
  const still = sql`(select max(${orderEvent.at}) from ${orderEvent}
    where ${orderEvent.orderNumber} = ${order.number}) < ${before.toISOString()}::timestamptz`
  return deleteInParts(orm, sql`${FINISHED} and ${still}`)
}

/** Deletes the unpaid, ended orders among these; returns their numbers. */
export async function deleteUnpaidAmong(tx: Tx, numbers: readonly string[]): Promise<readonly string[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .select({ number: order.number })
    .from(order)
    .where(and(inArray(order.number, [...numbers]), NEVER_PAID))
    .for('update')
  const unpaid = rows.map(({ number }) => number)
  await deleteOrders(tx, unpaid)
  return unpaid
}

async function deleteInParts(orm: Tx, which: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const count = await orm.transaction(async (tx) => {
      const rows = await tx
        .select({ number: order.number })
        .from(order)
        .where(which)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      await deleteOrders(
        tx,
        rows.map(({ number }) => number),
      )
      return rows.length
    })
    if (count < AT_ONCE) return
  }
}

/** Deletes orders with all dependent rows; the next sweep removes their unreferenced photographs. */
async function deleteOrders(tx: Tx, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  // The trigger on `order_event` allows deletes only in this transaction.
  await tx.execute(sql`select set_config('nawl.deletes_order', 'yes', true)`)
  const their = [...numbers]
  await releaseUses(tx, their)
  for (const table of [floorTick, floorPhoto, floorShown])
    await tx.delete(table).where(inArray(table.orderNumber, their))
  await tx.delete(claimPhoto).where(inArray(claimPhoto.orderNumber, their))
  await tx.delete(claim).where(inArray(claim.orderNumber, their))
  await tx.delete(refund).where(inArray(refund.orderNumber, their))
  await tx.delete(testPayment).where(inArray(testPayment.orderNumber, their))
  await tx.delete(payment).where(inArray(payment.orderNumber, their))
  await tx.delete(ledgerEntry).where(inArray(ledgerEntry.orderNumber, their))
  await tx.delete(yarnHold).where(inArray(yarnHold.orderNumber, their))
  await tx.update(yarnMovement).set({ orderNumber: null }).where(inArray(yarnMovement.orderNumber, their))
  const theirs = tx
    .select({ number: taxDocument.number })
    .from(taxDocument)
    .where(inArray(taxDocument.orderNumber, their))
  await tx.delete(taxDocumentFile).where(inArray(taxDocumentFile.documentNumber, theirs))
  await tx.delete(taxDocument).where(inArray(taxDocument.orderNumber, their))
  await tx.delete(orderEvent).where(inArray(orderEvent.orderNumber, their))
  await tx.update(cart).set({ lastOrder: null }).where(inArray(cart.lastOrder, their))
  for (const number of their) {
    await tx
      .delete(idempotency)
      .where(sql`${idempotency.owner} = ${`order:${number}`} or ${idempotency.subject} = ${number}`)
    await tx.delete(outboxMail).where(sql`${outboxMail.about} like ${`${number}:%`}`)
    await tx.delete(order).where(eq(order.number, number))
  }
  await tx.execute(sql`select set_config('nawl.deletes_order', '', true)`)
}
