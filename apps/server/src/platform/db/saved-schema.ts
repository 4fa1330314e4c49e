import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { ofPerson } from './auth-schema.ts'
import { instant } from './instant.ts'

/** Rugs somebody has given a heart, by address. */
export const favourite = pgTable(
  'favourite',
  { personId: ofPerson(), address: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.address] })],
)

/**
 * Rugs as somebody left them in the studio. Browsers make the ids, so an id names a design only together with its
 * person: whoever brings another's along finds nothing and overwrites nothing.
 */
export const savedDesign = pgTable(
  'saved_design',
  {
    personId: ofPerson(),
    id: uuid().notNull(),
    address: text().notNull(),
    name: text().notNull(),
    link: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
)

/** Rugs somebody has looked at, how often, and when last. */
export const viewedRug = pgTable(
  'viewed_rug',
  {
    personId: ofPerson(),
    address: text().notNull(),
    times: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.address] })],
)
