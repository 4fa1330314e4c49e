import type { ProofBody } from '@nawl/domain/proofs/proof'
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

import { ofPerson } from './auth-schema.ts'
import { instant } from '../instant.ts'
import { tradeProject } from './trade-schema.ts'
import { language } from '../language.ts'

/** Proofs: rugs that a customer shows to a client by a link. What happened to one is in its entries. */
export const proof = pgTable(
  'proof',
  {
    id: uuid().primaryKey(),
    personId: ofPerson(),
    /** The project whose options it shows; null for one of saved designs. */
    projectId: uuid('project_id').references(() => tradeProject.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Of the client, and of letters to the owner. */
    language: language(),
    ownerLanguage: text('owner_language').notNull(),
    showsPrices: boolean('shows_prices').notNull(),
    /** Number of the link that opens it: those before it are withdrawn. */
    link: integer().notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The PIN's hash with its salt; null before one is set. */
    pinHash: text('pin_hash'),
    pinTries: integer('pin_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    touchedAt: instant('touched_at').notNull(),
    /** The first and the last thing that the owner has not been written about, and when that is due. */
    newsFirst: instant('news_first'),
    newsLast: instant('news_last'),
    newsDue: instant('news_due'),
  },
  (table) => [
    index('proof_person').on(table.personId, table.touchedAt),
    index('proof_project')
      .on(table.projectId)
      .where(sql`project_id is not null`),
    index('proof_news')
      .on(table.newsDue)
      .where(sql`news_due is not null`),
    check(
      'proof_news_whole',
      sql`num_nonnulls(${table.newsFirst}, ${table.newsLast}, ${table.newsDue}) in (0, 3)`,
    ),
  ],
)

/** What happened to a proof, in sequence. Browsers make the ids, so the key is id plus proof. */
export const proofEntry = pgTable(
  'proof_entry',
  {
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proof.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    place: integer().notNull(),
    at: instant('at').notNull(),
    by: text({ enum: ['owner', 'client'] }).notNull(),
    name: text().notNull(),
    body: jsonb().$type<ProofBody>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proofId, table.id] }),
    uniqueIndex('proof_entry_place').on(table.proofId, table.place),
  ],
)
