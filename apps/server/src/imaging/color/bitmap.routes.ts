import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { RugRenderer } from './rug-renderer.ts'
import { strongTag } from './color-answer.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'

const params = z.object({ '*': z.string() })

/** GET /bitmap/{image path}: a bitmap, for tufting in the browser. Same refusals as the colour calls. */
export function bitmapRoutes(app: App, { renderer }: { readonly renderer: RugRenderer }): void {
  app.get('/bitmap/*', { schema: { hide: true, params } }, async (request, reply) => {
    const file = await renderer.bitmap(request.params['*'], waitingCaller(request, reply))
    const tag = strongTag([file.version])
    reply.header('etag', tag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('image/bmp').send(Buffer.from((await file.read()).buffer))
  })
}
