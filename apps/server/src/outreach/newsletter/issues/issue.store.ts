import type { NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { type Instead, issueLanguage } from '@nawl/domain/newsletter/issue'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { and, desc, eq, inArray, isNull, min, notInArray, or, sql } from 'drizzle-orm'

import type { Database, Tx } from '../../../platform/db/database.ts'
import { newsletterIssue, newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber } from '../../../platform/db/schema/schema.ts'

export type StartedIssue = typeof newsletterIssue.$inferSelect

const LISTED = 50
const CODES = Object.keys(LANGUAGES) as LanguageCode[] // forgets its keys

/** SQL of issues that are sent. Times come from the caller's clock. */
export function issueStore({ orm }: Database) {
  return {
    async find(id: string, tx: Tx = orm): Promise<StartedIssue | null> {
      const [found] = await tx.select().from(newsletterIssue).where(eq(newsletterIssue.id, id))
      return found ?? null
    },

    /** The newest issues. */
    list: (): Promise<StartedIssue[]> =>
      orm.select().from(newsletterIssue).orderBy(desc(newsletterIssue.startedAt)).limit(LISTED),

    /** Freezes an issue with its recipients; how many there are, or null when it was started before. */
    async start(
      tx: Tx,
      issue: { readonly id: string; readonly text: NewsletterIssue; readonly instead: Instead<LanguageCode> },
      by: string,
      at: Date,
    ): Promise<number | null> {
      const rows = await tx
        .insert(newsletterIssue)
        .values({ ...issue, state: 'sending', startedBy: by, startedAt: at, dueAt: at })
        .onConflictDoNothing()
        .returning({ id: newsletterIssue.id })
      if (rows.length === 0) return null
      let recipients = 0
      for (const own of CODES) {
        const language = issueLanguage(issue.text, own, issue.instead)
        if (language !== null) recipients += await addRecipients(tx, issue.id, own, language)
      }
      return recipients
    },

    /** Stops an issue, or goes on with it; false when it is not in the state before. */
    async turn(tx: Tx, id: string, from: 'sending' | 'stopped', to: 'sending' | 'stopped'): Promise<boolean> {
      const rows = await tx
        .update(newsletterIssue)
        .set({ state: to })
        .where(and(eq(newsletterIssue.id, id), eq(newsletterIssue.state, from)))
        .returning({ id: newsletterIssue.id })
      return rows.length > 0
    },

    /** When the next batch of any issue is due; null when nothing is being sent. */
    async nextDue(): Promise<Date | null> {
      const [row] = await orm
        .select({ at: min(newsletterIssue.dueAt) })
        .from(newsletterIssue)
        .where(eq(newsletterIssue.state, 'sending'))
      return row?.at ?? null
    },
  }
}

/** Everybody confirmed whose own language this is; a language that the shop no longer has counts as English. */
async function addRecipients(
  tx: Tx,
  issueId: string,
  own: LanguageCode,
  language: LanguageCode,
): Promise<number> {
  const isOwn = eq(newsletterSubscriber.language, own)
  const speaks = own === 'en' ? or(isOwn, notInArray(newsletterSubscriber.language, CODES)) : isOwn
  const confirmed = and(
    eq(newsletterSubscriber.status, 'subscribed'),
    isNull(newsletterSubscriber.refusedAt),
    speaks,
  )
  const rows = await tx
    .insert(newsletterRecipient)
    .select(
      tx
        .select({
          issueId: sql<string>`${issueId}::uuid`.as('issue_id'),
          subscriberId: newsletterSubscriber.id,
          language: sql<string>`${language}::text`.as('letter_language'),
          state: sql<'waiting'>`'waiting'`.as('state'),
          leftAt: sql<null>`null::timestamptz`.as('left_at'),
        })
        .from(newsletterSubscriber)
        .where(confirmed),
    )
    .returning({ id: newsletterRecipient.subscriberId })
  return rows.length
}

/**
 * What a subscriber who leaves had still to get of issues: letters that wait are taken back, and issues that were sent
 * count one who left since. The subscriber's row is locked by the caller, before these.
 */
export async function leaveIssues(tx: Tx, subscriberId: string, at: Date): Promise<void> {
  const theirs = eq(newsletterRecipient.subscriberId, subscriberId)
  await takeBackLetters(tx, subscriberId)
  await tx
    .update(newsletterRecipient)
    .set({ state: 'left' })
    .where(and(theirs, inArray(newsletterRecipient.state, ['waiting', 'queued'])))
  await tx
    .update(newsletterRecipient)
    .set({ leftAt: at })
    .where(and(theirs, eq(newsletterRecipient.state, 'sent'), isNull(newsletterRecipient.leftAt)))
}

/** A letter that is being recorded as sent is locked and stays: waiting for it could close a circle of locks. */
async function takeBackLetters(tx: Tx, subscriberId: string): Promise<void> {
  await tx.execute(sql`
    delete from outbox_mail where id in (
      select id from outbox_mail
      where kind = 'newsletter-issue' and about like ${`${subscriberId}~%`} and status = 'waiting'
      for update skip locked
    )`)
}
