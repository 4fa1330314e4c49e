import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { pompomRaster, pompomTable } from '@nawl/engine/pile/pompom'
import sharp from 'sharp'
import { z } from 'zod'

import type { App } from '../app.ts'

/** Twice the largest size each cut is shown at, for sharp screens. */
const CUTS = {
  large: pompomRaster(112),
  small: pompomRaster(56, 11, { flat: true }),
  tiny: pompomRaster(36, 11, { flat: true }),
} as const

const yarn = z.object({
  cut: z.enum(['large', 'small', 'tiny']),
  file: z.string().regex(/^[0-9A-Fa-f]{6}\.webp$/),
})

/**
 * GET /yarn/{large|small|tiny}/{RRGGBB}.webp: a ball of wool in any colour. The address says everything, so it
 * is kept for ever. A listing shows hundreds: as WebP one weighs a fifth of what its PNG does.
 */
export function yarnRoutes(app: App): void {
  app.get('/yarn/:cut/:file', { schema: { hide: true, params: yarn } }, async (request, reply) => {
    const { cut, file } = request.params
    const { width, height } = CUTS[cut]
    const wool = paintTuftsRgba(CUTS[cut], pompomTable(`#${file.slice(0, 6)}`))
    const picture = await sharp(wool, { raw: { width, height, channels: 4 } })
      .webp({ quality: 60, alphaQuality: 60 })
      .toBuffer()
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture)
  })
}
