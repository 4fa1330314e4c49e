import { MESSAGE_KINDS, MESSAGE_STATES } from '@nawl/domain/messages/message-state'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../instant.ts'
import { consultation, enquiry } from './schema.ts'

/*
 * What the desk does with what visitors send. Both tables go with the enquiry or the consultation: its sweep and the
 * erasure of its writer take them along.
 */

/** How far the desk is with an enquiry or a consultation, and the row of the list. */
export const messageThread = pgTable(
  'message_thread',
  {
    /** The id of the enquiry or of the consultation. */
    id: text().primaryKey(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    enquiryId: uuid('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    consultationId: uuid('consultation_id').references(() => consultation.id, { onDelete: 'cascade' }),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    /** E-mail address of a member of staff. */
    assignee: text(),
    receivedAt: instant('received_at').notNull(),
    /** See `messageRank`. */
    rank: bigint({ mode: 'number' }).notNull(),
    /** Counts the changes, so that whoever saw an older state can be told. */
    version: integer().notNull().default(0),
    /** Name, e-mail, company and words, folded. The migration also indexes their three-letter pieces. */
    searched: text().notNull(),
  },
  (table) => [
    index('message_thread_rank').on(table.rank, table.id),
    index('message_thread_received').on(table.receivedAt, table.id),
    index('message_thread_enquiry').on(table.enquiryId),
    index('message_thread_consultation').on(table.consultationId),
  ],
)

/** What the staff did with a message, in order: rows are only added. */
export const messageEntry = pgTable(
  'message_entry',
  {
    id: uuid().primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => messageThread.id, { onDelete: 'cascade' }),
    /** The version of the thread that this made. */
    version: integer().notNull(),
    kind: text({ enum: ['answer', 'note', 'assigned', 'closed', 'reopened'] }).notNull(),
    /** E-mail address of the member of staff. */
    by: text().notNull(),
    at: instant('at').notNull(),
    /** Of an answer or a note; of an assignment the address of the member, null for nobody. */
    text: text(),
  },
  (table) => [index('message_entry_thread').on(table.threadId, table.version)],
)
