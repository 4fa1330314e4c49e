import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

import { instant } from './instant.ts'

/** Who has an account. An e-mail address may change hands, so it identifies nobody. */
export const person = pgTable('person', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text(),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at').notNull(),
  /** What its client wrote about it by PUT /user; nothing here goes by it. */
  userMetadata: jsonb('user_metadata').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
})

/** The column of rows that go with their person. */
export const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** By which name a provider knows a person. */
export const identity = pgTable(
  'identity',
  {
    provider: text().notNull(),
    sub: text().notNull(),
    personId: ofPerson(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.sub] }),
    index('identity_person').on(table.personId),
  ],
)

/**
 * Whose an address of STAFF_EMAILS is: the account that first came with it. No reference to `person`, for an account
 * that is deleted must not make room for whoever has the address next.
 */
export const staffAccount = pgTable(
  'staff_account',
  {
    provider: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    sub: text().notNull(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.email] })],
)

/** One browser that is signed in. */
export const authSession = pgTable(
  'auth_session',
  {
    id: uuid().primaryKey(),
    personId: ofPerson(),
    /** Makes each refresh token out of the one before. */
    chainKey: text('chain_key').notNull(),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    /** The browser it was opened in, by the hash of its cookie: signing in there again ends it. */
    browserHash: text('browser_hash'),
  },
  (table) => [
    index('auth_session_person').on(table.personId),
    index('auth_session_browser').on(table.browserHash),
  ],
)

/** Refresh tokens a session has had, by hash; exactly one of them has not been replaced. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSession.id, { onDelete: 'cascade' }),
    parentHash: text('parent_hash'),
    createdAt: instant('created_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('refresh_token_active')
      .on(table.sessionId)
      .where(sql`replaced_at is null`),
    index('refresh_token_session').on(table.sessionId),
  ],
)

/**
 * Somebody on the way through the provider: away with our state, back with a code for the browser, the code spent.
 * What the browser holds is here as a hash.
 */
export const flowState = pgTable('flow_state', {
  id: uuid().primaryKey(),
  stateHash: text('state_hash').notNull().unique(),
  browserHash: text('browser_hash').notNull(),
  nonce: text().notNull(),
  /** Our own PKCE with the provider. */
  verifier: text().notNull(),
  /** The browser's PKCE with us. */
  challenge: text().notNull(),
  redirectTo: text('redirect_to').notNull(),
  createdAt: instant('created_at').notNull(),
  returnedAt: instant('returned_at'),
  codeHash: text('code_hash').unique(),
  codeIssuedAt: instant('code_issued_at'),
  personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
  /** The provider's access token, sealed with the code, until that is spent. */
  providerToken: text('provider_token'),
  spentAt: instant('spent_at'),
  sessionId: uuid('session_id'),
})

/** What access tokens are signed with: one current key, and those whose tokens may still be about. */
export const authKey = pgTable('auth_key', {
  kid: text().primaryKey(),
  /** True for one key, null for the others. */
  current: boolean().unique(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** A JWK as JSON; sealed where AUTH_KEY_SECRET is set. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
  retiredAt: instant('retired_at'),
})
