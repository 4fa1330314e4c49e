import type { CartPrice } from '@nawl/domain/cart/price-cart'
import type { Product } from '@nawl/domain/product/product'
import type { Tariff } from '@nawl/domain/cart/tariff'
import type { Cents } from '@nawl/domain/money/money'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import type { Address } from '@nawl/domain/order/address/address'
import type { Billing } from '@nawl/domain/order/billing'
import { CLAIM_DECISIONS, CLAIM_KIND_NAMES } from '@nawl/domain/order/claims/claim-rules'
import type { AppointmentEntry } from '@nawl/domain/order/appointment'
import type { ApprovalEntry } from '@nawl/domain/order/approval'
import type {
  Actor,
  AddressChange,
  Correction,
  ProviderMovement,
  RemakeOf,
  StaffNote,
  WrittenEmail,
  Tracking,
} from '@nawl/domain/order/order'
import { ORDER_EVENT_KINDS } from '@nawl/domain/order/order-event'
import { ORDER_STATES } from '@nawl/domain/order/order-state'
import { sql } from 'drizzle-orm'
import {
  bigint,
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

import { person } from './auth-schema.ts'
import { instant } from '../instant.ts'
import { language } from '../language.ts'

/** Integer minor units of a currency. */
export const cents = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()

/** A cart, owned by a person or by a browser through the hash of its token. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .unique()
      .references(() => person.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    /** The shipping country, ISO 3166-1 alpha-2. */
    country: text(),
    /** The last order placed from this cart, so that a repeated checkout returns the same order. */
    lastOrder: text('last_order'),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    check('cart_has_one_owner', sql`num_nonnulls(${table.personId}, ${table.tokenHash}) = 1`),
    index('cart_touched').on(table.touchedAt),
  ],
)

export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** What the line is of; `kind` says of which kind, and without one it is a rug. */
    design: jsonb().$type<Product>().notNull(),
    quantity: integer().$type<Quantity>().notNull(),
  },
  (table) => [
    uniqueIndex('cart_line_place').on(table.cartId, table.place),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
)

/** A version of an order as JSON; its instant is text. */
export type VersionJson = {
  readonly lines: readonly {
    readonly id: string
    readonly design: Product
    readonly quantity: Quantity
  }[]
  readonly price: CartPrice
  readonly madeAt: string
}

/** A correction as JSON; its instant is text. */
export type CorrectionJson = DatedJson<Correction>
/** What was said and done about an approval as JSON. */
export type ApprovalJson = DatedJson<ApprovalEntry>
/** When an order is brought in, as JSON. */
export type AppointmentJson = DatedJson<AppointmentEntry>
type DatedJson<T> = T extends unknown ? Omit<T, 'at'> & { readonly at: string } : never

/** Orders. `tariff` and `versions` stay as agreed, `address_changes` has every former address; the columns beside them exist for queries. */
export const order = pgTable(
  'order',
  {
    number: text().primaryKey(),
    /** Null for guests and after the account was deleted; the order remains. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    state: text({ enum: ORDER_STATES }).notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    language: language(),
    address: jsonb().$type<Address>().notNull(),
    billing: jsonb().$type<Billing>(),
    giftMessage: text('gift_message').notNull().default(''),
    termsVersion: text('terms_version').notNull(),
    tariff: jsonb().$type<Tariff>().notNull(),
    versions: jsonb().$type<readonly [VersionJson, ...VersionJson[]]>().notNull(),
    inForce: integer('in_force').notNull(),
    changeVersion: integer('change_version'),
    changePayBy: instant('change_pay_by'),
    notes: jsonb().$type<readonly (Omit<StaffNote, 'at'> & { readonly at: string })[]>().notNull(),
    tracking: jsonb().$type<Tracking>(),
    /** What it makes again at no cost; null for every other order. */
    remakeOf: jsonb('remake_of').$type<RemakeOf>(),
    addressChanges: jsonb('address_changes')
      .$type<readonly (Omit<AddressChange, 'at'> & { readonly at: string })[]>()
      .notNull()
      .default([]),
    corrections: jsonb().$type<readonly CorrectionJson[]>().notNull().default([]),
    appointments: jsonb().$type<readonly AppointmentJson[]>().notNull().default([]),
    approvals: jsonb().$type<readonly ApprovalJson[]>().notNull().default([]),
    movements: jsonb()
      .$type<readonly (Omit<ProviderMovement, 'at'> & { readonly at: string })[]>()
      .notNull()
      .default([]),
    letters: jsonb()
      .$type<readonly (Omit<WrittenEmail, 'at'> & { readonly at: string })[]>()
      .notNull()
      .default([]),
    placedAt: instant('placed_at').notNull(),
    quoteUntil: instant('quote_until'),
    payBy: instant('pay_by'),
    confirmedAt: instant('confirmed_at'),
    cancelUntil: instant('cancel_until'),
    changeUntil: instant('change_until'),
    expectedFrom: instant('expected_from'),
    expectedBy: instant('expected_by'),
    productionAt: instant('production_at'),
    readyAt: instant('ready_at'),
    shippedAt: instant('shipped_at'),
    arrivesFrom: instant('arrives_from'),
    arrivesBy: instant('arrives_by'),
    deliveredAt: instant('delivered_at'),
    claimUntil: instant('claim_until'),
    warrantyUntil: instant('warranty_until'),
    endedAt: instant('ended_at'),
    /** What staff search: number, name, e-mail, tracking number, town. `listed_order` has it folded. */
    searched: text().notNull(),
    rugCount: integer('rug_count').notNull(),
    totalUsd: cents('total_usd').notNull(),
    hasOpenClaim: boolean('has_open_claim').notNull(),
    /** Whether its production waits for an approval. */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    /** The window in which two people bring it in: how full that is, is counted by it. */
    appointmentSlot: text('appointment_slot'),
    /** When the next scheduled step is due; while a worker holds the row, when its lease ends. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('order_person').on(table.personId, table.placedAt),
    index('order_email').on(table.emailKey),
    index('order_placed').on(table.placedAt, table.number),
    index('order_state').on(table.state, table.placedAt),
    index('order_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('order_appointment')
      .on(table.appointmentSlot)
      .where(sql`appointment_slot is not null`),
    index('order_remakes')
      .on(table.number)
      .where(sql`remake_of is not null`),
    check('order_change_whole', sql`num_nonnulls(${table.changeVersion}, ${table.changePayBy}) in (0, 2)`),
    check('order_total', sql`${table.totalUsd} >= 0`),
    check(
      'order_paid_before_made',
      sql`${table.state} not in ('confirmed', 'in_production', 'ready', 'shipped', 'delivered') or ${table.confirmedAt} is not null`,
    ),
  ],
)

/** The foreign key of rows that belong to an order. */
export const ofOrder = () =>
  text('order_number')
    .notNull()
    .references(() => order.number)

/** An order's events in sequence. A trigger rejects updates and deletes. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderNumber: ofOrder(),
    place: integer().notNull(),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull(),
    at: instant('at').notNull(),
    by: text().$type<Actor>().notNull(),
    state: text({ enum: ORDER_STATES }).notNull(),
    subject: text(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.place] })],
)

export const claim = pgTable(
  'claim',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    place: integer().notNull(),
    kind: text({ enum: CLAIM_KIND_NAMES }).notNull(),
    /** The line that it is about, and which of its pieces; null for the whole order and for the whole line. */
    lineId: text('line_id'),
    piece: integer(),
    description: text().notNull(),
    madeAt: instant('made_at').notNull(),
    outcome: text({ enum: CLAIM_DECISIONS }),
    answer: text(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('claim_place').on(table.orderNumber, table.place),
    check(
      'claim_decided',
      sql`num_nonnulls(${table.outcome}, ${table.answer}, ${table.decidedAt}) in (0, 3)`,
    ),
    check('claim_piece_of_line', sql`${table.piece} is null or ${table.lineId} is not null`),
  ],
)

/** Photographs, stored as blobs; without a claim until one is submitted with them. */
export const claimPhoto = pgTable(
  'claim_photo',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    claimId: uuid('claim_id').references(() => claim.id),
    place: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('claim_photo_order').on(table.orderNumber)],
)
