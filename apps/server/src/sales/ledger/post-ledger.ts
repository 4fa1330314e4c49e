import { duePostings } from '@nawl/domain/ledger/due-postings'
import { datedIn } from '@nawl/domain/ledger/month'
import type { BookedDocument } from '@nawl/domain/ledger/post-document'
import type { Posting as DuePosting } from '@nawl/domain/ledger/posting'
import { RATE_SCALE } from '@nawl/domain/money/money'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'
import { vatCategory } from '@nawl/domain/tax-documents/vat-category'
import { eq, max } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { ledgerEntry } from '../../platform/db/schema/ledger-schema.ts'
import type { SoldKinds } from '../kinds/sold-kind.ts'
import type { SellerIn } from '../tax-documents/document-content.ts'
import type { Documents, Issued } from '../tax-documents/issue-documents.ts'
import type { LastClosed } from './closed-month.store.ts'

type Posting = {
  readonly sellerIn: SellerIn
  readonly sold: SoldKinds
  readonly lastClosed: LastClosed
}

/**
 * Posts what a command moved, in its transaction; an order from before there was a ledger gets all of its rows. The caller
 * holds the lock on the order's row. `before` is null for a new order.
 */
export async function postLedger(
  tx: Tx,
  before: Order | null,
  after: Order,
  documents: Documents,
  posting: Posting,
): Promise<void> {
  const due = duePostings(before, after, ...bookedOf(after, documents, posting))
  if (due.length > 0) await append(tx, after, due, documents, posting)
}

/** Posts all that happened to an order from before there was a ledger, once. */
export const postMissing = (tx: Tx, order: Order, documents: Documents, posting: Posting): Promise<void> =>
  append(tx, order, [], documents, posting)

async function append(
  tx: Tx,
  order: Order,
  due: readonly DuePosting[],
  documents: Documents,
  posting: Posting,
): Promise<void> {
  const [last] = await tx
    .select({ place: max(ledgerEntry.place), posting: max(ledgerEntry.posting) })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderNumber, order.number))
  const [place, first] = [(last?.place ?? -1) + 1, (last?.posting ?? -1) + 1]
  const all = { former: [], issued: [...documents.former, ...documents.issued] }
  const postings = place > 0 ? due : duePostings(null, order, ...bookedOf(order, all, posting))
  if (postings.length === 0) return
  const closed = await posting.lastClosed()
  const rows = postings.flatMap(({ entries, at, ...given }, n) =>
    entries.map(({ account, collection, amounts }) => ({
      ...given,
      account,
      collection,
      usd: amounts.USD,
      aed: amounts.AED,
      posting: first + n,
      at: datedIn(at, closed),
    })),
  )
  const common = { orderNumber: order.number, rate: Math.round(order.tariff.aedPerUsd * RATE_SCALE) }
  await tx.insert(ledgerEntry).values(rows.map((row, n) => ({ ...row, ...common, place: place + n })))
}

/** Documents as the ledger reads them, and the VAT category of an order without any. */
function bookedOf(order: Order, { former, issued }: Documents, { sellerIn, sold }: Posting) {
  const booked = (documents: readonly Issued[]) => documents.map((each) => bookedDocument(each, sold))
  return [{ former: booked(former), issued: booked(issued) }, categoryOf(order, sellerIn)] as const
}

function bookedDocument(
  { number, kind, amounts, issuedAt, content }: Issued,
  sold: SoldKinds,
): BookedDocument {
  const { price, lines, buyer, sellers } = content
  const trn = sellers['en']?.trn ?? null
  return {
    number,
    kind,
    amounts,
    issuedAt,
    price,
    country: buyer.country,
    collections: lines.map(({ design }) => kindIn(sold, design).collectionOf(design)),
    category: vatCategory({ trn, vatPercent: price.vatPercent, country: buyer.country }),
  }
}

function categoryOf(order: Order, sellerIn: SellerIn) {
  const { vatPercent } = versionInForce(order).price
  return vatCategory({ trn: sellerIn('en').trn, vatPercent, country: order.address.country })
}
