import { ISSUE_STATES, RECIPIENT_STATES } from '@nawl/domain/newsletter/issue'
import type { LanguageCode } from '@nawl/messages/languages'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { language } from '../language.ts'

type Words = Readonly<Record<LanguageCode, string>>

/** Newsletter issues that are sent: their text as it was then. Before that, an issue is a draft of the desk. */
export const newsletterIssue = pgTable('newsletter_issue', {
  /** The key of the draft that it was. */
  id: uuid().primaryKey(),
  text: jsonb()
    .$type<{ readonly subject: Words; readonly preheader: Words; readonly body: Words }>()
    .notNull(),
  /** What those get in whose language it is not written. */
  instead: jsonb().$type<Readonly<Partial<Record<LanguageCode, LanguageCode | null>>>>().notNull(),
  state: text({ enum: ISSUE_STATES }).$type<'sending' | 'stopped' | 'sent'>().notNull(),
  /** E-mail address of the member of staff. */
  startedBy: text('started_by').notNull(),
  startedAt: instant('started_at').notNull(),
  /** From when its next batch may be taken. */
  dueAt: instant('due_at').notNull(),
  finishedAt: instant('finished_at'),
})

/**
 * To whom an issue goes: whoever was confirmed when it was started, once each. Subscribers are erased without these rows,
 * which name nobody and keep the counts.
 */
export const newsletterRecipient = pgTable(
  'newsletter_recipient',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').notNull(),
    /** In which the letter is written. */
    language: language(),
    state: text({ enum: RECIPIENT_STATES }).notNull().default('waiting'),
    /** When they left the newsletter, after it was sent to them. */
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_recipient_waiting')
      .on(table.issueId, table.subscriberId)
      .where(sql`state = 'waiting'`),
    index('newsletter_recipient_subscriber').on(table.subscriberId),
  ],
)
