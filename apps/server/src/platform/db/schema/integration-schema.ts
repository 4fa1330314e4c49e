import type { WebhookDelivery } from '@nawl/contract/desk/webhooks'
import { TEST_WEBHOOK, WEBHOOK_TYPES, type WebhookType } from '@nawl/domain/integrations/webhook-types'
import type { TokenScope } from '@nawl/domain/staff/token-scopes'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import type { Json } from './revision-schema.ts'

/** Addresses of other programs that are told what happens in the shop. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  description: text().notNull(),
  types: text().array().$type<WebhookType[]>().notNull(),
  isOn: boolean('is_on').notNull(),
  offReason: text('off_reason', { enum: ['switched-off', 'failing'] }),
  /** `whsec_…`, encrypted where AUTH_KEY_SECRET is set. */
  secret: text().notNull(),
  oldSecret: text('old_secret'),
  /** Until when messages are signed with the former secret, too. */
  oldSecretUntil: instant('old_secret_until'),
  failingSince: instant('failing_since'),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What happened, in the words that are sent: written with the thing itself, and never changed. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: uuid().primaryKey(),
    type: text({ enum: [...WEBHOOK_TYPES, TEST_WEBHOOK] }).notNull(),
    at: instant('at').notNull(),
    data: jsonb().$type<Readonly<Record<string, Json>>>().notNull(),
  },
  (table) => [index('webhook_event_at').on(table.at)],
)

/** An event on its way to an endpoint. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvent.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    status: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    /** Attempts since it was written or last sent again by hand, which decide the next wait. */
    attempts: integer().notNull().default(0),
    /** Numbers every claim of the row, so that a worker that was too slow changes nothing. */
    claims: integer().notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** While a worker holds the row: when its lease ends. */
    heldUntil: instant('held_until'),
    triedAt: instant('tried_at'),
    responseCode: integer('response_code'),
    response: text(),
    fault: text().$type<NonNullable<WebhookDelivery['fault']>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_delivery_once').on(table.eventId, table.endpointId),
    index('webhook_delivery_due')
      .on(table.endpointId, table.dueAt)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_list').on(table.endpointId, table.createdAt, table.id),
  ],
)

/** Tokens with which programs call the desk's API. */
export const apiToken = pgTable('api_token', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  /** The last four characters, to tell tokens apart. */
  ending: text().notNull(),
  scopes: text().array().$type<TokenScope[]>().notNull(),
  /** E-mail address in lower case: the token may do no more than this member of staff. */
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  lastUsedOn: date('last_used_on'),
  revokedAt: instant('revoked_at'),
  revokedBy: text('revoked_by'),
})
