import { Readable } from 'node:stream'

import {
  assistantProvider,
  assistantReply,
  assistantRequest,
  type AssistantReply,
} from '@nawl/contract/assistant/assistant'
import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import { problem } from '@nawl/contract/errors'

import type { Database } from '../platform/db/database.ts'
import type { App } from '../platform/http/fastify-app.ts'
import { callerGone } from '../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../platform/http/caching.ts'
import { answerer } from './answerer.ts'
import { questionStore } from './questions/question.store.ts'
import { unansweredQuestions } from './questions/unanswered-questions.ts'
import { subjectGuesser } from './subject/subject-guesser.ts'

/** Hourly limit of questions per caller. */
const REPLIES_PER_HOUR = 600
/** Time limit of the subject guess; afterwards the text match decides alone. */
const PATIENCE_MS = 2_000

type Deps = Omit<Parameters<typeof answerer>[0], 'guess' | 'meanings' | 'onUnanswered' | 'log'> & {
  readonly database: Database
}

const ENGINE = {
  tags: ['assistant'],
  summary: 'Which engine answers here',
  response: { 200: assistantProvider },
}

const REPLY = {
  tags: ['assistant'],
  summary: 'What the assistant makes of a sentence',
  body: assistantRequest,
  response: {
    200: assistantReply,
    '4xx': {
      description: 'What was wrong',
      content: { 'application/problem+json': { schema: problem } },
    },
  },
}

/** Routes of the assistant. With `accept: text/event-stream`, text is streamed and the whole reply comes last. */
export function assistantRoutes(app: App, deps: Deps): void {
  const { config, settings, limits, now } = deps
  const { vapi, model } = config.assistant
  const replies = limits('reply', REPLIES_PER_HOUR)
  const guesser = subjectGuesser({
    patienceMs: PATIENCE_MS,
    report: (error) => app.log.warn({ err: error }, 'no subject guessed; the text match decides'),
  })
  app.addHook('onClose', () => guesser.close())
  const onUnanswered = unansweredQuestions({
    store: questionStore(deps.database),
    limits,
    meanings: guesser.meanings,
    now,
    report: (error) => app.log.warn({ err: error }, 'a question without an answer was not stored'),
  })
  const { guess, meanings } = guesser
  const answer = answerer({ ...deps, guess, meanings, onUnanswered, log: app.log })

  app.get('/api/assistant', { schema: ENGINE }, () =>
    vapi ? { engine: 'vapi' as const, vapi } : { engine: model ? ('llm' as const) : ('local' as const) },
  )

  app.post('/api/assistant/reply', { schema: REPLY }, async ({ ip, body, headers }, reply) => {
    await replies.check(ip)
    void reply.headers(NO_STORE)
    const call = {
      request: body,
      country: rememberedCountry(headers.cookie ?? null, settings.prices.notShippedTo()),
      ip,
      signal: callerGone(reply.raw),
    }
    if (!headers.accept?.includes('text/event-stream')) return answer({ ...call, onText: () => {} })
    const events = replyEvents((onText) => answer({ ...call, onText }))
    // The schema describes the JSON form only. nginx would buffer the stream.
    void reply.header('x-accel-buffering', 'no')
    return reply.type('text/event-stream').send(events as never)
  })
}

/** A stream of `text` events during an answer, then a `reply` event with the whole of it. */
function replyEvents(answer: (onText: (piece: string) => void) => Promise<AssistantReply>): Readable {
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
