import { YARN_BOX_MOST, YARN_ROW_LONGEST, YARN_ROW_STEP, yarnRowSize } from '@nawl/domain/yarn/yarn-row'
import { paintTuftsRgba } from '@nawl/engine/pile/paint-tufts'
import { pompomRaster, pompomTable } from '@nawl/engine/pile/pompom/pompom'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { type HourlyLimits, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { onceEach } from '../../platform/threads/once-each.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { FOR_EVER } from '../../platform/http/caching.ts'

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

/** Some thousand balls of two kilobytes each: the whole shade card in both sizes, and boxes of it. */
const HELD_BYTES = 8 * 2 ** 20
/** A browser asks for a hundred and more at once when it opens the shade card. */
const LINE = { places: 2, length: 512, share: 256 } as const

type Wanted = {
  /** Names the picture. */
  readonly name: string
  readonly hexes: readonly string[]
  readonly draw: (hexes: readonly string[]) => Promise<Sharp>
}

/**
 * GET /yarn/{large|small}/{RRGGBB}.webp: a ball of wool in any colour; GET /yarn/row/{RRGGBB-RRGGBB-…}.webp: up to ten
 * side by side; GET /yarn/box/{RRGGBB-…}.webp: up to eight in a box, so that a listing needs one request, not hundreds. A
 * WebP is a fifth of the size of its PNG.
 */
export function yarnRoutes(app: App, { limits }: { readonly limits: HourlyLimits }): void {
  const held = onceEach<{ readonly file: Buffer; readonly bytes: number }>(HELD_BYTES)
  const line = boundedQueue(LINE)
  const mayDraw = limits('yarn', RENDERS_PER_HOUR.yarn)

  /** Immutable: the address determines the picture. */
  async function send(request: FastifyRequest, reply: FastifyReply, { name, hexes, draw }: Wanted) {
    const { signal, caller } = waitingCaller(request, reply)
    const make = async (allGone: AbortSignal) => {
      for (const _ of hexes) await mayDraw.check(caller)
      const drawn = async () => (await draw(hexes)).webp({ quality: 60, alphaQuality: 60 }).toBuffer()
      const file = await line.inTurn(drawn, { caller, signal: allGone })
      return { file, bytes: file.byteLength }
    }
    const { value } = await held(`${name} ${hexes.join('-').toUpperCase()}`, make, signal)
    return reply.type('image/webp').header('cache-control', FOR_EVER).send(value.file)
  }

  app.get('/yarn/:cut/:file', { schema: { hide: true, params: ball } }, (request, reply) => {
    const { cut, file } = request.params
    const draw = async ([hex = '']: readonly string[]) => spun(CUTS[cut], hex)
    return send(request, reply, { name: cut, hexes: hexesIn(file), draw })
  })
  app.get('/yarn/box/:file', { schema: { hide: true, params: box } }, (request, reply) =>
    send(request, reply, { name: 'box', hexes: hexesIn(request.params.file), draw: boxPicture }),
  )
  app.get('/yarn/row/:file', { schema: { hide: true, params: row } }, (request, reply) =>
    send(request, reply, { name: 'row', hexes: hexesIn(request.params.file), draw: rowPicture }),
  )
}

const hexesIn = (file: string) => file.slice(0, -'.webp'.length).split('-')

async function rowPicture(hexes: readonly string[]): Promise<Sharp> {
  const { width, height } = yarnRowSize(hexes.length)
  const ground = { width: SHARP * width, height: SHARP * height, channels: 4, background: '#0000' } as const
  const balls = []
  // One after another: the threads that do this serve everything else, too.
  for (const [place, hex] of hexes.entries())
    balls.push({ input: await spun(ROW, hex).png().toBuffer(), left: SHARP * YARN_ROW_STEP * place, top: 0 })
  return sharp({ create: ground }).composite(balls)
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
  const balls = []
  for (const [place, hex] of hexes.entries()) {
    const row = Math.floor(place / columns)
    const inRow = row < rows - 1 ? columns : hexes.length - row * columns
    const input = await spun(CUTS.large, hex).resize(side, side).png().toBuffer()
    const left = Math.round((BOX - inRow * pitch) / 2 + (place % columns) * pitch + GAP / 2)
    balls.push({ input, left, top: Math.round((BOX - rows * pitch) / 2 + row * pitch + GAP / 2) })
  }
  return sharp({ create: { width: BOX, height: BOX, channels: 4, background: '#0000' } }).composite(balls)
}

function spun(cut: (typeof CUTS)[keyof typeof CUTS], hex: string): Sharp {
  const { width, height } = cut
  return sharp(paintTuftsRgba(cut, pompomTable(`#${hex}`)), { raw: { width, height, channels: 4 } })
}
