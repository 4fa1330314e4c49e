// Decodes, separates, tufts and colours rugs, and encodes them as PNG or JPEG; in worker threads, so that pixel work
// delays no request.
import { deflateSync } from 'node:zlib'

import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import { png8Template } from '@nawl/engine/encode/png8'
import { templateName } from '@nawl/engine/encode/template-name'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { pileFieldStore } from '@nawl/engine/pile/field/pile-field-store'
import { tileFromBytes } from '@nawl/engine/pile/tile/tile-bytes'
import type { TextureStyle, TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { paintSeparation } from '@nawl/engine/recolor/paint-separation'
import { type RugOutline, takeApart, tuftSeparation } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'
import sharp from 'sharp'

import { sha256 } from '../../platform/sha256.ts'
import { type PackedTufts, shared, type SharedRug, type SharedTufts, shareSeparation } from './shared-rug.ts'

export { drawComposed } from '../artwork/draw-composed.ts'
export { drawFitted } from '../artwork/draw-fitted.ts'
export { loadPileTile as loadTile } from './pile-tile.ts'

const sheetOf = pileFieldStore()

export type Separated =
  | { readonly ok: true; readonly rug: SharedRug }
  | { readonly ok: false; readonly reason: BitmapRefusal }

export type SeparateTask = {
  readonly bytes: Uint8Array
  readonly maxPixels: number
  readonly isDrawn: boolean
}

/** Decodes and separates a bitmap. */
export function separateBitmap({ bytes: file, ...limits }: SeparateTask): Separated {
  const taken = takeApart(file, limits, () => performance.now())
  if (!taken.ok) return taken
  const separation = shareSeparation(taken.separation)
  const contentHash = sha256(file)
  const { seed, ms } = taken
  return {
    ok: true,
    rug: {
      separation,
      contentHash,
      seed,
      ms,
      bytes: bytesOf(separation),
    },
  }
}

/** Planes that are one are counted once. */
function bytesOf({ first, second, mix, light }: Separation): number {
  const planes = new Set([first, second, mix, ...(light ? [light] : [])])
  return [...planes].reduce((sum, { length }) => sum + length, 0)
}

export type TuftTask = {
  readonly separation: Separation
  readonly seed: number
  readonly style: TextureStyle
  readonly outline: RugOutline
  readonly tile: SharedArrayBuffer
}

/** Tufts a rug as palette indices, independent of colours. */
export function tuftRug({ separation, seed, style, outline, tile }: TuftTask): SharedTufts {
  const start = performance.now()
  const raster = tuftSeparation(separation, {
    style,
    outline,
    tile: tileFromBytes(new Uint8Array(tile)),
    sheetOf,
    seed,
  })
  const ms = { tuft: performance.now() - start }
  const indices = shared(raster.indices)
  return { raster: { ...raster, indices }, name: templateName(raster), ms, bytes: indices.length }
}

/** Compresses tufts for PNG files of any colours. */
export function packTufts(raster: TuftedRaster): PackedTufts {
  const { head, tail } = png8Template(raster, (rows) => deflateSync(rows, { level: 6 }))
  return { head, tail: shared(tail), bytes: tail.length }
}

export type PaintTask = {
  readonly format: 'jpeg' | 'png'
} & (
  | { readonly kind: 'tufted'; readonly raster: TuftedRaster; readonly table: Uint8Array }
  | { readonly kind: 'flat'; readonly separation: Separation; readonly palette: readonly string[] }
)

export type Painted = { readonly picture: Uint8Array; readonly paint: number; readonly encode: number }

// A thread renders one picture at a time, nearly always of the same size, so the buffer is reused. Five megabytes of
// garbage per picture cost more than rendering it.
let spare = new Uint8Array(0)
function canvas(bytes: number): Uint8Array {
  if (spare.length !== bytes) spare = new Uint8Array(bytes)
  return spare
}

/** Colours and encodes a rug; times in milliseconds. */
export async function paintPicture(task: PaintTask): Promise<Painted> {
  const start = performance.now()
  const rgb =
    task.kind === 'tufted'
      ? paintTufts(task.raster, task.table, canvas(task.raster.indices.length * 3))
      : paintSeparation(task.separation, task.palette, canvas(task.separation.first.length * 3))
  const painted = performance.now()
  const { width, height } = task.kind === 'tufted' ? task.raster : task.separation
  const image = sharp(rgb, { raw: { width, height, channels: 3 } })
  const picture =
    task.format === 'png'
      ? await image.png({ compressionLevel: 2 }).toBuffer()
      : await image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer()
  return { picture, paint: painted - start, encode: performance.now() - painted }
}
