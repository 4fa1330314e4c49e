import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import type { Turn } from '../turn.ts'
import { messageParts } from './message-parts.ts'

export type Found = {
  readonly reply: AssistantReply
  /** Whether the shop has no answer to the message. */
  readonly isOpen: boolean
  /** Whether the reply is surely what the message asked for. */
  readonly isSure: boolean
}

const MOST_CHOICES = 3

/**
 * The reply to a message that asks for several things, some of which are answered in words: "Ebru then, in red. And does it
 * shed?". Null where the message is one wish, or only requests, which are read together.
 */
export async function replyInParts(
  turn: Turn,
  replyTo: (turn: Turn) => Promise<Found>,
  guess: (text: string) => Promise<Turn['guesses']>,
): Promise<AssistantReply | null> {
  const names = new Set(turn.rugs.map(({ name }) => name.toLowerCase()))
  // "Boro in 2 by 3 metres please" asks for something, though it has the form of no question and no command.
  const parts = messageParts(turn.text).map(({ text, asks }) => ({
    text,
    mayWish: asks || (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => names.has(word)),
    asks,
  }))
  if (parts.filter(({ mayWish }) => mayWish).length < 2 || !parts.some(({ asks }) => asks)) return null
  const read: Part[] = []
  const history = [...turn.history]
  for (const { text, mayWish, asks } of parts) {
    const guesses = mayWish ? await guess(text) : null
    const found = mayWish ? await replyTo({ ...turn, text, history: [...history], guesses }) : null
    const isWish = asks || found?.reply.kind === 'tool'
    // "Is it free?" asks of what the part before speaks of.
    const leansOnNothing = LEANS.test(text) && read.at(-1)?.isSure === false
    const isClear = !leansOnNothing || (guesses?.[0]?.likelihood ?? 0) >= CLEAR
    const isAnswered = asks && found?.isSure && isClear && found.reply.kind === 'answer'
    read.push({ text, isWish, isSure: found?.isSure ?? true, answer: isAnswered ? found.reply : null })
    if (isWish) history.push({ role: 'visitor', text })
  }
  if (read.filter(({ isWish }) => isWish).length < 2) return null
  const answered = read.flatMap(({ answer }) => answer ?? [])
  if (answered.length === 0) return null
  const open = read.filter(({ answer }) => !answer)
  if (!open.some(({ isWish }) => isWish)) return together(answered)
  const rest = open.map(({ text }) => text).join(' ')
  const { reply, isOpen, isSure } = await replyTo({ ...turn, text: rest, guesses: await guess(rest) })
  // Nothing more is understood: the message as a whole may say better what is meant.
  if (isOpen || (reply.kind === 'answer' && !isSure && !reply.choices)) return null
  const isFirst = reply.kind === 'tool' ? !reply.confirm : read[0]?.answer === null && reply.kind === 'answer'
  return together(isFirst ? [reply, ...answered] : [...answered, reply])
}

type Part = {
  readonly text: string
  readonly isWish: boolean
  readonly isSure: boolean
  readonly answer: AssistantReply | null
}

/** Probability from which a part that leans on an unanswered one is clear by itself: "And does it shed?". */
const CLEAR = 0.75
const LEANS = /^(?:and |but |or |so )?(?:is|are|does|do|can|will|would|could) (?:it|that|this|they|them)\b/i

/** Several replies as one; null where they say the same, which then was asked once. */
function together(all: readonly AssistantReply[]): AssistantReply | null {
  const opens = all.some((reply) => reply.kind === 'tool' && reply.tool === 'openDesign')
  const replies = all.filter(
    ({ text, cards }, at) =>
      all.findIndex((other) => other.text === text) === at &&
      // Whoever opens a rug has chosen.
      !(opens && cards),
  )
  const [first, ...others] = replies
  if (!first || others.length === 0) return null
  const base =
    replies.find(({ kind }) => kind === 'tool') ?? replies.find(({ kind }) => kind === 'choices') ?? first
  const cards = replies.find((reply) => reply.cards)?.cards
  const choices = (base.choices ?? replies.find((reply) => reply.choices)?.choices)?.slice(0, MOST_CHOICES)
  const besides = replies.flatMap((reply) =>
    reply === base ? ('more' in base && base.more ? [base.more] : []) : [reply.text],
  )
  return {
    ...base,
    ...(base.kind === 'tool' ? { more: besides.join('\n\n') } : {}),
    text: replies.map(({ text }) => text).join('\n\n'),
    ...(cards ? { cards } : {}),
    ...(choices ? { choices } : {}),
  }
}
