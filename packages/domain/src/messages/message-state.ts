/** What visitors send: a message of the contact form, an enquiry of the trade page, a booked consultation. */
export const MESSAGE_KINDS = ['message', 'trade', 'consultation'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Whether a message waits for the staff. */
export const MESSAGE_STATES = ['waiting', 'answered', 'closed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Larger than any instant in milliseconds that the shop will see. */
const SPAN_MS = 1e13
const STAGES: Readonly<Record<MessageState, number>> = { waiting: 2, answered: 1, closed: 0 }

/**
 * A message's place in the list, the largest first: what waits before what is answered and what is closed; what waits
 * longest comes first, and of the others what is newest.
 */
export function messageRank(state: MessageState, receivedAt: Date): number {
  const ms = receivedAt.getTime()
  return STAGES[state] * SPAN_MS + (state === 'waiting' ? SPAN_MS - 1 - ms : ms)
}

/** Ranks of messages that wait are at least this, all others are smaller. */
export const LEAST_WAITING_RANK = STAGES.waiting * SPAN_MS
