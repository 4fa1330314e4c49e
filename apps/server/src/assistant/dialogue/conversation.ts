import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { findDesign } from '@nawl/domain/catalogue/address'
import { assistantState } from '@nawl/messages/by-language/assistant-state'
import { names } from '@nawl/messages/by-language/names'

import { toolReply } from '../answers/tool-messages.ts'
import type { Found } from '../parts/reply-in-parts.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import type { GuessSubject } from '../subject/subject-guesser.ts'
import type { Turn } from '../turn.ts'
import { joined } from './joined.ts'
import { moveIn } from './move.ts'
import { callsOf } from './next-state.ts'
import { addressed, nameOf, resolved } from './resolve.ts'
import { nameOfHex } from './yarn-changes.ts'
import type { Resolved } from './resolved.ts'

type Deps = {
  /** Replies to a message that stands by itself. */
  readonly respond: (turn: Turn) => Promise<Found>
  readonly guess: GuessSubject
  readonly reader: SentenceReader
  /** The same with another rug open, as it is drawn. */
  readonly onRug: (turn: Turn, rug: RugItem) => Turn
}

type Conversed = {
  readonly reply: AssistantReply
  readonly isOpen: boolean
  readonly answered: Resolved | null
}

/** What is done to the rug that is open. */
const NEEDS_RUG: ReadonlySet<ShopToolName> = new Set<ShopToolName>([
  'setColor',
  'setMood',
  'shuffle',
  'lock',
  'unlock',
  'setShape',
  'setPile',
  'setSize',
  'setQuantity',
  'showRoom',
  'addToCart',
  'undo',
  'reset',
])
/** Without anything to undo there is nothing to wait for. */
const WAITS_FOR_RUG = (name: ShopToolName) => NEEDS_RUG.has(name) && name !== 'undo' && name !== 'reset'

/** Replies to messages of a conversation: resolves what leans on it, and keeps what cannot be done yet. */
export function conversation({ respond, guess, reader, onRug }: Deps): (turn: Turn) => Promise<Conversed> {
  return async (turn) => {
    const state = turn.dialogue ?? {}
    const lean = resolved(turn.text, { turn, state, reader })
    const found = lean ? await said(lean, turn) : (pointsAtNothing(turn) ?? (await alone(turn)))
    const { reply, isOpen } = found
    return { ...(await withRug(reply, isOpen, turn, lean)), answered: lean }
  }

  /** "The first" where nothing was asked or shown: nothing is done by a guess. */
  function pointsAtNothing({ text, dialogue, context, language }: Turn): Found | null {
    const { pick, rest } = moveIn(text)
    const isPointing = pick?.which === 'rank' || pick?.which === 'other' || pick?.which === 'both'
    if (!isPointing || rest !== '' || text.trim().split(/\s+/).length > MOST_POINTING) return null
    if (!dialogue?.done || context.shown) return null
    return {
      reply: { kind: 'answer', text: assistantState[language].whichOne, language },
      isOpen: false,
      isSure: true,
    }
  }

  async function alone(turn: Turn): Promise<Found> {
    const found = await respond(turn)
    return answeringLeft(found, turn)
  }

  /** What a message says when it is resolved, part by part. */
  async function said(lean: Resolved, turn: Turn): Promise<Found> {
    const state = turn.dialogue ?? {}
    const replies: AssistantReply[] = lean.first.map((call) => toolReply(call, turn))
    const next = lean.answers ? afterAnswer(state) : { say: [], asks: null }
    const context = afterCalls(lean.first, turn)
    // It stands by itself now: nothing before it is meant.
    const turnOf = (text: string): Turn => ({
      ...turn,
      text,
      context,
      history: [],
      guesses: null,
      dialogue: {},
    })
    let isOpen = false
    for (const text of lean.say) {
      const found = await respond(turnOf(text))
      isOpen ||= found.isOpen
      replies.push(found.reply)
    }
    if (next.asks) replies.push(next.asks)
    for (const text of next.say) replies.push((await respond(turnOf(text))).reply)
    if (lean.rest !== null) {
      const rest = { ...turn, text: lean.rest, guesses: await guess(lean.rest) }
      const size = sizeOfCalls(replies)
      const found = await alone(size ? { ...rest, saidSize: size, context: { ...rest.context, size } } : rest)
      replies.push(found.reply)
    }
    const reply = joined(replies, turn.language)
    return reply ? { reply, isOpen, isSure: true } : respond(turn)
  }

  /** What was not understood as a request may ask for an answer: "…, and how long does it take to London?" */
  async function answeringLeft(found: Found, turn: Turn): Promise<Found> {
    const { reply } = found
    if (reply.kind !== 'tool' || !reply.left || (reply.more !== undefined && reply.choices)) return found
    const answer = await respond({ ...turn, text: reply.left, guesses: await guess(reply.left) })
    if (answer.isOpen || !answer.isSure || answer.reply.kind !== 'answer') return found
    const { left: _left, more: _more, ...done } = reply
    return { ...found, reply: joined([done, answer.reply], turn.language) ?? reply }
  }

  /** Opens the rug that was spoken of, or asks for one, where something is to be done to a rug and none is open. */
  async function withRug(
    reply: AssistantReply,
    isOpen: boolean,
    turn: Turn,
    lean: Resolved | null,
  ): Promise<Omit<Conversed, 'answered'>> {
    const state = turn.dialogue ?? {}
    const calls = callsOf(reply)
    const opened = calls.find((call) => call.tool === 'openDesign')
    if (opened) return { reply: await withWants(reply, opened, turn), isOpen }
    const { context, rugs, language } = turn
    if (context.rug !== undefined || context.palette || context.page.includes('/product/'))
      return { reply, isOpen }
    const needs = calls.some(({ tool }) => WAITS_FOR_RUG(tool))
    const rug = state.rug === undefined ? null : findDesign(rugs, state.rug)
    if (rug && (needs || isOpen)) {
      const there = onRug(turn, rug)
      const found = lean ? await said(lean, there) : await alone(there)
      const then = callsOf(found.reply)
      if (then.some(({ tool }) => NEEDS_RUG.has(tool))) {
        const open = toolReply({ tool: 'openDesign', args: { name: addressed(rug, rugs) } }, turn)
        return { reply: joined([open, found.reply], language) ?? reply, isOpen: false }
      }
      if (isOpen && !found.isOpen) return { reply: found.reply, isOpen: false }
    }
    if (!needs) return { reply, isOpen }
    const shown = (context.shown ?? []).flatMap((address) => findDesign(rugs, address) ?? [])
    const options = shown.map((one) => ({
      label: names[language](one.name),
      say: `open ${nameOf(one, rugs)}`,
    }))
    const others = calls.filter(({ tool }) => !NEEDS_RUG.has(tool))
    const asks: AssistantReply = {
      kind: 'choices',
      text: assistantState[language].whichRug,
      choices: options,
      language,
      dialogue: {
        ...reply.dialogue,
        asked: { about: 'design', options, template: 'open {}' },
        wants: [...(state.wants ?? []), ...(lean ? lean.say : [turn.text])].slice(-3),
      },
    }
    return {
      reply: joined([...others.map((call) => toolReply(call, turn)), asks], language) ?? asks,
      isOpen: false,
    }
  }

  /** A rug that is opened, with what was asked for before one was open. */
  async function withWants(reply: AssistantReply, opened: ShopToolCall, turn: Turn): Promise<AssistantReply> {
    const { wants = [] } = turn.dialogue ?? {}
    if (opened.tool !== 'openDesign' || wants.length === 0) return reply
    const { name } = opened.args
    const rug = turn.rugs.find((one) => one.name === name) ?? findDesign(turn.rugs, name)
    if (!rug) return reply
    const replies = [reply]
    for (const text of wants) {
      const there = onRug({ ...turn, text, history: [], guesses: await guess(text) }, rug)
      replies.push((await respond({ ...there, dialogue: {} })).reply)
    }
    return (
      joined(
        replies.filter((one) => one === reply || one.kind === 'tool' || one.kind === 'choices'),
        turn.language,
      ) ?? reply
    )
  }
}

/** What comes when a question is answered: the next question, or else what waited for the answers. */
function afterAnswer({ queue = [], waits = [] }: NonNullable<Turn['dialogue']>): {
  readonly say: readonly string[]
  readonly asks: AssistantReply | null
} {
  const [first, ...others] = queue
  if (!first) return { say: waits, asks: null }
  const { text, ...asked } = first
  return {
    say: [],
    asks: {
      kind: 'choices',
      text,
      choices: [...asked.options],
      dialogue: {
        asked,
        ...(others.length > 0 ? { queue: others } : {}),
        ...(waits.length > 0 ? { waits } : {}),
      },
    },
  }
}

const MOST_POINTING = 4

/** What is on screen when yarns have been put back. */
function afterCalls(calls: readonly ShopToolCall[], { context, rugs }: Turn): Turn['context'] {
  const { palette } = context
  if (!palette || calls.length === 0) return context
  const back = new Map(
    calls.flatMap(
      (call) =>
        (call.tool === 'setColor' ? [[call.args.from.toUpperCase(), call.args.to]] : []) as [
          string,
          string,
        ][],
    ),
  )
  return {
    ...context,
    palette: palette.map((yarn) => {
      const hex = back.get(yarn.hex.toUpperCase())
      return hex === undefined ? yarn : { hex, name: nameOfHex(hex, { rugs, context }) }
    }),
  }
}

function sizeOfCalls(replies: readonly AssistantReply[]): Turn['saidSize'] {
  const call = replies.flatMap(callsOf).findLast(({ tool }) => tool === 'setSize')
  if (call?.tool !== 'setSize') return null
  const { width, length, unit, shape = 'rectangle' } = call.args
  return { width, length, unit, shape }
}
