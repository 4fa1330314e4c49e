import type { ContactMessage, TradeEnquiry } from '@nawl/contract/outreach/enquiry'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { CONSULTATION_KINDS } from '@nawl/domain/consultation/slots'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { Email } from '../../email/email-layout.ts'
import { instant } from '../instant.ts'
import { language } from '../language.ts'

/**
 * The shop's rugs. An id may occur in several collections; the position decides which comes first. Fields that the
 * specification does not name may be absent; `completeRug` fills them in.
 */
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
    processingImage: text('processing_image').notNull().default(''),
    placeholder: text().notNull().default(''),
    description: text().notNull(),
    room: text().$type<NonNullable<RugItem['room']>>().notNull().default('living'),
    variants: jsonb().$type<NonNullable<RugItem['variants']>>().notNull().default([]),
    yarns: jsonb().$type<RugItem['yarns']>().notNull().default([]),
    styles: text().array().notNull().default([]),
    families: text().array().notNull().default([]),
    cropCentre: real('crop_centre').notNull().default(0.5),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
)

/**
 * Queued e-mails, written in the transaction of the change they announce. `about` names that change, so that each kind
 * of e-mail is sent once for it. The content is deleted once it is sent.
 */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    about: text().notNull(),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    letter: jsonb().$type<Email>(),
    tries: integer().notNull().default(0),
    /** When the next try is due; while a worker holds the row, when its lease ends. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('outbox_mail_once').on(table.kind, table.about),
    index('outbox_mail_due')
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
  ],
)

/** Call counts for rate limits that processes share. */
export const callCount = pgTable(
  'call_count',
  {
    /** A hash of the limited call and its caller. */
    key: text().primaryKey(),
    since: instant('since').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('call_count_since').on(table.since)],
)

export const signingKey = pgTable('signing_key', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

/** The shop's id: one row; the blob store carries the same id. */
export const shopIdentity = pgTable('shop_identity', { name: text().primaryKey(), id: uuid().notNull() })

/** Newsletter subscriptions, current and former. A round lasts from a request to the next unsubscription. */
export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique(),
  language: language(),
  status: text({ enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
  round: integer().notNull().default(1),
  /** Confirmation e-mails sent in this round. */
  mails: integer().notNull().default(0),
  mailedAt: instant('mailed_at'),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  /** Since when a mail server refuses the address for good; no issues are sent to it. */
  refusedAt: instant('refused_at'),
})

/** Booked consultations. There is one consultant, so an hour that is not cancelled can be booked once. */
export const consultation = pgTable(
  'consultation',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CONSULTATION_KINDS }).notNull(),
    startsAt: instant('starts_at').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    language: language(),
    phone: text(),
    timeZone: text('time_zone').notNull(),
    message: text(),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('consultation_slot')
      .on(table.startsAt)
      .where(sql`cancelled_at is null`),
    index('consultation_email').on(table.emailKey),
  ],
)

/** Messages from the forms on the trade and contact pages. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['trade', 'message'] }).notNull(),
    emailKey: text('email_key').notNull(),
    content: jsonb().$type<TradeEnquiry | ContactMessage>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('enquiry_email').on(table.emailKey, table.createdAt)],
)

/** Proof that a person's data were erased: counts by kind, and the address as a hash only. */
export const erasure = pgTable(
  'erasure',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    emailHash: text('email_hash').notNull(),
    erased: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    stayed: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [index('erasure_at').on(table.at)],
)
