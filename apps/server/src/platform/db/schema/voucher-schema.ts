import type { CodeOff } from '@nawl/domain/cart/discount-code'
import { GIFT_CARD_ENTRIES, GIFT_CARD_REASONS } from '@nawl/domain/gift-cards/gift-card'
import type { Priced } from '@nawl/domain/shop/price-list'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { cents, order } from './commerce-schema.ts'

/** Discount codes. What one takes off never changes: orders have it as it was, and another is another code. */
export const discountCode = pgTable(
  'discount_code',
  {
    /** In capitals. */
    code: text().primaryKey(),
    off: jsonb().$type<CodeOff>().notNull(),
    stacks: boolean().notNull(),
    /** What it is for; everything when empty. */
    only: jsonb().$type<readonly Priced[]>().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    uses: integer(),
    usesPerCustomer: integer('uses_per_customer'),
    /** In US cents. */
    minimum: cents('minimum').notNull(),
    createdAt: instant('created_at').notNull(),
    /** E-mail address of the member of staff. */
    createdBy: text('created_by').notNull(),
  },
  (table) => [check('discount_code_uses', sql`${table.uses} > 0 and ${table.usesPerCustomer} > 0`)],
)

/** Orders that have a code. One that ends unpaid gives it back; a paid one that is deleted when its time is over does not. */
export const codeUse = pgTable(
  'code_use',
  {
    id: uuid().primaryKey(),
    code: text()
      .notNull()
      .references(() => discountCode.code),
    orderNumber: text('order_number').references(() => order.number, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('code_use_order').on(table.orderNumber), index('code_use_code').on(table.code)],
)

/** The code by which an order's samples are credited against a rug; another one when less of them is. */
export const sampleCredit = pgTable('sample_credit', {
  orderNumber: text('order_number')
    .primaryKey()
    .references(() => order.number, { onDelete: 'cascade' }),
  code: text()
    .notNull()
    .unique()
    .references(() => discountCode.code),
})

/** Gift cards. The code is random and only its hash is stored; the balance is what its entries add up to. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: uuid().primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    /** The last four characters, to tell cards apart. */
    ending: text().notNull(),
    currency: text({ enum: ['USD', 'AED'] }).notNull(),
    amount: cents('amount').notNull(),
    balance: cents('balance').notNull(),
    /** The first instant at which it is too late; null without an end. */
    expiresAt: instant('expires_at'),
    blockedAt: instant('blocked_at'),
    /** Why it was issued: given away, or paid for. */
    reason: text({ enum: GIFT_CARD_REASONS }).notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    check('gift_card_balance', sql`${table.balance} >= 0 and ${table.balance} <= ${table.amount}`),
    index('gift_card_expiry')
      .on(table.expiresAt)
      .where(sql`balance > 0`),
  ],
)

/** What happened to gift cards, each once. */
export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCard.id),
    /** The payment or refund that it is of; the card itself when it is issued, and the instant when it expires. */
    subject: text().notNull(),
    kind: text({ enum: GIFT_CARD_ENTRIES }).notNull(),
    /** Above zero, whatever the kind. */
    amount: cents('amount').notNull(),
    orderNumber: text('order_number').references(() => order.number, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('gift_card_entry_card').on(table.cardId, table.at),
    check('gift_card_entry_amount', sql`${table.amount} > 0`),
  ],
)
