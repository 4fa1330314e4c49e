import { Readable } from 'node:stream'

import {
  assistantEngine,
  assistantReply,
  type AssistantReply,
  assistantRequest,
  type AssistantRequest,
} from '@nawl/contract/assistant'
import { rememberedCountry } from '@nawl/contract/country-cookie'
import { problem } from '@nawl/contract/errors'
import type { RugItem } from '@nawl/contract/rug-collection'
import type { Country } from '@nawl/domain/shop/countries'

import type { App } from '../app.ts'
import type { RugCollectionStore } from '../catalogue/rug-collection.store.ts'
import { rugsAtHand } from '../catalogue/rugs-at-hand.ts'
import { leaving } from '../color/leaving.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import { ApiError } from '../http/api-error.ts'
import { hourlyLimit } from '../http/hourly-limit.ts'
import { assistantBrain, type Brain } from './brain.ts'
import { modelReply } from './model/model-reply.ts'

/** Questions one caller may ask, and how many of them are passed to a language model, which somebody pays for. */
const REPLIES_PER_HOUR = 600
const MODEL_REPLIES_PER_HOUR = 120
/** Of all callers together. */
const MODEL_REPLIES_IN_ALL_PER_HOUR = 3_000

const CATALOGUE_KEPT_MS = 60_000

type Deps = {
  readonly config: Config
  readonly content: Content
  readonly rugs: RugCollectionStore
  readonly now: () => number
}

const refusal = {
  description: 'What was wrong',
  content: { 'application/problem+json': { schema: problem } },
}

/** Who answers, and the answers. With `accept: text/event-stream` pieces of text come as they are said, the whole reply last. */
export function assistantRoutes(app: App, { config, content, rugs, now }: Deps): void {
  const { vapi, model } = config.assistant
  const replies = hourlyLimit(REPLIES_PER_HOUR, now)
  const modelReplies = hourlyLimit(MODEL_REPLIES_PER_HOUR, now)
  const allModelReplies = hourlyLimit(MODEL_REPLIES_IN_ALL_PER_HOUR, now)
  const brainAtHand = brainKeeper({
    read: () => rugsAtHand(rugs, config.artworkDir, app.log),
    make: (known) => assistantBrain({ content, contacts: config.contacts, rugs: known }),
    now,
  })

  app.get(
    '/api/assistant',
    {
      schema: {
        tags: ['assistant'],
        summary: 'Which engine answers here',
        response: { 200: assistantEngine },
      },
    },
    () =>
      vapi ? { engine: 'vapi' as const, vapi } : { engine: model ? ('llm' as const) : ('local' as const) },
  )

  type Asked = {
    request: AssistantRequest
    country: Country
    ip: string
    signal: AbortSignal
    onText: (piece: string) => void
  }

  async function answer({ request, country, ip, signal, onText }: Asked): Promise<AssistantReply> {
    const brain = await brainAtHand()
    if (model && modelReplies.allow(ip) && allModelReplies.allow('all')) {
      try {
        return await modelReply({ config: model, brain, request, country, signal, onText })
      } catch (error) {
        app.log.warn({ err: error }, 'the language model did not answer; the shop does itself')
      }
    }
    return brain.reply(request, country)
  }

  const schema = {
    tags: ['assistant'],
    summary: 'What the assistant makes of a sentence',
    body: assistantRequest,
    response: { 200: assistantReply, '4xx': refusal },
  }
  app.post('/api/assistant/reply', { schema }, async ({ ip, body, headers }, reply) => {
    if (!replies.allow(ip)) throw new ApiError('request/too-many')
    void reply.header('cache-control', 'no-store')
    const asked = {
      request: body,
      country: rememberedCountry(headers.cookie ?? null),
      ip,
      signal: leaving(reply.raw),
    }
    if (!headers.accept?.includes('text/event-stream')) return answer({ ...asked, onText: () => {} })
    const said = events((onText) => answer({ ...asked, onText }))
    // The schema speaks of the JSON form; a stream goes out as it is.
    return reply.type('text/event-stream').send(said as never)
  })
}

/** A stream of `text` events while an answer is said, then a `reply` event with all of it. */
function events(answer: (onText: (piece: string) => void) => Promise<AssistantReply>): Readable {
  const stream = new Readable({ read: () => {} })
  const send = (event: string, data: unknown) =>
    stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const run = async () => {
    try {
      send('reply', await answer((text) => void send('text', { text })))
      stream.push(null)
    } catch (error) {
      stream.destroy(error as Error)
    }
  }
  void run()
  return stream
}

type Keeper = {
  readonly read: () => Promise<readonly RugItem[]>
  readonly make: (rugs: readonly RugItem[]) => Brain
  readonly now: () => number
}

/** Looks at the catalogue at most once a minute, and makes a brain again only when it has changed. */
function brainKeeper({ read, make, now }: Keeper): () => Promise<Brain> {
  let kept: { readonly catalogue: string; readonly brain: Brain; readonly at: number } | undefined
  return async () => {
    if (kept && now() - kept.at < CATALOGUE_KEPT_MS) return kept.brain
    const rugs = await read()
    const catalogue = JSON.stringify(rugs)
    kept = { catalogue, brain: kept?.catalogue === catalogue ? kept.brain : make(rugs), at: now() }
    return kept.brain
  }
}
