import { z } from 'zod'

import { asBuffer } from '../../platform/as-buffer.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'

type Photos = {
  readonly summary: string
  /** The id of the photograph that a link opens; null when it has expired. */
  readonly idOf: (token: string) => Promise<string | null>
  readonly read: (id: string) => Promise<Uint8Array | null>
}

/** GET {path}/{token}: photographs by the addresses that an order gives. */
export function photoRoute(app: App, path: string, { summary, idOf, read }: Photos): void {
  const schema = {
    tags: ['orders'],
    summary,
    params: z.object({ token: z.string().max(128) }),
    response: { 200: z.any().meta({ description: 'image/webp' }), '4xx': refusal },
  }
  app.get(`${path}/:token`, { schema }, async (request, reply) => {
    const id = await idOf(request.params.token)
    const bytes = id === null ? null : await read(id)
    if (!bytes) throw new ApiError('order/not-found')
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('x-robots-tag', 'noindex')
      .type('image/webp')
      .send(asBuffer(bytes))
  })
}
