import type { Project } from '@nawl/domain/trade/project'
import type { QuoteContent } from '@nawl/domain/trade/quote'
import { TRADE_STATES, type TradeApplication } from '@nawl/domain/trade/trade-member'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { language } from '../language.ts'
import { ofPerson, person } from './auth-schema.ts'

/** Trade accounts from their application on, one for a person. */
export const tradeAccount = pgTable('trade_account', {
  id: uuid().primaryKey(),
  personId: ofPerson().unique(),
  state: text({ enum: TRADE_STATES }).notNull(),
  application: jsonb().$type<TradeApplication>().notNull(),
  /** Why it was refused or paused; empty otherwise. */
  reason: text().notNull().default(''),
  /** The id of a tier in the owner's settings. */
  tier: text(),
  contact: jsonb().$type<{ readonly name: string; readonly email: string }>(),
  /** Of the letters. */
  language: language(),
  appliedAt: instant('applied_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
})

/** Projects of members. Their ids are made by browsers, and read together with the person only. */
export const tradeProject = pgTable(
  'trade_project',
  {
    id: uuid().primaryKey(),
    personId: ofPerson(),
    content: jsonb().$type<Project>().notNull(),
    /** Increased by every change. */
    version: integer().notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** Since when it is deleted; it can come back until a sweep. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('trade_project_person').on(table.personId, table.changedAt),
    index('trade_project_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** Quotes. What was quoted never changes. */
export const tradeQuote = pgTable(
  'trade_quote',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => tradeProject.id, { onDelete: 'set null' }),
    content: jsonb().$type<QuoteContent>().notNull(),
    madeAt: instant('made_at').notNull(),
    validUntil: instant('valid_until').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** Numbers of the orders that it became. */
    orders: jsonb().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('trade_quote_person').on(table.personId, table.madeAt),
    index('trade_quote_project').on(table.projectId),
  ],
)
