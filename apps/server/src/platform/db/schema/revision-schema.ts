import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'

/** A document's value as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * What owners publish at the desk, as numbered revisions of documents: `settings/shop`, `text/en/faq/care`. A trigger
 * rejects changes of a row, except that one which is not public yet may be called off.
 */
export const revision = pgTable(
  'revision',
  {
    document: text().notNull(),
    /** From 1 on, without gaps. */
    number: integer().notNull(),
    /** Null returns the document to what the shop comes with. */
    value: jsonb().$type<Json>(),
    /** E-mail address of the member of staff. */
    by: text().notNull(),
    at: instant('at').notNull(),
    /** From when it is public: later than `at` when it was scheduled. */
    publicFrom: instant('public_from').notNull(),
    /** The revision that it repeats. */
    restores: integer(),
    calledOffAt: instant('called_off_at'),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.number] }),
    index('revision_public').on(table.document, table.publicFrom, table.number),
    check('revision_number', sql`${table.number} > 0`),
  ],
)

/** What is being written and not public: one draft a document, which the staff share. */
export const draft = pgTable('draft', {
  document: text().primaryKey(),
  value: jsonb().$type<Json>().notNull(),
  /** Counts savings, so that two who write at once notice each other. */
  version: integer().notNull(),
  /** The revision it was begun from; 0 for what the shop comes with. */
  base: integer().notNull(),
  by: text().notNull(),
  at: instant('at').notNull(),
})
