import { createHash } from 'node:crypto'

import { png8WithPalette } from '@nawl/engine/encode/png8'
import { DEFAULT_INTENSITY, shadeTable } from '@nawl/engine/pile/shade-table'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RugPress } from './rug-press.ts'
import { serverTiming } from './server-timing.ts'
import type { SharedRug } from './shared-rug.ts'

/** Changes whenever the same request would give another picture. */
const ENGINE_VERSION = 1
/** What a picture without transparency lies on. */
const PAPER = '#F7F3EC'

export type Loaded = { readonly rug: SharedRug; readonly ready: boolean }

export type Recoloring = {
  /** One `#RRGGBB` for each swatch of the rug. */
  readonly palette: readonly string[]
  /** Strength of the texture 0–1, or null for the flat drawing. */
  readonly texture: number | null
}

/**
 * Answers with the picture: lossless PNG where the caller names it, otherwise JPEG. A tufted
 * PNG costs no pixel work at all, its compressed tufts are the same for every palette.
 */
export async function answerPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  press: RugPress,
  { rug, ready }: Loaded,
  recoloring: Recoloring,
): Promise<FastifyReply> {
  const format = /\bimage\/png\b/.test(request.headers.accept ?? '') ? 'png' : 'jpeg'
  const { picture, paint, encode } = await paintRug(press, rug, recoloring, format)
  const prepared = ready ? { decode: 0, separate: 0, tuft: 0 } : rug.ms
  return reply
    .header('server-timing', serverTiming({ ...prepared, paint, encode }))
    .header('etag', strongTag([rug.contentHash, format, recoloring]))
    .header('vary', 'accept')
    .header('cache-control', 'no-cache')
    .type(`image/${format}`)
    .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength))
}

/** A strong entity tag over everything that decides an answer. */
export function strongTag(parts: readonly unknown[]): string {
  return `"${createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, ...parts]))
    .digest('base64url')
    .slice(0, 22)}"`
}

async function paintRug(
  press: RugPress,
  rug: SharedRug,
  { palette, texture }: Recoloring,
  format: 'png' | 'jpeg',
) {
  if (texture === null) return press.paint({ kind: 'flat', format, separation: rug.separation, palette })
  const start = performance.now()
  const ground = format === 'png' ? 'transparent' : PAPER
  const table = shadeTable(palette, rug.tufted.levels, {
    light: 'day',
    intensity: contrastOf(texture),
    ground,
  })
  if (format === 'jpeg') return press.paint({ kind: 'tufted', format, raster: rug.tufted, table })
  const painted = performance.now()
  const picture = png8WithPalette(rug.png, table)
  return { picture, paint: painted - start, encode: performance.now() - painted }
}

/**
 * Contrast of the pile for a requested texture intensity: the photographed look from 0.5 on, flatter
 * below. The studio asks for 0.5 when it replaces and 1 when it shuffles; were the two to differ, a
 * shuffle would change the pixels of yarns that are locked.
 */
function contrastOf(intensity: number): number {
  return DEFAULT_INTENSITY * Math.min(1, intensity / 0.5)
}
