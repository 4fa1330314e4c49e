import { z } from 'zod'

import type { ModelConfig } from '../../platform/config/assistant-config.ts'

export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

export type ChatTool = { readonly name: string; readonly description: string; readonly parameters: unknown }

/** A model's answer: text, or a tool call with its unparsed arguments. */
export type ChatAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly args: string }

/** Characters after which an answer is cut off; the prompt asks for short ones. */
const LONGEST = 4_000

const chunk = z.object({
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
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
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
  /** Receives each piece of text. */
  readonly onText: (piece: string) => void
}

/**
 * Calls an endpoint compatible with OpenAI's streaming chat completions. Throws unless the answer is a complete stream.
 * Of several tool calls the first counts.
 */
export async function askChat(
  config: ModelConfig,
  { messages, tools, signal, onText }: Ask,
): Promise<ChatAnswer> {
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
      messages,
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
    }),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new Error(`the language model answered ${response.status}`)
  }
  let text = ''
  let name = ''
  let args = ''
  let ended = false
  for await (const data of eventData(response.body)) {
    if (data === '[DONE]') {
      ended = true
      break
    }
    const [choice] = chunk.parse(JSON.parse(data)).choices
    if (choice?.finish_reason) ended = true
    const piece = choice?.delta?.content ?? ''
    if (piece !== '') onText(piece)
    text += piece
    for (const { index, function: called } of choice?.delta?.tool_calls ?? [])
      if (index === 0) {
        name += called?.name ?? ''
        args += called?.arguments ?? ''
      }
    if (text.length + args.length > LONGEST) throw new Error('the answer of the language model is too long')
  }
  if (!ended) throw new Error('the stream of the language model ended early')
  return name === '' ? { kind: 'text', text } : { kind: 'tool', name, args }
}

/** The data of each server-sent event (WHATWG HTML, 9.2.6), limited to the single-line form that is used here. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}
