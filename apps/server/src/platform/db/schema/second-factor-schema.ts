import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'

// All of these belong to an address of the staff in lower case, not to an account: deleting the account and signing in
// anew must not get rid of a second factor.

/** Passkeys of the staff. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_passkey_email').on(table.email)],
)

/** Apps that make one-time codes (RFC 6238). */
export const staffCodes = pgTable(
  'staff_codes',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** Encrypted when AUTH_KEY_SECRET is set. */
    secret: text().notNull(),
    /** The newest time step whose code was accepted; it and earlier ones are not accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_codes_email').on(table.email)],
)

/** Recovery codes by hash. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    email: text().notNull(),
    hash: text().notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.email, table.hash] })],
)

/** Sessions whose holder has proven their second factor, and when last. Hosted projects keep their own sessions. */
export const staffProof = pgTable(
  'staff_proof',
  { sessionId: uuid('session_id').primaryKey(), email: text().notNull(), at: instant('at').notNull() },
  (table) => [index('staff_proof_email').on(table.email)],
)

/** What was handed out for one answer: a challenge for a passkey, or a secret for an app, by hash. */
export const staffChallenge = pgTable('staff_challenge', {
  hash: text().primaryKey(),
  purpose: text({ enum: ['add-passkey', 'use-passkey', 'add-codes'] }).notNull(),
  email: text().notNull(),
  sessionId: uuid('session_id').notNull(),
  /** The app's secret. */
  secret: text(),
  at: instant('at').notNull(),
})

/** Wrong one-time codes within an hour of the first. */
export const staffWrongCode = pgTable('staff_wrong_code', {
  email: text().primaryKey(),
  count: integer().notNull(),
  since: instant('since').notNull(),
})
