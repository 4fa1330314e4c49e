import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import { postJson, REQUEST_TIMEOUT_MS } from '../../api/request.ts'
import type { Answerer } from './answerer.ts'

/** Answers with the shop's own local answerer, which calls no external service. */
export const localAnswers: Answerer = async (request, signal) => {
  const patience = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const response = await fetch('/api/assistant/reply', {
    ...postJson(request),
    signal: AbortSignal.any([signal, patience]),
  })
  if (!response.ok) throw new Error(`the assistant answered ${response.status}`)
  return (await response.json()) as AssistantReply
}
