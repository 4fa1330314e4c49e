import { YARN_BOX_MOST, YARN_ROW_LONGEST, YARN_ROW_STEP, yarnRowSize } from '@nawl/domain/yarn/yarn-row'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { pompomRaster, pompomTable } from '@nawl/engine/pile/pompom/pompom'
import type { FastifyReply } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'

/** Device pixel ratio of the pictures. */
const SHARP = 2

/** Twice the largest displayed size of each crop. */
const CUTS = {
  large: pompomRaster(112),
  small: pompomRaster(56, 11, { flat: true }),
} as const
const ROW = pompomRaster(SHARP * yarnRowSize(1).height, 11, { flat: true })

const ball = z.object({
  cut: z.enum(['large', 'small']),
  file: z.string().regex(/^[0-9A-Fa-f]{6}\.webp$/),
})
const box = z.object({
  file: z.string().regex(new RegExp(`^[0-9A-Fa-f]{6}(-[0-9A-Fa-f]{6}){0,${YARN_BOX_MOST - 1}}\\.webp$`)),
})
const row = z.object({
  file: z.string().regex(new RegExp(`^[0-9A-Fa-f]{6}(-[0-9A-Fa-f]{6}){0,${YARN_ROW_LONGEST - 1}}\\.webp$`)),
})

/**
 * GET /yarn/{large|small}/{RRGGBB}.webp: a ball of wool in any colour; GET /yarn/row/{RRGGBB-RRGGBB-…}.webp: up to ten
 * side by side; GET /yarn/box/{RRGGBB-…}.webp: up to eight in a box, so that a listing needs one request, not hundreds. A WebP is a fifth of the size of its PNG.
 */
export function yarnRoutes(app: App): void {
  app.get('/yarn/:cut/:file', { schema: { hide: true, params: ball } }, (request, reply) => {
    const { cut, file } = request.params
    return sendForEver(reply, spun(CUTS[cut], file.slice(0, 6)))
  })
  app.get('/yarn/box/:file', { schema: { hide: true, params: box } }, async (request, reply) =>
    sendForEver(reply, await boxPicture(request.params.file.slice(0, -'.webp'.length).split('-'))),
  )
  app.get('/yarn/row/:file', { schema: { hide: true, params: row } }, async (request, reply) => {
    const hexes = request.params.file.slice(0, -'.webp'.length).split('-')
    const { width, height } = yarnRowSize(hexes.length)
    const ground = { width: SHARP * width, height: SHARP * height, channels: 4, background: '#0000' } as const
    const balls = await Promise.all(
      hexes.map(async (hex, place) => ({
        input: await spun(ROW, hex).png().toBuffer(),
        left: SHARP * YARN_ROW_STEP * place,
        top: 0,
      })),
    )
    return sendForEver(reply, sharp({ create: ground }).composite(balls))
  })
}

/** Side of the picture of a box, and the gap around its balls, in pixels. */
const BOX = 480
const GAP = 20

/** Yarns in rows of two or three, as they lie in a box; the last row in the middle. */
async function boxPicture(hexes: readonly string[]): Promise<Sharp> {
  const columns = Math.ceil(Math.sqrt(hexes.length))
  const rows = Math.ceil(hexes.length / columns)
  const pitch = Math.floor((BOX - GAP) / Math.max(columns, 2))
  const side = pitch - GAP
  const balls = await Promise.all(
    hexes.map(async (hex, place) => {
      const row = Math.floor(place / columns)
      const inRow = row < rows - 1 ? columns : hexes.length - row * columns
      const input = await spun(CUTS.large, hex).resize(side, side).png().toBuffer()
      const left = Math.round((BOX - inRow * pitch) / 2 + (place % columns) * pitch + GAP / 2)
      return { input, left, top: Math.round((BOX - rows * pitch) / 2 + row * pitch + GAP / 2) }
    }),
  )
  return sharp({ create: { width: BOX, height: BOX, channels: 4, background: '#0000' } }).composite(balls)
}

function spun(cut: (typeof CUTS)[keyof typeof CUTS], hex: string): Sharp {
  const { width, height } = cut
  return sharp(paintTuftsRgba(cut, pompomTable(`#${hex}`)), { raw: { width, height, channels: 4 } })
}

/** Immutable: the address determines the picture. */
async function sendForEver(reply: FastifyReply, picture: Sharp) {
  return reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(await picture.webp({ quality: 60, alphaQuality: 60 }).toBuffer())
}
