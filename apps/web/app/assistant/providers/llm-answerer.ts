import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import { postJson } from '../../api/request.ts'
import { eventStream } from './event-stream.ts'
import type { Answerer } from './answerer.ts'

/** A language model may take longer than the shop itself. */
const PATIENCE_MS = 30_000

/** Answers with the language model behind the shop's own server, which keeps its API key. The text is streamed. */
export const llmAnswers: Answerer = async (request, signal, onText) => {
  const response = await fetch('/api/assistant/reply', {
    ...postJson(request, 'text/event-stream'),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  if (!response.ok || !response.body) throw new Error(`the assistant answered ${response.status}`)
  let soFar = ''
  for await (const { event, data } of eventStream(response.body)) {
    if (event === 'reply') return data as AssistantReply
    if (event === 'text') onText((soFar += (data as { text: string }).text))
  }
  throw new Error('the assistant stopped in the middle of its answer')
}
