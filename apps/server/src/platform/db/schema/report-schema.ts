import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { SHAPES } from '@nawl/domain/rug/shape'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { order } from './commerce-schema.ts'
import { instant } from '../instant.ts'

/**
 * How often designs were looked at, coloured and put in a cart, by day of the shop: sums only. Nothing tells one visit
 * from another.
 */
export const visitCount = pgTable(
  'visit_count',
  {
    day: date().notNull(),
    event: text({ enum: ['looked', 'coloured', 'carted'] }).notNull(),
    /** The address of a design of the catalogue. */
    design: text().notNull(),
    /** ISO 3166-1 alpha-2, as the proxy before the shop says; empty where none does. */
    country: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.design, table.country] })],
)

/**
 * The rugs of every order, in the version in force, as narrow rows for reports. A trigger makes the rows of an order
 * anew in the transaction that changes it; nothing else writes to them.
 */
export const orderedRug = pgTable(
  'ordered_rug',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number, { onDelete: 'cascade' }),
    place: integer().notNull(),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** Of delivery, ISO 3166-1 alpha-2. */
    country: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    readyAt: instant('ready_at'),
    rugId: text('rug_id').notNull(),
    name: text().notNull(),
    /** Null in what was frozen when all collections cost the same. */
    collection: text(),
    shape: text({ enum: SHAPES }).notNull(),
    widthMm: integer('width_mm').notNull(),
    lengthMm: integer('length_mm').notNull(),
    quantity: integer().notNull(),
    yarns: jsonb().$type<DesignSnapshot['yarns']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.place] }),
    index('ordered_rug_placed').on(table.placedAt),
    index('ordered_rug_ready').on(table.readyAt),
    index('ordered_rug_state').on(table.state),
  ],
)
