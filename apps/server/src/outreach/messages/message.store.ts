import { randomUUID } from 'node:crypto'

import type { MessageEntry } from '@nawl/contract/desk/messages'
import { messageRank, type MessageState } from '@nawl/domain/messages/message-state'
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import { messageEntry, messageThread } from '../../platform/db/schema/message-schema.ts'
import { outboxMail } from '../../platform/db/schema/schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sentRows } from './message-list.ts'
import type { SentRow } from './sent-message.ts'

/** What a member of staff does with a message. */
export type MessageStep = {
  readonly kind: MessageEntry['kind']
  readonly by: string
  readonly at: Date
  readonly text?: string | null
  /** As the member last saw it; undefined where it does not matter. */
  readonly version?: number | undefined
  readonly state?: MessageState
  readonly assignee?: string | null
}

/** The `about` of an answer's e-mail. */
export const answerMail = (threadId: string, entryId: string) => `${threadId}~${entryId}`

/** SQL of messages and of what the staff did with them. */
export function messageStore({ orm }: Pick<Database, 'orm'>) {
  /** Throws `message/not-found`. */
  async function find(id: string): Promise<SentRow> {
    const [row] = await sentRows(orm).where(eq(messageThread.id, id))
    if (!row) throw new ApiError('message/not-found')
    return row
  }

  async function entries(id: string): Promise<MessageEntry[]> {
    const rows = await orm
      .select()
      .from(messageEntry)
      .where(eq(messageEntry.threadId, id))
      .orderBy(asc(messageEntry.version))
    const abouts = rows.filter(({ kind }) => kind === 'answer').map((row) => answerMail(id, row.id))
    const mails =
      abouts.length === 0
        ? []
        : await orm
            .select({ about: outboxMail.about, status: outboxMail.status })
            .from(outboxMail)
            .where(and(eq(outboxMail.kind, 'message-answer'), inArray(outboxMail.about, abouts)))
    const letters = new Map(mails.map(({ about, status }) => [about, status]))
    return rows.map(({ id: key, kind, by, at, text }) => ({
      id: key,
      kind,
      by,
      at: at.toISOString(),
      text,
      letter: letters.get(answerMail(id, key)) ?? null,
    }))
  }

  /**
   * Takes a step, one after the other for each message. `also` runs in the same transaction. Throws
   * `message/not-found`, and `message/changed-meanwhile` when somebody else took one since.
   */
  async function take(
    id: string,
    step: MessageStep,
    also: (tx: Tx, row: SentRow, entryId: string) => Promise<void> = async () => {},
  ): Promise<void> {
    await orm.transaction(async (tx) => {
      const [locked] = await tx.select().from(messageThread).where(eq(messageThread.id, id)).for('update')
      const [row] = locked ? await sentRows(tx).where(eq(messageThread.id, id)) : []
      if (!locked || !row) throw new ApiError('message/not-found')
      if (step.version !== undefined && step.version !== locked.version)
        throw new ApiError('message/changed-meanwhile')
      const { kind, by, at, text = null, state = locked.state, assignee = locked.assignee } = step
      const version = locked.version + 1
      const rank = messageRank(state, locked.receivedAt)
      await tx.update(messageThread).set({ version, state, rank, assignee }).where(eq(messageThread.id, id))
      const entry = { id: randomUUID(), threadId: id, version, kind, by, at, text }
      await tx.insert(messageEntry).values(entry)
      await also(tx, row, entry.id)
    })
  }

  return { find, entries, take }
}
