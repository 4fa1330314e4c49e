import { type MessageKind, messageRank } from '@nawl/domain/messages/message-state'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { messageThread } from '../../platform/db/schema/message-schema.ts'

type Received = {
  /** Of the enquiry or the consultation, which is stored already. */
  readonly id: string
  readonly kind: MessageKind
  readonly at: Date
  /** Whether something is asked: a booking without words is answered by its confirmation. */
  readonly asks: boolean
  readonly searched: readonly (string | null | undefined)[]
}

/** Puts what a visitor sent on the desk's list, in the transaction that stores it. */
export async function openThread(tx: Tx, { id, kind, at, asks, searched }: Received): Promise<void> {
  const state = asks ? 'waiting' : 'answered'
  const words = searched.filter((part) => part !== null && part !== undefined).join('\n')
  await tx.insert(messageThread).values({
    id,
    kind,
    enquiryId: kind === 'consultation' ? null : id,
    consultationId: kind === 'consultation' ? id : null,
    state,
    receivedAt: at,
    rank: messageRank(state, at),
    searched: sql`search_fold(${words})`,
  })
}
