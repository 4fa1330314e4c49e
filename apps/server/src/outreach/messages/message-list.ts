import type { ListedMessage, MessageFilter, MessageList } from '@nawl/contract/desk/messages'
import { LEAST_WAITING_RANK } from '@nawl/domain/messages/message-state'
import { and, eq, gte, isNull, type SQL } from 'drizzle-orm'

import type { Database, Tx } from '../../platform/db/database.ts'
import { holdsAll, keyset, type SortColumn } from '../../platform/db/list-query.ts'
import { messageThread } from '../../platform/db/schema/message-schema.ts'
import { consultation, enquiry } from '../../platform/db/schema/schema.ts'
import { sentMessage, type SentRow } from './sent-message.ts'

const PAGE = 50
/** Characters of what was written that a row shows. */
const BEGINNING = 160

const ID: SortColumn = { column: messageThread.id, kind: 'text' }
const SORTS = {
  waiting: [{ column: messageThread.rank, kind: 'number' }, ID],
  received: [{ column: messageThread.receivedAt, kind: 'instant' }, ID],
} as const satisfies Record<string, readonly SortColumn[]>

type Search = MessageFilter & { readonly before?: string | undefined }

/** A page of the list of messages; `me` stands for the caller's address. */
export async function messageList(
  { orm }: Pick<Database, 'orm'>,
  { before, ...filter }: Search,
  me: string,
): Promise<MessageList> {
  const { sort = 'waiting', direction = 'down' } = filter
  const { behind, cursorOf, order } = keyset(SORTS[sort], direction)
  const found = await sentRows(orm)
    .where(and(passing(filter, me), behind(before)))
    .orderBy(order)
    .limit(PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)?.thread
  const isMore = found.length > PAGE && last !== undefined
  const sorted = last && { waiting: last.rank, received: last.receivedAt }[sort]
  return {
    messages: rows.map(listedMessage),
    next: isMore && sorted !== undefined ? cursorOf([sorted, last.id]) : null,
  }
}

/** How many messages wait for an answer, by the index of ranks. */
export const waitingCount = ({ orm }: Pick<Database, 'orm'>): Promise<number> =>
  orm.$count(messageThread, gte(messageThread.rank, LEAST_WAITING_RANK))

/** Messages with what they are. */
export const sentRows = (orm: Tx) =>
  orm
    .select({ thread: messageThread, enquiry, consultation })
    .from(messageThread)
    .leftJoin(enquiry, eq(enquiry.id, messageThread.enquiryId))
    .leftJoin(consultation, eq(consultation.id, messageThread.consultationId))
    .$dynamic()

function passing({ kind, state, assignee, search }: MessageFilter, me: string): SQL | undefined {
  const who = assignee === 'me' ? me : assignee?.toLowerCase()
  return and(
    kind && eq(messageThread.kind, kind),
    state && eq(messageThread.state, state),
    who === 'nobody' ? isNull(messageThread.assignee) : who ? eq(messageThread.assignee, who) : undefined,
    search ? holdsAll(messageThread.searched, search) : undefined,
  )
}

/** A message as a row of the list. */
export function listedMessage(row: SentRow): ListedMessage {
  const { id, kind, state, assignee, receivedAt } = row.thread
  const { name, email, words, booked } = sentMessage(row)
  const beginning = (words ?? '').replaceAll(/\s+/gu, ' ').slice(0, BEGINNING)
  return { id, kind, state, assignee, name, email, beginning, booked, receivedAt: receivedAt.toISOString() }
}
