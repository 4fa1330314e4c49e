import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { ofPerson } from './auth-schema.ts'
import { instant } from '../instant.ts'

/** Favourite rugs, by page address. */
export const favourite = pgTable(
  'favourite',
  { personId: ofPerson(), address: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.address] })],
)

/**
 * Designs saved in the studio. Browsers create the ids, so the key is id plus person: another person's id finds nothing
 * and overwrites nothing.
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

/** Rugs that a person has viewed, how often, and when last. */
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
