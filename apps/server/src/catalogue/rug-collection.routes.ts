import { createHash } from 'node:crypto'

import { rugCollections } from '@nawl/contract/catalogue/rug-collection'
import { z } from 'zod'

import type { App } from '../platform/http/fastify-app.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'
import { isFresh } from '../platform/is-fresh.ts'

/** Cache time. Another process may seed a new catalogue; this one serves the old list for so long. */
const FRESH_MS = 1_000

/** GET /api/rug/collections: the whole collection with an ETag. */
export function rugCollectionRoutes(
  app: App,
  { rugs, now }: { readonly rugs: RugCollectionStore; readonly now: () => number },
): void {
  let known: { readonly at: number; readonly answer: ReturnType<typeof written> } | null = null

  async function written() {
    const text = JSON.stringify(rugCollections.parse(await rugs.list()))
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  }

  /** Reads and serializes once for concurrent requests; failures are not cached. */
  function current(): ReturnType<typeof written> {
    if (known && isFresh(FRESH_MS, known.at, now())) return known.answer
    const answer = written()
    known = { at: now(), answer }
    answer.catch(() => (known = null))
    return answer
  }

  app.get(
    '/api/rug/collections',
    {
      schema: {
        tags: ['rugs'],
        summary: 'Every rug of the shop',
        response: { 200: rugCollections, 304: z.void() },
      },
    },
    async (request, reply) => {
      const { text, etag } = await current()
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send(undefined)
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => text)
        .send([])
    },
  )
}
