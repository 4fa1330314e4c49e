import * as messages from '@nawl/messages/assistant'
import type { AssistantContext, AssistantProvider } from '@nawl/contract/assistant/assistant'
import { parseToolCall, shopToolSchemas } from '@nawl/contract/assistant/shop-tools'
import type VapiClient from '@vapi-ai/web'

import { providerEvents } from './provider-events.ts'
import type { Consent, Provider, ProviderEvent } from './provider.ts'
import {
  errorMeaning,
  isEnd,
  isOfRoom,
  type ToolCallMessage,
  toolCallsIn,
  transcriptIn,
} from './vapi-message.ts'

type VapiKeys = NonNullable<AssistantProvider['vapi']>
type Emit = (event: ProviderEvent) => void

const CONSENT: Consent = {
  before: 'start',
  processor: 'vapi',
  text: messages.vapiConsent,
}

/** The hosted voice platform. Import this module only for a call, because it loads the platform's client. */
export function vapiProvider(keys: VapiKeys, fetchClient = fetchVapi): Provider {
  const { emit, on } = providerEvents()
  let vapi: VapiClient | null = null
  return {
    opening: messages.vapiOpening,
    consent: CONSENT,
    on,
    async start(context, signal) {
      const client = await createClient(keys, fetchClient).catch((error: unknown) => {
        console.warn('the voice client could not be created', error)
        return null
      })
      if (signal.aborted) return
      if (!client) return emit({ type: 'error', failure: 'not-created' })
      vapi = client
      listen(client, emit, signal)
      const stop = () => void client.stop()
      signal.addEventListener('abort', stop)
      const started = await startCall(client, keys.assistantId, context())
      // If it was stopped while connecting, stop whatever started after all.
      if (signal.aborted) stop()
      else if (!started) emit({ type: 'error', failure: 'not-started' })
    },
    stop: () => void vapi?.stop(),
    sendText(text) {
      vapi?.send({ type: 'add-message', message: { role: 'user', content: text } })
    },
    setMuted(muted) {
      vapi?.setMuted(muted)
      emit({ type: 'microphone', microphone: muted ? 'muted' : 'on' })
    },
  }
}

const fetchVapi = (): Promise<unknown> => import('@vapi-ai/web')

async function createClient(
  { publicKey, baseUrl }: VapiKeys,
  fetchClient: () => Promise<unknown>,
): Promise<VapiClient> {
  // A CommonJS module: bundlers nest its default export differently.
  const { default: module } = (await fetchClient()) as { default: unknown }
  const Client = ((module as { default?: unknown }).default ?? module) as typeof VapiClient
  // Without `avoidEval` the room's code is evaluated from text, which our content security policy forbids.
  return new Client(publicKey, baseUrl, { avoidEval: true })
}

/** False if it could not be started: the client returns null on most failures and throws on others. */
async function startCall(
  client: VapiClient,
  assistantId: string,
  context: AssistantContext,
): Promise<boolean> {
  try {
    return (await client.start(assistantId, overrides(context))) !== null
  } catch (error) {
    console.warn('the call could not be started', error)
    return false
  }
}

/** The shop's tools and the page context. Tools are asynchronous: the page sends results as separate messages. */
function overrides(context: AssistantContext): Record<string, unknown> {
  return {
    variableValues: {
      page: context.page,
      rug: context.rug ?? '',
      palette: JSON.stringify(context.palette ?? []),
    },
    'tools:append': shopToolSchemas().map((tool) => ({ type: 'function', async: true, function: tool })),
  }
}

function listen(client: VapiClient, emit: Emit, signal: AbortSignal): void {
  let joined = false
  const tell: Emit = (event) => !signal.aborted && emit(event)
  // The client's emitter passes on listener errors: throwing here aborts a cancelled start before it joins.
  client.on('call-start-progress', () => signal.throwIfAborted())
  client.on('call-start', () => {
    joined = true
    tell({ type: 'active' })
    tell({ type: 'microphone', microphone: 'on' })
    tell({ type: 'phase', phase: 'listening' })
  })
  client.on('call-end', () => tell({ type: 'ended' }))
  client.on('speech-start', () => tell({ type: 'phase', phase: 'speaking' }))
  client.on('speech-end', () => tell({ type: 'phase', phase: 'listening' }))
  client.on('volume-level', (level) => tell({ type: 'volume', level }))
  client.on('message', (message) => hear(client, message as object, tell))
  // Without a listener its emitter would throw.
  client.on('error', (error) => {
    const meaning = errorMeaning(error)
    if (meaning === 'ended') tell({ type: 'ended' })
    // A failed stage of the start is reported when the start ends; an error of the room is reported nowhere else.
    if (meaning === 'broken' && (joined || isOfRoom(error))) tell({ type: 'error', failure: 'broken' })
  })
}

function hear(client: VapiClient, message: object, tell: Emit): void {
  const transcript = transcriptIn(message)
  if (transcript) tell(transcript)
  if (isEnd(message)) tell({ type: 'ended' })
  for (const called of toolCallsIn(message)) useTool(client, called, tell)
}

function useTool(client: VapiClient, { id, name, args }: ToolCallMessage, tell: Emit): void {
  const answer = (say: string) =>
    client.send({
      type: 'add-message',
      message: { role: 'system', content: `Result of ${name} (${id}): ${say}` },
    })
  const call = parseToolCall(name, args)
  if (call) tell({ type: 'tool', call, tell: ({ say }) => answer(say) })
  else answer('There is no such tool, or these are not its arguments.')
}
