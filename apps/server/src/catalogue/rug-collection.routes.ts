import { createHash } from 'node:crypto'

import { rugCollections } from '@nawl/contract/catalogue/rug-collection'
import { z } from 'zod'

import type { App } from '../platform/http/fastify-app.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'
import { isFresh } from '../platform/is-fresh.ts'

/** The list changes when a shop is opened with another catalogue; its neighbours go on with theirs for so long. */
const FRESH_MS = 1_000

/** GET /api/rug/collections: the whole collection, with an ETag so that it is sent once. */
export function rugCollectionRoutes(
  app: App,
  { rugs, now }: { readonly rugs: RugCollectionStore; readonly now: () => number },
): void {
  let known: { readonly at: number; readonly answer: ReturnType<typeof written> } | null = null

  async function written() {
    const text = JSON.stringify(rugCollections.parse(await rugs.list()))
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  }

  /** Read and written out once for all who ask at about the same time. What fails is asked for again. */
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
