import * as messages from '@nawl/messages/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'

import type { Provider, ProviderEvent, Said, ToolEvent } from '../providers/provider.ts'
import type { Undo } from '../../studio/assistant-offers.ts'
import { refused, type ToolResult } from '../tools/tool-result.ts'
import { begunWith, type ConversationState, type Entry, withEntry } from './conversation-state.ts'
import { yesOrNo } from './yes-or-no.ts'
import { createListeners } from '../../ui/store.ts'

type ConversationOptions = {
  readonly engine: Provider
  readonly runTool: (call: ShopToolCall) => Promise<ToolResult>
  /** What was said on the page before, if the conversation goes on from there. */
  readonly before?: readonly Said[]
}

export type Conversation = ReturnType<typeof createConversation>

/** A question that waits for yes or no. */
type Question = {
  readonly id: number
  readonly answer: (yes: boolean) => void
  /** Called when something else is said instead. */
  readonly onDropped: () => void
}

/** What stands below a message. */
type Shown = Pick<Said, 'choices' | 'cards'>

/** The conversation between a visitor and a provider, including running its tools on the page. */
export function createConversation({ engine, runTool, before }: ConversationOptions) {
  let state = begunWith(engine.opening, before)
  const { subscribe, notify } = createListeners()
  const undos = new Map<number, Undo>()
  let open: Question | null = null
  // Sequential: "make it navy and quote it" calls two tools, and the second needs the first one's result.
  let running: Promise<unknown> = Promise.resolve()

  const set = (next: ConversationState) => {
    state = next
    notify()
  }
  const add = (entry: Omit<Entry, 'id'>): number => {
    const id = state.entries.length
    set({ ...state, caption: null, entries: [...state.entries, { ...entry, id }] })
    return id
  }
  const ask = (text: string, answer: (yes: boolean) => void, onDropped = () => {}) => {
    closeQuestion()
    open = { id: add({ who: 'assistant', text, question: 'open' }), answer, onDropped }
  }
  const closeQuestion = () => {
    const question = open
    open = null
    if (!question) return
    set(withEntry(state, question.id, { question: 'answered' }))
    question.onDropped()
  }
  const answer = (yes: boolean) => {
    const question = open
    open = null
    if (!question) return
    set(withEntry(state, question.id, { question: 'answered' }))
    question.answer(yes)
  }
  /** Whether a message answers the pending question. Any other message drops the question. */
  const answers = (text: string): boolean => {
    const reply = open && yesOrNo(text)
    if (reply === null) closeQuestion()
    else answer(reply)
    return reply !== null
  }
  /** Resolves when the next tool may run: "put it in the cart and show me the checkout" waits for the answer. */
  const conclude = async (
    result: ToolResult,
    tell: ToolEvent['tell'],
    shown: Shown = {},
    isAlone = true,
  ): Promise<void> => {
    tell(result)
    if (!result.ok && result.yes) {
      const { yes, say } = result
      if (isAlone) return ask(say, (isYes) => (isYes ? run(yes, tell) : leave(tell)))
      return new Promise((done) => {
        const settle = async (answered: ToolResult) => {
          await conclude(answered, tell)
          done()
        }
        const onYes = async () => settle(await yes().catch(failed))
        ask(say, (isYes) => void (isYes ? onYes() : settle({ ok: false, say: messages.leftAsIs })), done)
      })
    }
    const undo = result.ok ? result.undo : undefined
    const id = add({ who: 'assistant', text: result.say, ...shown, ...(undo && { undo: 'possible' }) })
    if (undo) undos.set(id, undo)
  }
  const run = (act: () => Promise<ToolResult>, tell: ToolEvent['tell'], shown?: Shown, isAlone = true) => {
    running = running.then(async () => conclude(await act().catch(failed), tell, shown, isAlone))
  }
  const leave = (tell: ToolEvent['tell']) => void conclude({ ok: false, say: messages.leftAsIs }, tell)
  const use = ({ call, question, next = [], after: { more, ...shown } = {}, tell }: ToolEvent) => {
    const results = [call, ...next].map((one) => () => runTool(one))
    if (more !== undefined) results.push(async () => refused(more))
    const runAll = () => {
      const last = results.length - 1
      for (const [n, act] of results.entries()) run(act, tell, n === last ? shown : {}, n === last)
    }
    if (question === undefined) runAll()
    else ask(question, (isYes) => (isYes ? runAll() : leave(tell)))
  }
  /** `label` is what stands on the chip that sends a text. */
  const send = (text: string, label = text) => {
    add({ who: 'visitor', text: label })
    if (!answers(text)) engine.sendText(text)
  }
  const say = ({ who, text, source, choices, cards, language }: Said) => {
    const more = { ...(source && { source }), ...(choices && { choices }), ...(cards && { cards }) }
    add({ who, text, ...more, ...(language && { language }) })
    if (who === 'visitor') answers(text)
  }

  engine.on((event: ProviderEvent) => {
    switch (event.type) {
      case 'transcript':
        return event.final ? say(event) : set({ ...state, caption: event })
      case 'heard':
        return send(event.text)
      case 'tool':
        return use(event)
      case 'question':
        return ask(event.text, (isYes) => (isYes ? event.onYes() : say(AS_YOU_LIKE)))
      case 'phase':
        return set({ ...state, phase: event.phase })
      case 'microphone':
        set({ ...state, microphone: event.microphone, share: event.share ?? null })
        return event.why && add({ who: 'assistant', text: event.why })
      case 'volume':
      case 'active':
      case 'ended':
      case 'error':
        return undefined
    }
  })

  return {
    state: () => state,
    subscribe,
    onLevel: (listener: (level: number) => void) =>
      engine.on((event) => event.type === 'volume' && listener(event.level)),
    /** Addresses of the rugs that were shown last. */
    shown: () => state.entries.findLast(({ cards }) => cards)?.cards?.map(({ rug }) => rug) ?? [],
    send,
    answer,
    undo(id: number) {
      const undo = undos.get(id)
      if (!undo) return
      undos.delete(id)
      set(withEntry(state, id, { undo: 'done' }))
      running = running
        .then(undo)
        .catch((error: unknown) => say({ who: 'assistant', text: failed(error).say }))
    },
    setMuted: engine.setMuted,
  }
}

const AS_YOU_LIKE: Said = { who: 'assistant', text: messages.asYouLike }

function failed(error: unknown): ToolResult {
  console.warn('a tool failed', error)
  return refused(messages.didNotWork)
}
