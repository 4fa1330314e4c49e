import type { CartPrice } from '@nawl/domain/cart/price-cart'
import type { Cents } from '@nawl/domain/money/money'
import type { Address } from '@nawl/domain/order/address/address'
import type { Billing } from '@nawl/domain/order/billing'
import type { PaymentProvider } from '@nawl/domain/order/payment-state'
import {
  type DocumentAmounts,
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_REASONS,
} from '@nawl/domain/tax-documents/tax-document'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Seller } from '../../config/shop-config.ts'
import { instant } from '../instant.ts'
import { cents, ofOrder, type VersionJson } from './commerce-schema.ts'

const kind = () => text({ enum: TAX_DOCUMENT_KINDS })

/** The last number of each series. Whoever issues locks its row until the end of the transaction, so numbers have no gaps. */
export const documentSeries = pgTable('document_series', {
  kind: kind().primaryKey(),
  year: integer().notNull(),
  last: integer().notNull(),
  /** When the last one was issued: dates never run backwards within a series, whatever the clock does. */
  lastAt: instant('last_at').notNull(),
})

/** A payment or refund as a document lists it, in minor units of its currency; `at` is when it was paid or promised. */
export type DocumentMoney = {
  readonly id: string
  readonly at: string
  readonly amount: Cents
  readonly currency: 'USD' | 'AED'
  readonly provider: PaymentProvider
}

/** Everything a document says, so that it can be printed in any language without asking anything else. */
export type DocumentContent = {
  /** The order's first invoice, which a later document adds to or corrects. */
  readonly corrects: string | null
  /** By language code. */
  readonly sellers: Readonly<Record<string, Seller>>
  /** Where the rugs go. */
  readonly buyer: Address
  /** The company that it is for; absent from documents for nobody else, and from those issued before there were any. */
  readonly billing?: Billing
  readonly lines: VersionJson['lines']
  /** The price of the lines; a later document states only its own amounts. */
  readonly price: CartPrice
  readonly amounts: DocumentAmounts
  /** Of a credit note: what the documents before it state together. Absent from those issued before this was kept. */
  readonly before?: DocumentAmounts
  /** What no earlier document lists. */
  readonly payments: readonly DocumentMoney[]
  readonly refunds: readonly DocumentMoney[]
}

/** Issued invoices and credit notes. A trigger rejects every change but of `print_at`. */
export const taxDocument = pgTable(
  'tax_document',
  {
    number: text().primaryKey(),
    orderNumber: ofOrder(),
    /** Its place among the documents of its order, from 0. */
    place: integer().notNull(),
    kind: kind().notNull(),
    reason: text({ enum: TAX_DOCUMENT_REASONS }).notNull(),
    /** Year and number within its series; null for invoices from before there were series, which have their order's number. */
    year: integer(),
    serial: integer(),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: text().notNull(),
    /** Gross amounts and the VAT within them, for sums; positive for both kinds. */
    usd: cents('usd').notNull(),
    aed: cents('aed').notNull(),
    vatUsd: cents('vat_usd').notNull(),
    vatAed: cents('vat_aed').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** When its files are printed next; null once they are kept. */
    printAt: instant('print_at'),
  },
  (table) => [
    uniqueIndex('tax_document_place').on(table.orderNumber, table.place),
    uniqueIndex('tax_document_serial').on(table.kind, table.year, table.serial),
    index('tax_document_issued').on(table.issuedAt),
    index('tax_document_print')
      .on(table.printAt)
      .where(sql`print_at is not null`),
    check('tax_document_amounts', sql`least(usd, aed, vat_usd, vat_aed) >= 0 and usd + aed > 0`),
    check('tax_document_in_series', sql`num_nonnulls(${table.year}, ${table.serial}) in (0, 2)`),
  ],
)

/** The language of a file that is the same for all (ISO 639-2: undetermined). */
export const ANY_LANGUAGE = 'und'

/** Printed files, kept as blobs by their hash. Never changed, never printed again. */
export const taxDocumentFile = pgTable(
  'tax_document_file',
  {
    documentNumber: text('document_number')
      .notNull()
      .references(() => taxDocument.number),
    /** Code of the language in which it is printed; `ANY_LANGUAGE` for what programs read. */
    language: text().notNull(),
    format: text({ enum: ['pdf', 'xml'] }).notNull(),
    /** SHA-256 of the bytes, in hexadecimal. */
    hash: text().notNull(),
    bytes: integer().notNull(),
    printedAt: instant('printed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentNumber, table.language, table.format] })],
)
