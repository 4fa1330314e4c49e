import { decodeDesign } from '@nawl/domain/rug/design-link'
import { recolor } from '@nawl/engine/recolor/recolor'
import sharp from 'sharp'
import { z } from 'zod'

import type { App } from '../app.ts'
import { paintRug, strongTag } from '../color/color-answer.ts'
import { leaving } from '../color/leaving.ts'
import type { RugPress } from '../color/rug-press.ts'
import { ApiError } from '../http/api-error.ts'

/** As wide as a line of a cart shows it on a fine screen. */
const WIDTH = 480

const params = z.object({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/, 'is no picture') })
const querystring = z.object({ d: z.string().max(300) })

/** GET /frozen/{hash}.webp: a design out of a cart or an order, painted from the bitmap that was kept of it. */
export function frozenPictureRoutes(app: App, { press }: { readonly press: RugPress }): void {
  app.get('/frozen/:file', { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const [hash = ''] = request.params.file.split('.')
    const decoded = decodeDesign(request.query.d)
    if (!decoded.ok) throw new ApiError('request/invalid', { field: 'd', detail: `d: ${decoded.reason}` })
    const { mappings, matchedAt: tolerance, textureStyle, textureIntensity, light, size } = decoded.design
    const { value: rug } = await press.separation(`frozen/${hash}.bmp`)
    const tag = strongTag(['frozen', rug.contentHash, decoded.design])
    // Named by its content: what it shows never changes.
    reply.header('etag', tag).header('cache-control', 'private, max-age=31536000, immutable')
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    const palette = recolor(rug.separation.swatches, { mappings: Object.entries(mappings), tolerance })
    const texture = { style: textureStyle, intensity: textureIntensity, outline: size.shape, light }
    const { picture } = await paintRug(press, rug, { palette, texture }, 'png', leaving(reply.raw))
    return reply.type('image/webp').send(await sharp(picture).resize(WIDTH).webp({ quality: 82 }).toBuffer())
  })
}
