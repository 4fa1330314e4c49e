import type { Order } from '@nawl/domain/order/order'
import { versionInForce } from '@nawl/domain/order/order'
import type { OrderEvent } from '@nawl/domain/order/order-event'
import type { Done } from '@nawl/domain/order/outcome'
import { type DueDocument, dueDocument, reasonOf } from '@nawl/domain/tax-documents/due-document'
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
import { contentHash, documentContent, type SellerIn } from './document-content.ts'

/** What was issued for an order, oldest first. */
export type Issued = Pick<DueDocument, 'kind' | 'amounts'> & {
  readonly number: string
  readonly content: DocumentContent
}

/**
 * Issues what an accepted command asks for, in its transaction, and returns the events to record. The caller holds the
 * lock on the order's row. `before` is null for a new order.
 */
export async function issueDocuments(
  tx: Tx,
  before: Order | null,
  done: Done,
  sellerIn: SellerIn,
): Promise<readonly OrderEvent[]> {
  const reason = reasonOf(before, done)
  const at = done.events.at(-1)?.at
  return at ? issueDue(tx, done.order, { former: before, reason, at, sellerIn }) : []
}

/** Issues what an order from before there were series lacks: its invoice, and what corrects that. */
export function issueMissing(
  tx: Tx,
  order: Order,
  at: Date,
  sellerIn: SellerIn,
): Promise<readonly OrderEvent[]> {
  const reason = order.state === 'cancelled' ? 'cancelled' : (order.refunds.at(-1)?.reason ?? 'change')
  return issueDue(tx, order, { former: order, reason, at, sellerIn })
}

type Issuing = {
  /** The order as it was when it may have been confirmed without a document. */
  readonly former: Order | null
  readonly reason: TaxDocumentReason
  readonly at: Date
  readonly sellerIn: SellerIn
}

async function issueDue(
  tx: Tx,
  order: Order,
  { former, reason, at, sellerIn }: Issuing,
): Promise<readonly OrderEvent[]> {
  if (order.times.confirmedAt === null) return []
  const issued = await issuedFor(tx, order.number)
  // An order from before there were series: its invoice had the number of the order.
  if (issued.length === 0 && former !== null && former.times.confirmedAt !== null)
    issued.push(await issueFormer(tx, former, sellerIn))
  const due = dueDocument(order, issued, reason)
  if (!due) return []
  const taken = await takeNumber(tx, due.kind, at)
  const content = documentContent(order, due, { issued, at, sellerIn })
  await insert(tx, order, { ...due, ...taken, content, place: issued.length })
  const kind = due.kind === 'invoice' ? 'invoiced' : 'credited'
  return [{ kind, at, by: 'shop', state: order.state, subject: taken.number }]
}

async function issuedFor(tx: Tx, orderNumber: string): Promise<Issued[]> {
  const rows = await tx
    .select()
    .from(taxDocument)
    .where(eq(taxDocument.orderNumber, orderNumber))
    .orderBy(asc(taxDocument.place))
  return rows.map(({ number, kind, content }) => ({ number, kind, content, amounts: content.amounts }))
}

async function issueFormer(tx: Tx, order: Order, sellerIn: SellerIn): Promise<Issued> {
  const { price, madeAt } = versionInForce(order)
  const confirmedAt = order.times.confirmedAt ?? madeAt
  const issuedAt = madeAt > confirmedAt ? madeAt : confirmedAt
  const { USD, AED } = price.amounts
  const taxed = ({ total, vat }: typeof USD) => ({ total, vat })
  const amounts = { USD: taxed(USD), AED: taxed(AED) }
  const due = { kind: 'invoice', reason: 'order', amounts } as const
  const content = documentContent(order, due, { issued: [], at: issuedAt, sellerIn })
  const { number } = order
  await insert(tx, order, { ...due, number, year: null, serial: null, issuedAt, content, place: 0 })
  return { number, kind: 'invoice', amounts, content }
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
