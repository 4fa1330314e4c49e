import { setTimeout as pause } from 'node:timers/promises'

import { z } from 'zod'

import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { FOR_EVER } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'
import { type DesignPictures, palettesTag, type PicturedDesign } from './design-pictures.ts'

/** Short, because a page of rugs would block all six connections of a browser. */
const PATIENCE_MS = 3_000
const RETRY_SECONDS = 2
const FILE = /^([0-9a-f]{32})-([0-9a-f]{8})(-[a-z0-9-]+)?\.(avif|webp|jpg)$/
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

type Deps = {
  readonly designPictures: DesignPictures
  /** The designs made of a drawing, public or not. */
  readonly designsOf: (drawing: string) => Promise<readonly PicturedDesign[]>
}

/** GET /artwork/designs/{file}: pictures of the shop's own designs, made when they are first asked for. */
export function designPictureRoutes(app: App, { designPictures, designsOf }: Deps): void {
  const params = z.object({ file: z.string().max(100) })
  app.get('/artwork/designs/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const [, drawing = '', tag = '', name = '', format = ''] = FILE.exec(request.params.file) ?? []
    const find = () => designPictures.read(drawing, tag, `${name}.${format}`)
    const picture = drawing === '' ? null : ((await find()) ?? (await made(drawing, tag, find)))
    if (!picture) throw new ApiError('image/not-found', { field: 'file' })
    // Its name says what it shows.
    void reply.header('cache-control', FOR_EVER)
    return reply.type(TYPES[format as keyof typeof TYPES]).send(asBuffer(picture))
  })

  /** Makes the pictures of a design and waits a little. Throws ApiError `server/busy` when that takes longer. */
  async function made<T>(drawing: string, tag: string, find: () => Promise<T>): Promise<T | null> {
    const design = (await designsOf(drawing)).find(({ palettes }) => palettesTag(palettes) === tag)
    if (!design) return null
    const late = Symbol('late')
    const first = await Promise.race([designPictures.make(design), pause(PATIENCE_MS, late, { ref: false })])
    if (first === late)
      throw new ApiError('server/busy', { detail: 'this rug is being drawn', retrySeconds: RETRY_SECONDS })
    return find()
  }
}
