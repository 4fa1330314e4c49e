import { ZERO } from '@nawl/domain/money/money'
import { REFUND_REASONS } from '@nawl/domain/order/order'
import { PAYMENT_STATUSES, PROVIDER_NAMES, REFUND_STATUSES } from '@nawl/domain/order/payment-state'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { cents, ofOrder } from './commerce-schema.ts'
import { instant } from '../instant.ts'

const currency = () => text({ enum: ['USD', 'AED'] }).notNull()

export const payment = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    orderNumber: ofOrder(),
    place: integer().notNull(),
    version: integer().notNull(),
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    providerRef: text('provider_ref'),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    currency: currency(),
    amount: cents('amount').notNull(),
    usd: cents('usd').notNull(),
    /** What came in less by transfer and was written off. */
    shortBy: cents('short_by').notNull().default(ZERO),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** The provider's payment page. */
    url: text(),
    /** When the provider's status is checked next; null once it is final. */
    lookAt: instant('look_at'),
    looks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('payment_provider_ref').on(table.provider, table.providerRef),
    uniqueIndex('payment_place').on(table.orderNumber, table.place),
    uniqueIndex('payment_one_open')
      .on(table.orderNumber, table.version)
      .where(sql`status = 'created'`),
    index('payment_look')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
    check('payment_amount', sql`${table.amount} > 0 and ${table.usd} > 0`),
    check('payment_short', sql`${table.shortBy} between 0 and ${table.amount}`),
    check('payment_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

export const refund = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    orderNumber: ofOrder(),
    place: integer().notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    reason: text({ enum: REFUND_REASONS }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    attempt: integer().notNull(),
    currency: currency(),
    amount: cents('amount').notNull(),
    usd: cents('usd').notNull(),
    askedAt: instant('asked_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the refund is sent, or its status checked, next. */
    tryAt: instant('try_at'),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('refund_place').on(table.orderNumber, table.place),
    index('refund_try')
      .on(table.tryAt)
      .where(sql`try_at is not null`),
    // The last cent of a dollar may convert to zero fils on a payment in dirhams.
    check('refund_amount', sql`${table.amount} >= 0 and ${table.usd} > 0`),
    check('refund_sent', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
  ],
)

/** Idempotency keys of costly commands, with request and response. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The key's owner; nobody else can read the response. */
    owner: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    /** A worker holds the command until then. */
    lockedUntil: instant('locked_until'),
    /** What the command created, written in the same transaction. */
    subject: text(),
    answer: jsonb().$type<{ readonly status: number; readonly body: unknown }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_created').on(table.createdAt),
  ],
)

/** Webhook events from payment providers, each once. */
export const providerEvent = pgTable(
  'provider_event',
  {
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    providerRef: text('provider_ref'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** The ledger of the test payment, which a payment provider would keep. */
export const testPayment = pgTable('test_payment', {
  ref: text().primaryKey(),
  paymentId: text('payment_id').notNull().unique(),
  orderNumber: text('order_number').notNull(),
  status: text({ enum: PAYMENT_STATUSES }).notNull(),
  currency: currency(),
  amount: cents('amount').notNull(),
  refunded: cents('refunded').notNull(),
  refundKeys: text('refund_keys').array().notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
})
