import { ISSUE_BATCH } from '@nawl/domain/newsletter/issue'
import { and, asc, count, eq, inArray, lte } from 'drizzle-orm'

import type { Database, Tx } from '../../../platform/db/database.ts'
import { newsletterIssue, newsletterRecipient } from '../../../platform/db/schema/newsletter-schema.ts'
import { newsletterSubscriber, outboxMail } from '../../../platform/db/schema/schema.ts'
import type { EmailOutbox } from '../../../platform/email/outbox.ts'
import type { SignedLinks } from '../../../platform/email/signed-links.ts'
import { knownLanguage } from '../../../platform/language.ts'
import { issueEmails } from './issue-email.ts'
import type { StartedIssue } from './issue.store.ts'

/** With so many letters that no mail server was offered yet, the outbox is behind, and other e-mails wait for them. */
const MOST_UNTRIED = 2 * ISSUE_BATCH

type Deps = {
  readonly database: Database
  readonly emails: EmailOutbox
  readonly publicUrl: string
  /** Milliseconds from one batch to the next. */
  readonly waitMs: number
}

/** Names a letter in the outbox, and finds its recipient again. */
export const emailName = (subscriberId: string, issueId: string) => `${subscriberId}~${issueId}`

/**
 * Writes the next letters of an issue that is due to the outbox, and marks their recipients in the same transaction.
 * False when none is due. Whoever left meanwhile gets none.
 */
export async function takeBatch(
  { database, emails, publicUrl, waitMs }: Deps,
  links: SignedLinks,
  at: Date,
): Promise<boolean> {
  return database.orm.transaction(async (tx) => {
    const issue = await dueIssue(tx, at)
    if (!issue) return false
    const dueAt = new Date(at.getTime() + waitMs)
    if ((await untriedLetters(tx)) >= MOST_UNTRIED) {
      await tx.update(newsletterIssue).set({ dueAt }).where(eq(newsletterIssue.id, issue.id))
      return false
    }
    const waiting = await lockedRecipients(tx, issue.id)
    const letterTo = issueEmails(issue.text, publicUrl)
    for (const { subscriber, language } of waiting) {
      if (!subscriber) continue
      const { id, email: to } = subscriber
      const own = knownLanguage(subscriber.language)
      const letter = letterTo({ to, own, language, leaveToken: links.sign('newsletter-leave', id) })
      await emails.write(tx, { kind: 'newsletter-issue', about: emailName(id, issue.id), letter, at })
    }
    await mark(tx, issue.id, waiting, 'queued')
    await mark(tx, issue.id, waiting, 'left')
    const isLast = !(await hasWaiting(tx, issue.id))
    await tx
      .update(newsletterIssue)
      .set(isLast ? { dueAt, state: 'sent', finishedAt: at } : { dueAt })
      .where(eq(newsletterIssue.id, issue.id))
    return true
  })
}

/** An issue that is due, locked: while one process takes a batch of it, others pass it by, and stopping it waits. */
async function dueIssue(tx: Tx, at: Date): Promise<StartedIssue | undefined> {
  const [issue] = await tx
    .select()
    .from(newsletterIssue)
    .where(and(eq(newsletterIssue.state, 'sending'), lte(newsletterIssue.dueAt, at)))
    .orderBy(asc(newsletterIssue.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return issue
}

type Waiting = {
  readonly subscriberId: string
  readonly language: ReturnType<typeof knownLanguage>
  /** Undefined for one who left, was refused or erased. */
  readonly subscriber: typeof newsletterSubscriber.$inferSelect | undefined
}

/** The next recipients. Subscribers are locked before their rows here, as whoever leaves does. */
async function lockedRecipients(tx: Tx, issueId: string): Promise<readonly Waiting[]> {
  const isNext = and(eq(newsletterRecipient.issueId, issueId), eq(newsletterRecipient.state, 'waiting'))
  const next = await tx
    .select({ id: newsletterRecipient.subscriberId })
    .from(newsletterRecipient)
    .where(isNext)
    .orderBy(asc(newsletterRecipient.subscriberId))
    .limit(ISSUE_BATCH)
  if (next.length === 0) return []
  const ids = next.map(({ id }) => id)
  const subscribers = await tx
    .select()
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.id, ids))
    .orderBy(asc(newsletterSubscriber.id))
    .for('share')
  const rows = await tx
    .select()
    .from(newsletterRecipient)
    .where(and(isNext, inArray(newsletterRecipient.subscriberId, ids)))
    .for('update', { skipLocked: true })
  const isReader = ({ status, refusedAt }: (typeof subscribers)[number]) =>
    status === 'subscribed' && refusedAt === null
  return rows.map(({ subscriberId, language }) => ({
    subscriberId,
    language: knownLanguage(language),
    subscriber: subscribers.find((one) => one.id === subscriberId && isReader(one)),
  }))
}

async function mark(tx: Tx, issueId: string, waiting: readonly Waiting[], state: 'queued' | 'left') {
  const ids = waiting
    .filter(({ subscriber }) => (subscriber !== undefined) === (state === 'queued'))
    .map(({ subscriberId }) => subscriberId)
  if (ids.length === 0) return
  await tx
    .update(newsletterRecipient)
    .set({ state })
    .where(and(eq(newsletterRecipient.issueId, issueId), inArray(newsletterRecipient.subscriberId, ids)))
}

async function hasWaiting(tx: Tx, issueId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: newsletterRecipient.subscriberId })
    .from(newsletterRecipient)
    .where(and(eq(newsletterRecipient.issueId, issueId), eq(newsletterRecipient.state, 'waiting')))
    .limit(1)
  return rows.length > 0
}

async function untriedLetters(tx: Tx): Promise<number> {
  const isUntried = and(
    eq(outboxMail.status, 'waiting'),
    eq(outboxMail.kind, 'newsletter-issue'),
    eq(outboxMail.tries, 0),
  )
  const [row] = await tx.select({ letters: count() }).from(outboxMail).where(isUntried)
  return row?.letters ?? 0
}
