import { randomUUID } from 'node:crypto'

import type { OrderEmailKind } from '@nawl/domain/order/order-event'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { outboxMail } from '../db/schema.ts'
import type { Email } from './email.ts'

/** While a mail is being sent nobody else takes it; a process that has died in between holds it up so long. */
const LEASE_MS = 2 * 60_000
const LONGEST_ERROR = 500

export type MailKind =
  | 'newsletter-confirm'
  | 'newsletter-already'
  | 'newsletter-welcome'
  | 'consultation-booked'
  | 'consultation-booked-desk'
  | 'consultation-cancelled'
  | 'consultation-cancelled-desk'
  | 'enquiry-desk'
  | 'enquiry-copy'
  | `order-${OrderEmailKind}`
  | 'order-link'
  | 'desk-quote-requested'
  | 'desk-claimed'

/** A mail somebody has undertaken to send, for the `tries`-th time. */
export type ClaimedMail = {
  readonly id: string
  readonly kind: string
  readonly letter: Email
  readonly tries: number
  readonly createdAt: Date
}

export type OutboxStore = ReturnType<typeof outboxStore>

/** Mails waiting to be sent, in SQL. Times are the caller's clock. */
export function outboxStore({ orm }: Database) {
  const change = (id: string, set: Partial<typeof outboxMail.$inferInsert>, tries?: number) =>
    orm
      .update(outboxMail)
      .set(set)
      .where(and(eq(outboxMail.id, id), tries === undefined ? undefined : eq(outboxMail.tries, tries)))

  return {
    /** Writes a mail in the caller's transaction. One of the same kind about the same is the same mail. */
    async write(
      tx: Database['orm'],
      { kind, about, letter, at }: { kind: MailKind; about: string; letter: Email; at: Date },
    ): Promise<void> {
      const row = { id: randomUUID(), kind, about, letter, dueAt: at, createdAt: at }
      await tx.insert(outboxMail).values(row).onConflictDoNothing()
    },

    /** Takes up to `most` mails that are due at `now`, each for one caller only. */
    async claim(now: Date, most: number): Promise<ClaimedMail[]> {
      const due = orm.$with('due').as(
        orm
          .select({ id: outboxMail.id })
          .from(outboxMail)
          .where(and(eq(outboxMail.status, 'waiting'), lte(outboxMail.dueAt, now)))
          .orderBy(asc(outboxMail.dueAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      )
      const rows = await orm
        .with(due)
        .update(outboxMail)
        .set({ dueAt: new Date(now.getTime() + LEASE_MS), tries: sql`${outboxMail.tries} + 1` })
        .where(inArray(outboxMail.id, orm.select({ id: due.id }).from(due)))
        .returning()
      return rows.flatMap((row) => (row.letter === null ? [] : [{ ...row, letter: row.letter }]))
    },

    /** It has been sent: that it was is remembered, what it said is not. */
    markSent: ({ id }: ClaimedMail, now: Date) =>
      change(id, { status: 'sent', sentAt: now, letter: null, lastError: null }),

    // Who was so slow that another has taken the mail over has no say in it any more: hence the number of tries.
    putOff: ({ id, tries }: ClaimedMail, dueAt: Date, error: string) =>
      change(id, { dueAt, lastError: error.slice(0, LONGEST_ERROR) }, tries),

    giveUp: ({ id, tries }: ClaimedMail, error: string) =>
      change(id, { status: 'failed', lastError: error.slice(0, LONGEST_ERROR) }, tries),
  }
}
