import { ACCOUNTS } from '@nawl/domain/ledger/account'
import { POSTING_KINDS } from '@nawl/domain/ledger/posting'
import { VAT_CATEGORIES } from '@nawl/domain/tax-documents/vat-category'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { cents, ofOrder } from './commerce-schema.ts'

/** Double-entry rows, each a debit above zero or a credit below. Triggers reject every change; they go with their order. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    orderNumber: ofOrder(),
    /** Its place among the rows of its order, from 0. */
    place: integer().notNull(),
    /** Rows of one posting add up to nothing; postings of an order count from 0. */
    posting: integer().notNull(),
    kind: text({ enum: POSTING_KINDS }).notNull(),
    /** The number of the document or the order, or the id of the payment or the refund. */
    subject: text().notNull(),
    at: instant('at').notNull(),
    account: text({ enum: ACCOUNTS }).notNull(),
    category: text({ enum: VAT_CATEGORIES }).notNull(),
    country: text().notNull(),
    /** Whose goods it is about, empty for those of no collection; null for delivery and for what is not sold. */
    collection: text(),
    /** In which it was charged: the other amount is its value. */
    currency: text({ enum: ['USD', 'AED'] }).notNull(),
    /** The order's dirhams for a dollar, in ten thousandths. */
    rate: integer().notNull(),
    usd: cents('usd').notNull(),
    aed: cents('aed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.place] }),
    index('ledger_entry_at').on(table.at),
    // Nothing is posted twice, whoever races.
    uniqueIndex('ledger_entry_once')
      .on(table.kind, table.subject)
      .where(sql`account = 'receivable' and kind <> 'difference'`),
  ],
)

/** Months that take no more documents, with all before them. A trigger rejects every change but the erasure of who closed it. */
export const closedMonth = pgTable('closed_month', {
  /** `2027-01` */
  month: text().primaryKey(),
  closedAt: instant('closed_at').notNull(),
  /** E-mail address of the member of staff. */
  by: text().notNull(),
})
