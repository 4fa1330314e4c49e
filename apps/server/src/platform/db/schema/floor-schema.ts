import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { ofOrder } from './commerce-schema.ts'

/** What was ticked on the floor. Rows are only added: of several for one subject the latest counts. */
export const floorTick = pgTable(
  'floor_tick',
  {
    /** Made where it was ticked. */
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    lineId: text('line_id').notNull(),
    piece: integer().notNull(),
    /** A yarn by its hex, or a stage. */
    subject: text().notNull(),
    isDone: boolean('is_done').notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('floor_tick_order').on(table.orderNumber)],
)

/** Photographs of the workshop; the pictures are blobs. */
export const floorPhoto = pgTable(
  'floor_photo',
  {
    /** Made where it was taken. */
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    lineId: text('line_id').notNull(),
    piece: integer().notNull(),
    at: instant('at').notNull(),
    isHeldBack: boolean('is_held_back').notNull().default(false),
  },
  (table) => [index('floor_photo_order').on(table.orderNumber)],
)

/** What the customer of an order is shown of the workshop, where somebody has decided it. */
export const floorShown = pgTable('floor_shown', {
  orderNumber: ofOrder().primaryKey(),
  progress: boolean().notNull(),
  photographs: boolean().notNull(),
  letters: boolean().notNull(),
})
