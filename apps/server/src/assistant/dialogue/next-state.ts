import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { designAddress } from '@nawl/domain/catalogue/address'

import { findRug } from '../answers/rug-answer.ts'
import type { Turn } from '../turn.ts'
import type { Resolved } from './resolved.ts'
import { dyeOf } from './values.ts'

const MOST_CHANGES = 12
const MOST_DONE = 5
const MOST_SIZES = 3

/** Where the conversation stands after a reply. */
export function nextState(
  before: DialogueState,
  reply: AssistantReply,
  turn: Turn,
  answered: Pick<Resolved, 'chosen' | 'answers'> | null,
): DialogueState {
  const told = reply.dialogue
  const calls = callsOf(reply)
  const did = calls.filter(({ tool }) => tool !== 'navigate')
  const opened = calls.findLast((call) => call.tool === 'openDesign')
  const done = did.length > 0 ? did.slice(0, MOST_DONE) : (told?.done ?? before.done)
  const rug = told?.rug ?? rugOf(reply, turn) ?? before.rug
  const size = told?.size ?? sizeOf(calls) ?? turn.saidSize ?? before.size
  const changes = changesAfter(opened ? [] : (before.changes ?? []), calls)
  const asked = askedAfter(before, reply, answered, calls.length > 0)
  const queue = told?.queue ?? (asked && asked === before.asked ? before.queue : undefined)
  const waits = told?.waits ?? (asked && asked === before.asked ? before.waits : undefined)
  const resized = did.some(({ tool }) => tool === 'setSize' || tool === 'setShape')
  const sizeBefore = resized ? turn.context.size : did.length > 0 ? undefined : before.sizeBefore
  const isNew =
    size &&
    !before.sizes?.some(
      ({ width, length, unit }) => width === size.width && length === size.length && unit === size.unit,
    )
  const sizes = isNew ? [...(before.sizes ?? []), size].slice(-MOST_SIZES) : (before.sizes ?? [])
  const wants = told?.wants ?? (opened ? undefined : before.wants)
  return {
    ...(asked && { asked }),
    ...(queue && queue.length > 0 && { queue }),
    ...(waits && waits.length > 0 && { waits }),
    ...(done && { done: [...done] }),
    ...(changes.length > 0 && { changes }),
    ...(size && { size }),
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    ...(sizeBefore && { sizeBefore }),
    ...(rug && { rug }),
    ...(wants && { wants }),
  }
}

/** The calls of a reply, in the order in which they run. */
export function callsOf(reply: AssistantReply): readonly ShopToolCall[] {
  if (reply.kind !== 'tool') return []
  const { tool, args, next = [] } = reply
  // The registry pairs name and arguments, which the compiler cannot follow here.
  return [{ tool, args } as ShopToolCall, ...next]
}

function askedAfter(
  { asked }: DialogueState,
  reply: AssistantReply,
  answered: Pick<Resolved, 'chosen' | 'answers'> | null,
  acts: boolean,
): DialogueState['asked'] {
  if (reply.dialogue?.asked) return reply.dialogue.asked
  const options = (reply.choices ?? []).flatMap(({ label, say }) =>
    say === undefined ? [] : [{ label, say }],
  )
  if (options.length > 0) return { about: 'other', options }
  if (answered?.answers && asked) {
    const { chosen: _before, ...question } = asked
    return {
      ...question,
      answered: true,
      ...(answered.chosen === undefined ? {} : { chosen: answered.chosen }),
    }
  }
  // A fact asked in between leaves the question open.
  return acts ? undefined : asked
}

function changesAfter(
  before: NonNullable<DialogueState['changes']>,
  calls: readonly ShopToolCall[],
): NonNullable<DialogueState['changes']> {
  const made = calls.flatMap((call) => {
    if (call.tool !== 'setColor') return []
    const to = dyeOf(call.args.to)
    return to === null ? [] : [{ from: call.args.from.toUpperCase(), to }]
  })
  return [...before, ...made].slice(-MOST_CHANGES)
}

function sizeOf(calls: readonly ShopToolCall[]): DialogueState['size'] {
  const call = calls.findLast(({ tool }) => tool === 'setSize' || tool === 'quote')
  if (call?.tool !== 'setSize' && call?.tool !== 'quote') return undefined
  const { width, length, unit } = call.args
  return { width, length, unit, shape: ('shape' in call.args && call.args.shape) || 'rectangle' }
}

/** The design that a reply is about. */
function rugOf(reply: AssistantReply, { rugs }: Turn): string | undefined {
  const opened = callsOf(reply).findLast((call) => call.tool === 'openDesign')
  if (opened?.tool === 'openDesign') {
    const rug = findRug(rugs, opened.args.name)
    return rug ? designAddress(rugs, rug) : undefined
  }
  if (reply.cards?.length === 1) return reply.cards[0]?.rug
  const source = 'source' in reply ? reply.source : undefined
  return source?.startsWith('/product/') ? source.slice('/product/'.length) : undefined
}
