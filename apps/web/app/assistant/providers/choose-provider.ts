import * as messages from '@nawl/messages/assistant'
import type { AssistantProvider } from '@nawl/contract/assistant/assistant'

import { browserFetch, REQUEST_TIMEOUT_MS } from '../../api/request.ts'
import type { CallMode } from '../../page/call-context.ts'
import { deviceVoice, voiceConsent } from './device-voice.ts'
import type { Provider } from './provider.ts'
import { localAnswers } from './local-answerer.ts'
import { textProvider } from './text-provider.ts'

const WHO = messages.who

/**
 * The shop's provider: the voice platform if configured and `mode` is voice, otherwise text. Rejects if it cannot be
 * loaded.
 */
export async function chooseProvider(mode: CallMode): Promise<Provider> {
  const response = await browserFetch('/api/assistant', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`/api/assistant answered ${response.status}`)
  const { engine, vapi } = (await response.json()) as AssistantProvider
  if (engine === 'vapi' && vapi && mode === 'voice') {
    const { vapiProvider } = await import('./vapi-provider.ts')
    return vapiProvider(vapi)
  }
  const common = { consent: voiceConsent(), fetchVoice: deviceVoice }
  if (engine !== 'llm') return textProvider({ ...common, opening: WHO, think: localAnswers })
  const { llmAnswers } = await import('./llm-answerer.ts')
  return textProvider({
    ...common,
    opening: messages.whoLlm({ who: WHO }),
    think: llmAnswers,
  })
}
