import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { LanguageCode } from '@nawl/messages/languages'

import { callsOf } from './next-state.ts'

const MOST_CALLS = 5

/** Several replies to one message as one: everything is done, then what is answered, then what is asked. */
export function joined(all: readonly AssistantReply[], language: LanguageCode): AssistantReply | null {
  const replies = all.filter(
    ({ text }, at) => text === '' || all.findIndex((one) => one.text === text) === at,
  )
  const [only, ...others] = replies
  if (!only) return null
  if (others.length === 0) return only
  const calls = replies.flatMap(callsOf).slice(0, MOST_CALLS)
  const besides = replies.flatMap((reply) =>
    reply.kind === 'tool' ? (reply.more ?? []) : reply.text === '' ? [] : [reply.text],
  )
  const dialogue = Object.assign(
    {},
    ...replies.toReversed().map((reply) => reply.dialogue ?? {}),
  ) as AssistantReply['dialogue']
  const choices = replies.find((reply) => reply.choices)?.choices
  const cards = replies.find((reply) => reply.cards)?.cards
  const shown = {
    text: replies
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
    language,
    ...(cards && { cards }),
    ...(dialogue && Object.keys(dialogue).length > 0 ? { dialogue } : {}),
  }
  const [first, ...next] = calls
  if (first) {
    const confirm = replies.some((reply) => reply.kind === 'tool' && reply.confirm)
    const left = replies.find((reply) => reply.kind === 'tool' && reply.left)
    return {
      kind: 'tool',
      ...first,
      ...shown,
      ...(next.length > 0 ? { next } : {}),
      ...(confirm ? { confirm } : {}),
      ...(left?.kind === 'tool' && left.left ? { left: left.left } : {}),
      ...(besides.length > 0 ? { more: besides.join('\n\n') } : {}),
      ...(choices && { choices }),
    }
  }
  const asks = replies.find((reply) => reply.kind === 'choices')
  const base = asks ?? replies.find((reply) => reply.kind === 'answer') ?? only
  return { ...base, ...shown, text: besides.join('\n\n') }
}
