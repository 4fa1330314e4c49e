import { rugMetres } from '@nawl/domain/rug/sizes/metres'
import { outlineOf } from '@nawl/domain/rug/shape'
import { z } from 'zod'

import type { CartoonTask } from '../../imaging/cartoon/draw-cartoon.ts'
import { strongTag } from '../../imaging/color/color-answer.ts'
import { tearSheetYarns } from '../../imaging/downloads/tear-sheet-yarns.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { BITMAP_HASH, orderedRug } from './ordered-picture.routes.ts'

const schema = {
  hide: true,
  params: z.object({ hash: BITMAP_HASH }),
  querystring: z.object({ d: z.string().max(300) }),
}

/**
 * GET /frozen/{hash}/cartoon.svg: the line drawing of a design out of an order. Its numbers are those of the design's
 * yarns, largest share first.
 */
export function orderedCartoonRoute(app: App, { renderer, limits }: SalesRouteDeps): void {
  const pool = singleThreadPool({
    worker: new URL('../../imaging/cartoon/cartoon.worker.ts', import.meta.url),
    megabytes: 256,
  })
  app.addHook('onClose', () => pool.close())
  const mayRender = perCaller(limits('cartoon', RENDERS_PER_HOUR.cartoon))
  app.get('/frozen/:hash/cartoon.svg', { schema }, async (request, reply) => {
    const waiting = waitingCaller(request, reply)
    const rug = await orderedRug(renderer, request.params.hash, request.query.d, waiting)
    const { design, separated, palette } = rug
    const tag = strongTag(['cartoon', separated.contentHash, design])
    if (isUnchanged(request, reply, tag, 'private, max-age=86400')) return reply.status(304).send()
    await mayRender(request)
    const outline = outlineOf(design.size.shape)
    const { widthM, lengthM } = rugMetres(design.size)
    const yarns = tearSheetYarns({ yarns: [] }, separated.separation, palette, outline, widthM / lengthM)
    const task: CartoonTask = {
      separation: separated.separation,
      outline,
      palette,
      hexes: yarns.map(({ hex }) => hex),
      widthMm: Math.round(widthM * 1000),
      lengthMm: Math.round(lengthM * 1000),
    }
    const drawing = await pool.run<string>('drawCartoon', task, waiting)
    return reply.type('image/svg+xml').send(drawing)
  })
}
