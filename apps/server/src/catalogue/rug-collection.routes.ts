import { createHash } from 'node:crypto'

import { rugCollections } from '@nawl/contract/rug-collection'
import { z } from 'zod'

import type { App, AppDeps } from '../app.ts'

/** GET /api/rug/collections: the whole collection, with an ETag so that it is sent once. */
export function rugCollectionRoutes(app: App, { rugs }: Pick<AppDeps, 'rugs'>): void {
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
      const list = await rugs.list()
      const etag = `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      return request.headers['if-none-match'] === etag ? reply.status(304).send(undefined) : reply.send(list)
    },
  )
}
