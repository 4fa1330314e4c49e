import type { RugItem } from '@nawl/contract/rug-collection'
import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'

/** The rugs of the shop. An id may stand in several collections; the position settles which is first. */
export const rugCollection = pgTable(
  'rug_collection',
  {
    id: text().notNull(),
    collection: text().notNull(),
    position: integer().notNull(),
    code: text().notNull().default(''),
    name: text().notNull(),
    basePriceCents: integer('base_price_cents').notNull(),
    mainImage: text('main_image').notNull(),
    processingImage: text('processing_image').notNull(),
    placeholder: text().notNull().default(''),
    description: text().notNull(),
    variants: jsonb().$type<NonNullable<RugItem['variants']>>().notNull(),
    yarns: jsonb().$type<RugItem['yarns']>().notNull(),
    styles: text().array().notNull(),
    families: text().array().notNull(),
    cropCentre: real('crop_centre').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
)
