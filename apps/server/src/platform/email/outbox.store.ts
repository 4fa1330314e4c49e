import { randomUUID } from 'node:crypto'

import type { OrderEmailKind } from '@nawl/domain/order/order-event'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { outboxMail } from '../db/schema/schema.ts'
import type { Email } from './email-layout.ts'

/** A claimed e-mail is not claimed again during this time, even if the claiming process has died. */
const LEASE_MS = 2 * 60_000
const LONGEST_ERROR = 500

export type MailKind =
  | 'staff-invitation'
  | 'staff-second-factor'
  | 'webhook-off'
  | 'newsletter-confirm'
  | 'newsletter-already'
  | 'newsletter-welcome'
  | 'newsletter-issue'
  | 'newsletter-test'
  | 'consultation-booked'
  | 'consultation-booked-desk'
  | 'consultation-cancelled'
  | 'consultation-cancelled-desk'
  | 'enquiry-desk'
  | 'enquiry-copy'
  | 'message-answer'
  | `order-${OrderEmailKind}`
  | 'order-link'
  | 'floor-stage'
  | 'proof-news'
  | 'desk-quote-requested'
  | 'desk-claimed'
  | 'desk-approval-questioned'
  | 'desk-approval-overdue'
  | 'desk-design-approved'
  | 'desk-late'
  | 'trade-applied'
  | 'trade-applied-desk'
  | 'trade-decided'
  | 'trade-quote-accepted-desk'

/** An e-mail claimed for its `tries`-th attempt. */
export type ClaimedMail = {
  readonly id: string
  readonly kind: string
  readonly about: string
  readonly letter: Email
  readonly tries: number
  readonly createdAt: Date
}

export type OutboxStore = ReturnType<typeof outboxStore>

/** SQL of the outbox. Times come from the caller's clock. */
export function outboxStore({ orm }: Database) {
  /** False when the e-mail is not there any more, or is claimed for another attempt than `tries`. */
  async function change(tx: Tx, id: string, set: Partial<typeof outboxMail.$inferInsert>, tries?: number) {
    const rows = await tx
      .update(outboxMail)
      .set(set)
      .where(and(eq(outboxMail.id, id), tries === undefined ? undefined : eq(outboxMail.tries, tries)))
      .returning({ id: outboxMail.id })
    return rows.length > 0
  }

  return {
    /** Queues an e-mail in the caller's transaction, unless one with the same kind and `about` is queued already. */
    async write(
      tx: Tx,
      { kind, about, letter, at }: { kind: MailKind; about: string; letter: Email; at: Date },
    ): Promise<void> {
      const row = { id: randomUUID(), kind, about, letter, dueAt: at, createdAt: at }
      await tx.insert(outboxMail).values(row).onConflictDoNothing()
    },

    /** Claims up to `most` e-mails that are due at `now`; no other caller gets them. */
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

    /** Marks an e-mail as sent and deletes its content. */
    markSent: (tx: Tx, { id }: ClaimedMail, now: Date) =>
      change(tx, id, { status: 'sent', sentAt: now, letter: null, lastError: null }),

    // Matching `tries` ignores a slow worker whose claim has passed to another.
    putOff: ({ id, tries }: ClaimedMail, dueAt: Date, error: string) =>
      change(orm, id, { dueAt, lastError: error.slice(0, LONGEST_ERROR) }, tries),

    giveUp: (tx: Tx, { id, tries }: ClaimedMail, error: string) =>
      change(tx, id, { status: 'failed', lastError: error.slice(0, LONGEST_ERROR) }, tries),
  }
}
