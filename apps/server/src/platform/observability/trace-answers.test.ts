import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { expect, it } from 'vitest'

import type { App } from '../http/fastify-app.ts'
import { traceAnswers } from './trace-answers.ts'

type Sent = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string
        readonly traceId: string
        readonly parentSpanId?: string
        readonly attributes: readonly { readonly key: string; readonly value: object }[]
      }[]
    }[]
  }[]
}

it('exports a span per answer into the caller’s trace, without secrets', async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    request.on('data', (piece: Buffer) => bodies.push(piece.toString()))
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'))
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo

  const app = Fastify() as unknown as App
  await traceAnswers(app, `http://127.0.0.1:${port}`)
  app.get('/orders/:number', async (_request, reply) => reply.status(503).send('busy'))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  await app.inject({ url: '/orders/NW-1?token=secret', headers: { traceparent } })
  await app.close()
  collector.close()

  const { resourceSpans } = JSON.parse(bodies.join('')) as Sent
  const [span] = resourceSpans[0]?.scopeSpans[0]?.spans ?? []
  expect(span).toMatchObject({ name: 'GET /orders/:number', traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 503 } })
  expect(bodies.join('')).not.toContain('secret')
})
it('does nothing without a collector', async () => {
  const app = Fastify() as unknown as App
  await traceAnswers(app, undefined)
  app.get('/', async () => 'well')
  expect((await app.inject('/')).body).toBe('well')
  await app.close()
})
