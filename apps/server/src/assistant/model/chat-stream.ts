import { z } from 'zod'

import type { ModelConfig } from '../../platform/config/assistant-config.ts'
import { ModelFailure, retryAfterMs } from './model-failure.ts'

type ToolCallMessage = {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ToolCallMessage[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

type ChatTool = { readonly name: string; readonly description: string; readonly parameters: unknown }

/** A call that the model asks for, its arguments as they came. */
export type ChatCall = { readonly id: string; readonly name: string; readonly args: string }

/** Characters after which an answer is cut off, should an endpoint ignore the limit of tokens. */
const LONGEST = 4_000
/** Characters of one event, so that a stream without line ends does not fill the memory. */
const LONGEST_EVENT = 64_000
const MOST_CALLS = 5

const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().default(0),
                  id: z.string().nullish(),
                  function: z
                    .object({
                      name: z.string().nullish(),
                      // Some servers send the object itself.
                      arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
                    })
                    .optional(),
                }),
              )
              .nullish(),
          })
          .optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
})

type Ask = {
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ChatTool[]
  readonly signal: AbortSignal
  /** Receives each piece of text. What it throws ends the stream. */
  readonly onText: (piece: string) => void
}

/**
 * Calls an endpoint compatible with OpenAI's streaming chat completions and returns the calls it asks for. Throws unless
 * the answer is a complete stream whose first token, and every one after it, comes in time.
 */
export async function askChat(
  config: ModelConfig,
  { messages, tools, signal, onText }: Ask,
): Promise<readonly ChatCall[]> {
  const silence = new AbortController()
  const isSilent = () => silence.abort(new ModelFailure('the language model is silent', 'down'))
  const timer = setTimeout(isSilent, config.patienceMs)
  try {
    const body = await bodyOf(config, messages, tools, AbortSignal.any([signal, silence.signal]))
    return await callsIn(body, onText, () => timer.refresh())
  } catch (error) {
    if (silence.signal.aborted) throw silence.signal.reason as Error
    throw error instanceof ModelFailure
      ? error
      : new ModelFailure('the language model cannot be used', 'down', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function bodyOf(
  config: ModelConfig,
  messages: readonly ChatMessage[],
  tools: readonly ChatTool[],
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${config.baseUrl}/chat/completions`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(config.key ? { authorization: `Bearer ${config.key}` } : {}),
    },
    body: JSON.stringify({
      model: config.model,
      stream: true,
      temperature: 0,
      max_tokens: config.maxTokens,
      // llama.cpp allows one call at a time unless it is told.
      parallel_tool_calls: true,
      messages,
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
    }),
  })
  if (response.ok && response.body) return response.body
  await response.body?.cancel()
  throw new ModelFailure(`the language model answered ${response.status}`, 'down', {
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  })
}

async function callsIn(
  body: ReadableStream<Uint8Array>,
  onText: (piece: string) => void,
  onToken: () => void,
): Promise<readonly ChatCall[]> {
  const calls: { index: number; id: string; name: string; args: string }[] = []
  let received = 0
  let finish: string | null = null
  for await (const data of eventData(body)) {
    if (data === '[DONE]') {
      finish ??= 'stop'
      break
    }
    const { error, choices } = chunk.parse(JSON.parse(data))
    if (error !== undefined) throw new ModelFailure('the language model reports an error', 'down')
    const [choice] = choices
    finish = choice?.finish_reason ?? finish
    const piece = choice?.delta?.content ?? ''
    const parts = choice?.delta?.tool_calls ?? []
    if (piece !== '' || parts.length > 0) onToken()
    for (const { index, id, function: called } of parts) {
      const before = calls.findLast((call) => call.index === index)
      // Some servers give every call the index 0; another id is another call.
      const isNew = !before || (Boolean(id) && before.id !== '' && id !== before.id)
      const call = isNew ? { index, id: id ?? '', name: '', args: '' } : before
      if (isNew) calls.push(call)
      call.name += called?.name ?? ''
      const args = called?.arguments ?? ''
      const added = typeof args === 'string' ? args : JSON.stringify(args)
      call.args += added
      received += added.length
    }
    received += piece.length
    if (received > LONGEST || calls.length > MOST_CALLS)
      throw new ModelFailure('the answer of the language model is too long', 'unusable')
    if (piece !== '') onText(piece)
  }
  if (finish === null) throw new ModelFailure('the stream of the language model ended early', 'down')
  if (finish === 'length') throw new ModelFailure('the answer of the language model was cut off', 'unusable')
  return calls.map(({ id, name, args }, at) => ({ id: id === '' ? `call_${at}` : id, name, args }))
}

/** The data of each server-sent event (WHATWG HTML, 9.2.6), limited to the single-line form that is used here. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_EVENT) throw new ModelFailure('the language model sends no events', 'down')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}
