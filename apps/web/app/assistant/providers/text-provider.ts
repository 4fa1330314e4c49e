import * as messages from '@nawl/messages/assistant'
import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall } from '@nawl/contract/assistant/shop-tools'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'

import { providerEvents } from './provider-events.ts'
import type { Consent, Provider, ProviderEvent } from './provider.ts'
import type { Answerer } from './answerer.ts'
import { type VoiceLine, voiceLine } from './voice-line.ts'
import type { Voice } from './voice.ts'

type TextEngineOptions = {
  readonly opening: string
  readonly consent: Consent
  readonly think: Answerer
  /** Loaded when the microphone is requested. */
  readonly fetchVoice: () => Promise<Voice>
}

type Turn = NonNullable<AssistantRequest['history']>[number]

/** Number of earlier messages sent with each request. */
const REMEMBERED = 12

/** A provider based on text messages: typed, or recognised and spoken by the device. */
export function textProvider({ opening, consent, think, fetchVoice }: TextEngineOptions): Provider {
  const { emit, on } = providerEvents()
  const voice = voiceLine(fetchVoice, emit)
  const call = new AbortController()
  let context: () => AssistantContext = () => ({ page: '/' })
  let asking: AbortController | null = null
  let history: readonly Turn[] = []
  let dialogue: AssistantReply['dialogue']

  const remember = (role: Turn['role'], text: string) => {
    history = [...history, { role, text: text.slice(0, 2000) }].slice(-REMEMBERED)
  }
  const answer = async (text: string, signal: AbortSignal) => {
    emit({ type: 'phase', phase: 'thinking' })
    const onText = (soFar: string) =>
      emit({ type: 'transcript', who: 'assistant', text: soFar, final: false })
    const reply = await replyTo(() =>
      think(
        { text, context: context(), history: [...history], ...(dialogue && { dialogue }) },
        signal,
        onText,
      ),
    )
    if (signal.aborted) return
    dialogue = reply.dialogue
    remember('visitor', text)
    voice.rest()
    deliver(reply, emit, (say) => {
      remember('assistant', say)
      void voice.say(say)
    })
  }

  return {
    opening,
    consent,
    on,
    async start(where, signal) {
      context = where
      signal.addEventListener('abort', () => end(call, voice))
      emit({ type: 'active' })
    },
    stop: () => end(call, voice),
    takeUp: (said) => {
      for (const { who, text } of said) remember(who, text)
    },
    sendText(text) {
      // A new message cancels the request for the previous one.
      asking?.abort()
      asking = new AbortController()
      void answer(text, AbortSignal.any([call.signal, asking.signal]))
    },
    setMuted: (muted) => (muted ? voice.close() : void voice.open()),
  }
}

function end(call: AbortController, voice: VoiceLine): void {
  call.abort()
  voice.close()
}

async function replyTo(think: () => Promise<AssistantReply>): Promise<AssistantReply> {
  try {
    return await think()
  } catch (error) {
    console.warn('the assistant did not answer', error)
    return {
      kind: 'unknown',
      text: messages.notReached,
      source: SHOP_PAGES.contact.path,
    }
  }
}

function deliver(
  reply: AssistantReply,
  emit: (event: ProviderEvent) => void,
  say: (text: string) => void,
): void {
  const { text, choices, cards, language } = reply
  const shown = { ...(choices && { choices }), ...(cards && { cards }) }
  if (reply.kind === 'tool') {
    const { confirm, next = [], more, tool, args } = reply
    // The registry pairs name and arguments, which the compiler cannot follow here.
    const call = { tool, args } as ShopToolCall
    // The cart's own tool asks for confirmation with every provider.
    const asks = confirm === true && call.tool !== 'addToCart'
    if (asks) say(text)
    const tell = together(1 + next.length + (more ? 1 : 0), say)
    emit({
      type: 'tool',
      call,
      ...(asks && { question: text }),
      ...(next.length > 0 && { next }),
      ...((more || choices || cards) && { after: { ...shown, ...(more && { more }) } }),
      tell: (result) => tell(result.say),
    })
    return
  }
  const source = 'source' in reply && reply.source ? { source: reply.source } : {}
  const more = { ...source, ...shown, ...(language && { language }) }
  emit({ type: 'transcript', who: 'assistant', text, final: true, ...more })
  say(text)
}

/** Says several results as one message, so that speaking one does not cut off another; later ones singly. */
function together(count: number, say: (text: string) => void): (text: string) => void {
  let waiting: readonly string[] = []
  let missing = count
  return (text) => {
    waiting = [...waiting, text]
    missing -= 1
    if (missing > 0) return
    say(waiting.join(' '))
    waiting = []
  }
}
