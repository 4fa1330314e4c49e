import { YARN_MOVEMENTS } from '@nawl/domain/workshop/yarn-stock'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'

/** Wool on the shelf by yarn and dye lot, in grams: what its movements add up to. */
export const yarnLot = pgTable(
  'yarn_lot',
  {
    /** The yarn's code on the shade card. */
    yarn: text().notNull(),
    lot: text().notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.yarn, table.lot] }),
    check('yarn_lot_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)

/** Where yarns lie, and when more of them comes. */
export const yarnPlace = pgTable('yarn_place', {
  yarn: text().primaryKey(),
  shelf: text().notNull(),
  /** A day of the shop's calendar: `2026-12-02`. */
  comesOn: text('comes_on'),
})

/** What happened to wool, in its order. A trigger rejects every change but that an order or a name is forgotten. */
export const yarnMovement = pgTable(
  'yarn_movement',
  {
    /** From 0. */
    place: integer().primaryKey(),
    kind: text({ enum: YARN_MOVEMENTS }).notNull(),
    yarn: text().notNull(),
    lot: text().notNull(),
    /** Added to what the lot has. */
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull(),
    orderNumber: text('order_number'),
    /** Why somebody wrote it off. */
    reason: text().notNull(),
    /** Made by the page that sent it: what is sent twice happens once. Null for what follows by itself. */
    key: uuid(),
    at: instant('at').notNull(),
    /** E-mail address of the member of staff, or `shop`. */
    by: text().notNull(),
  },
  (table) => [
    index('yarn_movement_yarn').on(table.yarn, table.place),
    uniqueIndex('yarn_movement_key').on(table.key),
  ],
)

/** What rugs have of lots: reserved for them, and taken to the frame. */
export const yarnHold = pgTable(
  'yarn_hold',
  {
    /** Not a foreign key: one would lock the order of whoever waits for the lock of the wool. */
    orderNumber: text('order_number').notNull(),
    line: text().notNull(),
    /** Of the pieces of a line, from 1. */
    piece: integer().notNull(),
    yarn: text().notNull(),
    lot: text().notNull(),
    reserved: integer().notNull(),
    taken: integer().notNull(),
    /** The place of the movement that it began with: where wool is missing, the youngest give it back. */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.line, table.piece, table.yarn, table.lot] }),
    index('yarn_hold_yarn').on(table.yarn),
    check('yarn_hold_grams', sql`${table.reserved} >= 0 and ${table.taken} >= 0`),
  ],
)
