import type { AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import { parseToolCall, type ShopToolCall, shopToolSchemas } from '@nawl/contract/assistant/shop-tools'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Country } from '@nawl/domain/shop/countries/countries'
import type { LanguageCode } from '@nawl/messages/languages'

import type { ModelConfig } from '../../platform/config/assistant-config.ts'
import { type Pricing, type ReplyTo, toolReply } from '../answers/tool-messages.ts'
import { askChat, type ChatCall, type ChatMessage } from './chat-stream.ts'
import { checkedSpeech } from './checked-speech.ts'
import { isDoable } from './doable-call.ts'
import { ModelFailure } from './model-failure.ts'
import { asData, promptFor, rulesIn, textsOf } from './model-prompt.ts'
import { type FindDocuments, type Passage, passagesFor } from './passages.ts'

const DOCUMENTS = 6
const FOUND_BY_SEARCH = 3
/** Times the model is asked for one reply: afterwards it is going round in circles. */
const ROUNDS = 3
const TOOLS = shopToolSchemas()

export type ModelRequest = {
  readonly config: ModelConfig
  readonly request: AssistantRequest
  readonly country: Country
  readonly language: LanguageCode
  readonly pricing: Pricing
  readonly rugs: readonly RugItem[]
  readonly notShippedTo: readonly string[]
  readonly documents: FindDocuments
  /** What the shop answers without a model. */
  readonly local: AssistantReply
  readonly signal: AbortSignal
  /** Receives each sentence that was checked. */
  readonly onText: (sentence: string) => void
}

/**
 * A language model's reply: calls of our tools with the shop's own words for them, or sentences from our texts whose
 * every figure is borne out. Null if the model has no answer; throws when it fails or says or calls what it may not.
 */
export async function modelReply(asked: ModelRequest): Promise<AssistantReply | null> {
  const { config, request, country, language, documents, local } = asked
  const passages: Passage[] = [...passagesFor(documents(request.text, DOCUMENTS), local)]
  const results: string[] = []
  const messages: ChatMessage[] = [...promptFor(request, passages, country, language)]
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(config.deadlineMs)])
  const quotes: ShopToolCall[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const { visitor, notShippedTo, onText } = { visitor: saidBy(request), ...asked }
    const rules = [...rulesIn(language), ...TOOLS.map(({ description }) => description)]
    const speech = checkedSpeech({ passages, results, visitor, notShippedTo, language, rules, onText })
    const requested = await askChat(config, { messages, tools: TOOLS, signal, onText: speech.take })
    if (requested.length === 0) return spoken(speech.finish(), quotes, asked)
    const calls = requested.map((call) => readCall(call, asked, passages))
    if (!isAskingOnly(calls, local, quotes)) return composed([...quotes, ...calls], asked)
    messages.push({ role: 'assistant', content: '', tool_calls: requested.map(asMessage) })
    for (const [at, call] of calls.entries()) {
      const content = call.tool === 'search' ? found(call.args.query) : resultOf(call)
      messages.push({ role: 'tool', tool_call_id: requested[at]?.id ?? '', content })
    }
    quotes.push(...calls.filter(({ tool }) => tool === 'quote'))
  }
  if (quotes.length > 0) return composed(quotes, asked)
  throw new ModelFailure('the language model goes on calling tools', 'unusable')

  function found(query: string): string {
    const more = passagesFor(documents(query, FOUND_BY_SEARCH), null).filter(
      ({ text }) => !passages.some((passage) => passage.text === text),
    )
    if (more.length === 0) return 'Nothing more was found.'
    passages.push(...more)
    return textsOf(more, passages.length - more.length + 1)
  }

  function resultOf(call: ShopToolCall): string {
    const { text } = toolReply(call, toVisitor(asked))
    results.push(text)
    return `<result>${asData(text)}</result>`
  }
}

/** Whether calls only look something up: searches, and several quotes to compare. One quote is an answer by itself. */
function isAskingOnly(
  calls: readonly ShopToolCall[],
  local: AssistantReply,
  quotes: readonly ShopToolCall[],
): boolean {
  if (calls.some(({ tool }) => tool !== 'quote' && tool !== 'search')) return false
  // "Search for runners" is a search on the page.
  if (local.kind === 'tool' && local.tool === 'search') return false
  return calls.some(({ tool }) => tool === 'search') || calls.length + quotes.length > 1
}

function readCall({ name, args }: ChatCall, asked: ModelRequest, passages: readonly Passage[]): ShopToolCall {
  const call = parseToolCall(name, parsed(args))
  const { text, context } = asked.request
  const { rugs, notShippedTo } = asked
  if (!call || !isDoable(call, { text, context, rugs, notShippedTo, passages }))
    throw new ModelFailure(`the language model called ${name} with ${args}`, 'unusable')
  return call
}

function parsed(args: string): unknown {
  try {
    return JSON.parse(args.trim() === '' ? '{}' : args)
  } catch {
    return null
  }
}

/** Whom the shop's own words for a tool are said to. */
const toVisitor = ({ request: { context }, country, language, pricing, rugs }: ModelRequest): ReplyTo => ({
  context,
  country,
  language,
  pricing,
  rugs,
})

/** The reply that runs the calls, in the shop's own words. The cart is only ever asked for by itself. */
function composed(calls: readonly ShopToolCall[], asked: ModelRequest): AssistantReply {
  const to = toVisitor(asked)
  const once = calls.filter(
    (call, at) => calls.findIndex((other) => JSON.stringify(other) === JSON.stringify(call)) === at,
  )
  const [first, ...next] = once
  if (!first || next.length > 4 || (next.length > 0 && once.some(({ tool }) => tool === 'addToCart')))
    throw new ModelFailure('the language model called too much at once', 'unusable')
  const text = once.map((call) => toolReply(call, to).text).join(' ')
  const reply = { ...toolReply(first, to), text }
  return next.length > 0 ? { ...reply, next } : reply
}

/** What the model said; after quotes that it could not put into a sentence, the quotes. */
function spoken(
  said: { readonly text: string; readonly source: string | undefined } | null,
  quotes: readonly ShopToolCall[],
  asked: ModelRequest,
): AssistantReply | null {
  if (said === null) return quotes.length > 0 ? composed(quotes, asked) : null
  const { text, source } = said
  return { kind: 'answer', text, ...(source === undefined ? {} : { source }) }
}

function asMessage({ id, name, args }: ChatCall) {
  return { id, type: 'function' as const, function: { name, arguments: args } }
}

/**
 * What came from the visitor's browser: their own sentences, and what it says was said before and is on screen. Nothing
 * of it bears out what only the shop can say.
 */
function saidBy({ text, history = [], context: { size, quantity } }: AssistantRequest): readonly string[] {
  const shown = size ? [`${size.width} × ${size.length} ${size.unit}`] : []
  return [text, ...history.map((turn) => turn.text), ...shown, ...(quantity ? [`${quantity} rugs`] : [])]
}
