import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from './instant.ts'

/** Proof that a person's data were erased: counts by kind, and the address as a hash only. */
export const erasure = pgTable(
  'erasure',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    emailHash: text('email_hash').notNull(),
    erased: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    stayed: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [index('erasure_at').on(table.at)],
)
