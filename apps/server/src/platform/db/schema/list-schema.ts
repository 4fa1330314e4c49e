import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { cents, order } from './commerce-schema.ts'
import { instant } from '../instant.ts'

/*
 * What the desk lists, in narrow rows that are sorted and searched in milliseconds. Triggers keep `listed_order` and
 * `customer` in the transaction that changes their sources, whoever writes: commands, sweeps, erasures, restored
 * backups. Nothing else writes to them. The migration also gives them indexes on the three-letter pieces of `searched`,
 * which drizzle cannot describe.
 */

/** An order as the desk lists it. */
export const listedOrder = pgTable(
  'listed_order',
  {
    number: text()
      .primaryKey()
      .references(() => order.number, { onDelete: 'cascade' }),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** The state's place on the way from a quote to delivery. */
    stage: smallint().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    /** ISO 3166-1 alpha-2 */
    country: text().notNull(),
    rugCount: integer('rug_count').notNull(),
    totalUsd: cents('total_usd').notNull(),
    placedAt: instant('placed_at').notNull(),
    changeUntil: instant('change_until'),
    /** The last day on which it was promised. */
    expectedBy: instant('expected_by'),
    hasOpenClaim: boolean('has_open_claim').notNull(),
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    /** Number, name, e-mail, town and tracking number, folded. */
    searched: text().notNull(),
  },
  (table) => [
    index('listed_order_placed').on(table.placedAt, table.number),
    index('listed_order_total').on(table.totalUsd, table.number),
    index('listed_order_stage').on(table.stage, table.placedAt, table.number),
    index('listed_order_email').on(table.emailKey),
  ],
)

/** Everybody who ordered, has an account, subscribed to the newsletter, wrote or booked a consultation, by e-mail. */
export const customer = pgTable(
  'customer',
  {
    emailKey: text('email_key').primaryKey(),
    email: text().notNull(),
    /** As last given; empty when none ever was. */
    name: text().notNull(),
    /** Of the last order. */
    country: text(),
    hasAccount: boolean('has_account').notNull(),
    /** Null for who never asked for it. */
    newsletter: text({ enum: ['pending', 'subscribed', 'unsubscribed'] }),
    orders: integer().notNull(),
    /** Of orders that were paid and not cancelled. */
    totalUsd: cents('total_usd').notNull(),
    lastOrderAt: instant('last_order_at'),
    /** The last order, message, booking, subscription, or the opening of the account. */
    lastAt: instant('last_at').notNull(),
    /** E-mail, names and towns, folded. */
    searched: text().notNull(),
  },
  (table) => [
    index('customer_last').on(table.lastAt, table.emailKey),
    index('customer_total').on(table.totalUsd, table.emailKey),
    index('customer_orders').on(table.orders, table.emailKey),
  ],
)

/** A list's filters, search and sorting that a member of staff named. */
export const savedView = pgTable(
  'saved_view',
  {
    /** E-mail address of the member, in lower case. */
    email: text().notNull(),
    list: text({ enum: ['orders', 'customers', 'yarns', 'messages', 'documents'] }).notNull(),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.list, table.name] })],
)
