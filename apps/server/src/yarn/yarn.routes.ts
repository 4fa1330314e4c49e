import { deflateSync } from 'node:zlib'

import { png8Template, png8WithPalette } from '@nawl/engine/encode/png8'
import { pompomRaster, pompomTable } from '@nawl/engine/pile/pompom'
import { z } from 'zod'

import type { App } from '../app.ts'

/** Twice the largest size each cut is shown at, for sharp screens. */
const CUTS = {
  large: pompomRaster(112),
  small: pompomRaster(52, 11, { flat: true }),
} as const

const yarn = z.object({ cut: z.enum(['large', 'small']), file: z.string().regex(/^[0-9A-Fa-f]{6}\.png$/) })

/** GET /yarn/{large|small}/{RRGGBB}.png: a ball of wool in any colour. The address says everything, so it is kept for ever. */
export function yarnRoutes(app: App): void {
  const deflate = (rows: Uint8Array) => deflateSync(rows, { level: 9 })
  const templates = { large: png8Template(CUTS.large, deflate), small: png8Template(CUTS.small, deflate) }
  app.get('/yarn/:cut/:file', { schema: { hide: true, params: yarn } }, async (request, reply) => {
    const { cut, file } = request.params
    const picture = png8WithPalette(templates[cut], pompomTable(`#${file.slice(0, 6)}`))
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(picture))
  })
}
