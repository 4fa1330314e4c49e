import type { Claim, Order, Payment, Refund } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import { asc, eq, inArray, sql } from 'drizzle-orm'

import { claim, claimPhoto, order, orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import type { Tx } from '../../platform/db/database.ts'
import { payment, refund } from '../../platform/db/schema/payment-schema.ts'
import { columnsOf, orderOfColumns, type OrderRow } from './order-columns.ts'

/** Reads the whole order of a row. */
export async function readOrder(tx: Tx, row: OrderRow): Promise<Order> {
  const { number } = row
  const payments = await tx
    .select()
    .from(payment)
    .where(eq(payment.orderNumber, number))
    .orderBy(asc(payment.place))
  // Without payments there are no refunds; before delivery there are no claims.
  const refunds =
    payments.length === 0
      ? []
      : await tx.select().from(refund).where(eq(refund.orderNumber, number)).orderBy(asc(refund.place))
  const claims = row.deliveredAt === null ? [] : await readClaims(tx, number)
  return { ...orderOfColumns(row), payments, refunds, claims }
}

async function readClaims(tx: Tx, number: string): Promise<Claim[]> {
  const rows = await tx.select().from(claim).where(eq(claim.orderNumber, number)).orderBy(asc(claim.place))
  const photos = await tx
    .select()
    .from(claimPhoto)
    .where(eq(claimPhoto.orderNumber, number))
    .orderBy(asc(claimPhoto.place))
  return rows.map(({ id, kind, lineId, piece, description, madeAt, outcome, answer, decidedAt }) => {
    const [first, ...others] = photos.filter(({ claimId }) => claimId === id).map((photo) => photo.id)
    if (first === undefined) throw new Error(`claim ${id} has lost its photographs`)
    const decision =
      outcome === null || answer === null || decidedAt === null ? null : { outcome, answer, at: decidedAt }
    const about = lineId === null ? null : { line: lineId, piece }
    return { id, kind, about, description, madeAt, photoIds: [first, ...others] as const, decision }
  })
}

/** Inserts a new order; false when its number is taken. */
export async function insertOrder(tx: Tx, made: Order, personId: string | null): Promise<boolean> {
  const rows = await tx
    .insert(order)
    .values({ ...columnsOf(made), personId })
    .onConflictDoNothing()
    .returning({ number: order.number })
  if (rows.length === 0) return false
  await writePayments(tx, made.number, changesOf([], made.payments))
  return true
}

/** Writes the changes of a command. */
export async function updateOrder(tx: Tx, before: Order, after: Order): Promise<void> {
  const { number, ...columns } = columnsOf(after)
  await tx.update(order).set(columns).where(eq(order.number, number))
  await writePayments(tx, number, changesOf(before.payments, after.payments))
  await writeRefunds(tx, number, changesOf(before.refunds, after.refunds))
  await writeClaims(tx, number, changesOf(before.claims, after.claims))
}

/** Appends events; the caller holds the lock on the order's row. */
export async function appendEvents(tx: Tx, number: string, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return
  const last = sql`(select coalesce(max(place), 0) from order_event where order_number = ${number})`
  const rows = events.map((event, n) => ({
    ...event,
    orderNumber: number,
    place: sql<number>`${last} + ${n + 1}::int`,
  }))
  await tx.insert(orderEvent).values(rows)
}

/** A payment, refund or claim that a command has added or changed, and its place in the order. */
type Change<Thing> = { readonly each: Thing; readonly place: number; readonly isKnown: boolean }

function changesOf<Thing extends { readonly id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
): readonly Change<Thing>[] {
  return [...after.entries()].flatMap(([place, each]) => {
    const known = before.find(({ id }) => id === each.id)
    return known === each ? [] : [{ each, place, isKnown: known !== undefined }]
  })
}

// Updates before inserts: at most one payment may be open.
async function writePayments(
  tx: Tx,
  orderNumber: string,
  changes: readonly Change<Payment>[],
): Promise<void> {
  for (const { each, place, isKnown } of changes) {
    const { id, providerRef, status, amount, usd, shortBy, paidAt } = each
    // A transfer that came in part is paid with less than was asked.
    const settled = { providerRef, status, amount, usd, shortBy, paidAt }
    if (isKnown) await tx.update(payment).set(settled).where(eq(payment.id, id))
    else await tx.insert(payment).values({ ...each, place, orderNumber })
  }
}

async function writeRefunds(tx: Tx, orderNumber: string, changes: readonly Change<Refund>[]): Promise<void> {
  for (const { each, place, isKnown } of changes) {
    const { id, status, attempt, sentAt } = each
    if (isKnown) await tx.update(refund).set({ status, attempt, sentAt }).where(eq(refund.id, id))
    else await tx.insert(refund).values({ ...each, place, orderNumber })
  }
}

async function writeClaims(tx: Tx, orderNumber: string, changes: readonly Change<Claim>[]): Promise<void> {
  for (const { each, place, isKnown } of changes) {
    const { id, kind, about, description, madeAt, photoIds, decision } = each
    const decided = {
      outcome: decision?.outcome ?? null,
      answer: decision?.answer ?? null,
      decidedAt: decision?.at ?? null,
    }
    if (isKnown) {
      await tx.update(claim).set(decided).where(eq(claim.id, id))
      continue
    }
    const named = { lineId: about?.line ?? null, piece: about?.piece ?? null }
    await tx.insert(claim).values({ id, orderNumber, place, kind, ...named, description, madeAt, ...decided })
    for (const [n, photoId] of photoIds.entries())
      await tx
        .update(claimPhoto)
        .set({ claimId: id, place: n })
        .where(inArray(claimPhoto.id, [photoId]))
  }
}
