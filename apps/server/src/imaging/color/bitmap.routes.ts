import { outline, textureStyle } from '@nawl/contract/imaging/color'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { RugRenderer } from './rug-renderer.ts'
import { strongTag } from './color-answer.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'

const params = z.object({ '*': z.string() })

const laid = z.object({ outline, style: textureStyle })

/**
 * GET /bitmap/{image path}: a bitmap, for tufting in the browser. GET /template/{image path}?outline&style: the name of the
 * template of its pictures, by which a browser that tufted it knows whether it did so as the shop does. Same refusals as
 * the colour calls.
 */
export function bitmapRoutes(app: App, { renderer }: { readonly renderer: RugRenderer }): void {
  app.get('/bitmap/*', { schema: { hide: true, params } }, async (request, reply) => {
    const file = await renderer.bitmap(request.params['*'], waitingCaller(request, reply))
    const tag = strongTag([file.version])
    reply.header('vary', 'accept-encoding')
    if (isUnchanged(request, reply, tag, 'no-cache')) return reply.status(304).send()
    reply.type('image/bmp')
    if (file.packed && /\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(asBuffer(await file.packed()))
    return reply.send(asBuffer(await file.read()))
  })

  app.get('/template/*', { schema: { hide: true, params, querystring: laid } }, async (request, reply) => {
    const waiting = waitingCaller(request, reply)
    const { value: rug } = await renderer.separation(request.params['*'], waiting)
    const { style, outline } = request.query
    const { value: tufts } = await renderer.tufts(rug, style, outline, waiting)
    return reply.type('text/plain').header('cache-control', 'no-cache').send(tufts.name)
  })
}
