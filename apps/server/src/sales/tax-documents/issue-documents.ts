import { datedIn } from '@nawl/domain/ledger/month'
import type { Order } from '@nawl/domain/order/order'
import { versionInForce } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import type { Done } from '@nawl/domain/order/outcome'
import { type DueDocument, dueDocuments, reasonOf } from '@nawl/domain/tax-documents/due-document'
import {
  documentNumber,
  type TaxDocumentKind,
  type TaxDocumentReason,
} from '@nawl/domain/tax-documents/tax-document'
import { shopDay } from '@nawl/domain/shop/time-zone'
import { asc, eq, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import {
  type DocumentContent,
  documentSeries,
  taxDocument,
} from '../../platform/db/schema/tax-document-schema.ts'
import type { LastClosed } from '../ledger/closed-month.store.ts'
import { contentHash, documentContent, type SellerIn } from './document-content.ts'

/** A document that was issued for an order. */
export type Issued = DueDocument & {
  readonly number: string
  readonly issuedAt: Date
  readonly content: DocumentContent
}

/** The documents of an order, oldest first: those from before, and those that were issued now. */
export type Documents = { readonly former: readonly Issued[]; readonly issued: readonly Issued[] }
/** With the events to record. */
type Issuance = Documents & { readonly events: readonly OrderEvent[] }

/** Who sells, and which months take no more documents. */
export type Issuer = { readonly sellerIn: SellerIn; readonly lastClosed: LastClosed }

/**
 * Issues what an accepted command asks for, in its transaction, and returns all documents of the order with the events to
 * record. The caller holds the lock on the order's row. `before` is null for a new order.
 */
export async function issueDocuments(
  tx: Tx,
  before: Order | null,
  done: Done,
  issuer: Issuer,
): Promise<Issuance> {
  const reason = reasonOf(before, done)
  const at = done.events.at(-1)?.at
  return at ? issueDue(tx, done.order, { former: before, reason, at, ...issuer }) : NOTHING_ISSUED
}

/** Issues what an order from before there were series lacks: its invoice, and what corrects that. */
export function issueMissing(tx: Tx, order: Order, at: Date, issuer: Issuer): Promise<Issuance> {
  const reason = order.state === 'cancelled' ? 'cancelled' : (order.refunds.at(-1)?.reason ?? 'change')
  return issueDue(tx, order, { former: order, reason, at, ...issuer })
}

const NOTHING_ISSUED: Issuance = { events: [], former: [], issued: [] }

type Issuing = Issuer & {
  /** The order as it was when it may have been confirmed without a document. */
  readonly former: Order | null
  readonly reason: TaxDocumentReason
  readonly at: Date
}

async function issueDue(
  tx: Tx,
  order: Order,
  { former: orderBefore, reason, at, ...issuer }: Issuing,
): Promise<Issuance> {
  // A remake costs nothing: what it replaces was invoiced with the order that it is of.
  if (order.times.confirmedAt === null || order.remakeOf !== null) return NOTHING_ISSUED
  const former = await issuedFor(tx, order.number)
  const issued: Issued[] = []
  // An order from before there were series: its invoice had the number of the order.
  if (former.length === 0 && orderBefore !== null && orderBefore.times.confirmedAt !== null)
    issued.push(await issueFormer(tx, orderBefore, issuer))
  const events: OrderEvent[] = []
  for (const due of dueDocuments(order, [...former, ...issued], reason)) {
    const all = [...former, ...issued]
    const taken = await takeNumber(tx, due.kind, datedIn(at, await issuer.lastClosed()))
    // Whoever got the invoice gets its credit note.
    const recipient =
      due.kind === 'credit-note' && orderBefore ? { ...order, billing: orderBefore.billing } : order
    const content = documentContent(recipient, due, { issued: all, at, sellerIn: issuer.sellerIn })
    await insert(tx, order, { ...due, ...taken, content, place: all.length })
    issued.push({ ...due, ...taken, content })
    const kind = due.kind === 'invoice' ? 'invoiced' : 'credited'
    events.push({ kind, at, by: 'shop', state: order.state, subject: taken.number })
  }
  return { events, former, issued }
}

async function issuedFor(tx: Tx, orderNumber: string): Promise<Issued[]> {
  const rows = await tx
    .select()
    .from(taxDocument)
    .where(eq(taxDocument.orderNumber, orderNumber))
    .orderBy(asc(taxDocument.place))
  return rows.map(({ number, kind, reason, issuedAt, content }) => ({
    number,
    kind,
    reason,
    issuedAt,
    content,
    amounts: content.amounts,
  }))
}

async function issueFormer(tx: Tx, order: Order, { sellerIn, lastClosed }: Issuer): Promise<Issued> {
  const { price, madeAt } = versionInForce(order)
  const confirmedAt = order.times.confirmedAt ?? madeAt
  const confirmed = madeAt > confirmedAt ? madeAt : confirmedAt
  const issuedAt = datedIn(confirmed, await lastClosed())
  const { USD, AED } = price.amounts
  const taxed = ({ total, vat }: typeof USD) => ({ total, vat })
  const amounts = { USD: taxed(USD), AED: taxed(AED) }
  const due = { kind: 'invoice', reason: 'order', amounts } as const
  const content = documentContent(order, due, { issued: [], at: confirmed, sellerIn })
  const { number } = order
  await insert(tx, order, { ...due, number, year: null, serial: null, issuedAt, content, place: 0 })
  return { ...due, number, issuedAt, content }
}

/** The next number of a series. Its row stays locked until the transaction ends, and a rollback gives the number back. */
async function takeNumber(tx: Tx, kind: TaxDocumentKind, at: Date) {
  const year = Number(shopDay(at).slice(0, 4))
  const { year: lastYear, last, lastAt } = documentSeries
  const [row] = await tx
    .insert(documentSeries)
    .values({ kind, year, last: 1, lastAt: at })
    .onConflictDoUpdate({
      target: documentSeries.kind,
      set: {
        year: sql`greatest(${lastYear}, excluded.year)`,
        last: sql`case when excluded.year > ${lastYear} then 1 else ${last} + 1 end`,
        // A clock that is turned back does not turn the dates of a series back.
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
      },
    })
    .returning()
  if (!row) throw new Error(`the series of ${kind} gave no number`)
  return {
    number: documentNumber(kind, row.year, row.last),
    year: row.year,
    serial: row.last,
    issuedAt: row.lastAt,
  }
}

type Row = typeof taxDocument.$inferInsert

async function insert(
  tx: Tx,
  order: Order,
  {
    amounts,
    content,
    issuedAt,
    ...given
  }: DueDocument & Pick<Row, 'number' | 'year' | 'serial' | 'issuedAt' | 'content' | 'place'>,
): Promise<void> {
  await tx.insert(taxDocument).values({
    ...given,
    orderNumber: order.number,
    issuedAt,
    content,
    hash: contentHash(content),
    usd: amounts.USD.total,
    aed: amounts.AED.total,
    vatUsd: amounts.USD.vat,
    vatAed: amounts.AED.vat,
    vatPercent: content.price.vatPercent,
    printAt: issuedAt,
  })
}
