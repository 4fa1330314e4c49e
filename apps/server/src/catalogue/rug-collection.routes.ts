import { rugCollections } from '@nawl/contract/catalogue/rug-collection'
import type { LanguageCode } from '@nawl/messages/languages'
import { designAddress } from '@nawl/domain/catalogue/address'
import { z } from 'zod'

import type { App } from '../platform/http/fastify-app.ts'
import { describedIn } from './described-in.ts'
import { inLanguage } from './in-language.ts'
import type { ShopRugs } from './designs/shop-rugs.ts'
import { isFresh } from '../platform/is-fresh.ts'
import { isUnchanged, etagOf } from '../platform/http/caching.ts'

/** Cache time. Another process may seed a new catalogue; this one serves the old list for so long. */
const FRESH_MS = 1_000

/** GET /api/rug/collections: the whole collection with an ETag. */
export function rugCollectionRoutes(
  app: App,
  { rugs, now }: { readonly rugs: ShopRugs; readonly now: () => number },
): void {
  const known = new Map<LanguageCode, Known>()

  type Known = { readonly at: number; readonly version: number; readonly answer: ReturnType<typeof written> }

  async function written(language: LanguageCode) {
    const list = await rugs.list()
    const texts = { language, writtenOf: rugs.writtenOf }
    const described = list.map((rug) => describedIn(rug, designAddress(list, rug), texts))
    const text = JSON.stringify(rugCollections.parse(described))
    return { text, etag: etagOf(text) }
  }

  /** Reads and serializes once for concurrent requests; failures are not cached. */
  function current(language: LanguageCode): ReturnType<typeof written> {
    const last = known.get(language)
    const version = rugs.version()
    if (last?.version === version && isFresh(FRESH_MS, last.at, now())) return last.answer
    const answer = written(language)
    known.set(language, { at: now(), version, answer })
    answer.catch(() => known.delete(language))
    return answer
  }

  app.get(
    '/api/rug/collections',
    {
      schema: {
        tags: ['rugs'],
        summary: 'Every rug of the shop',
        ...inLanguage,
        response: { 200: rugCollections, 304: z.void() },
      },
    },
    async (request, reply) => {
      const { text, etag } = await current(request.query.language)
      if (isUnchanged(request, reply, etag, 'no-cache')) return reply.status(304).send(undefined)
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => text)
        .send([])
    },
  )
}
