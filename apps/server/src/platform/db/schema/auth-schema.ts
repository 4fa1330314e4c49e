import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

import { instant } from '../instant.ts'

/** Accounts. An e-mail address may change hands, so it does not identify an account. */
export const person = pgTable('person', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text(),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at').notNull(),
  /** Client-writable data from PUT /user; the server never relies on it. */
  userMetadata: jsonb('user_metadata').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
})

/** The foreign key of rows that are deleted with their account. */
export const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** An account's id at a sign-in provider. */
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
 * The account that first claimed an address of STAFF_EMAILS. No reference to `person`: deleting the account must not
 * free the staff role for the address's next owner.
 */
export const staffAccount = pgTable(
  'staff_account',
  {
    provider: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    sub: text().notNull(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.email] })],
)

/** One signed-in browser. */
export const authSession = pgTable(
  'auth_session',
  {
    id: uuid().primaryKey(),
    personId: ofPerson(),
    /** Derives each refresh token from its predecessor. */
    chainKey: text('chain_key').notNull(),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    /** Hash of the browser's cookie; a new sign-in in the same browser ends this session. */
    browserHash: text('browser_hash'),
  },
  (table) => [
    index('auth_session_person').on(table.personId),
    index('auth_session_browser').on(table.browserHash),
  ],
)

/** A session's refresh tokens by hash; exactly one of them is current. */
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
 * A sign-in in progress: sent to the provider with our state, returned with a code for the browser, code redeemed.
 * Values that the browser holds are stored as hashes.
 */
export const flowState = pgTable('flow_state', {
  id: uuid().primaryKey(),
  stateHash: text('state_hash').notNull().unique(),
  browserHash: text('browser_hash').notNull(),
  nonce: text().notNull(),
  /** PKCE verifier between the shop and the provider. */
  verifier: text().notNull(),
  /** PKCE challenge between the browser and the shop. */
  challenge: text().notNull(),
  redirectTo: text('redirect_to').notNull(),
  createdAt: instant('created_at').notNull(),
  returnedAt: instant('returned_at'),
  codeHash: text('code_hash').unique(),
  codeIssuedAt: instant('code_issued_at'),
  personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
  /** The provider's access token, encrypted with the code, until the code is redeemed. */
  providerToken: text('provider_token'),
  spentAt: instant('spent_at'),
  sessionId: uuid('session_id'),
})

/** Keys that sign access tokens: the current one, and former ones whose tokens may still be valid. */
export const authKey = pgTable('auth_key', {
  kid: text().primaryKey(),
  /** True for one key, null for the others, so that a unique index allows one current key. */
  current: boolean().unique(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** A JWK as JSON; encrypted when AUTH_KEY_SECRET is set. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
  retiredAt: instant('retired_at'),
})
