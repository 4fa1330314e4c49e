import { check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { order } from './commerce-schema.ts'

/**
 * What people recorded of one rug on the frames: where they put it, when it left, and what it took. Rugs without a row are where
 * the plan puts them. Days are of the shop's calendar.
 */
export const frameRecord = pgTable(
  'frame_record',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** From 1: which piece of the line. */
    piece: integer().notNull(),
    /** Id of a frame of the settings. */
    frame: text(),
    day: text(),
    doneOn: text('done_on'),
    /** Hours at the frame, and what was reckoned before anything was learned. */
    tookHours: real('took_hours'),
    reckonedHours: real('reckoned_hours'),
    /** Counts changes, so that who is late learns of it. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.lineId, table.piece] }),
    index('frame_record_took')
      .on(table.doneOn)
      .where(sql`took_hours is not null`),
    check('frame_record_place', sql`num_nonnulls(${table.frame}, ${table.day}) in (0, 2)`),
  ],
)
