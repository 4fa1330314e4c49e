// The pixel work of the shop: a shell over the engine. Runs in worker threads, so that no
// picture ever holds up another request.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import { png8Template } from '@nawl/engine/encode/png8'
import { paintTufts } from '@nawl/engine/pile/paint-tufts'
import { sheetShelf } from '@nawl/engine/pile/sheet-shelf'
import { tileFromBytes } from '@nawl/engine/pile/tile-bytes'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { paintSeparation } from '@nawl/engine/recolor/paint-separation'
import { prepare } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'
import { workerData } from 'piscina'
import sharp from 'sharp'

import { type SharedRug, shareRug } from './shared-rug.ts'

const { tile: tileBytes, maxPixels } = workerData as PixelWorkerData
const tile = tileFromBytes(new Uint8Array(tileBytes))
const sheetOf = sheetShelf()

export type PixelWorkerData = { readonly tile: SharedArrayBuffer; readonly maxPixels: number }

export type PrepareAnswer =
  | { readonly ok: true; readonly rug: SharedRug }
  | { readonly ok: false; readonly reason: BitmapRefusal }

/** Reads, separates and tufts a bitmap and compresses its tufts. */
export function prepareFile({ path }: { path: string }): PrepareAnswer {
  const bytes = readFileSync(path)
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  // Every design bears marks of its own, the same ones each time it is prepared.
  const seed = Number.parseInt(contentHash.slice(0, 8), 16)
  const now = () => performance.now()
  const prepared = prepare(bytes, { limits: { maxPixels }, style: 'fine', tile, sheetOf, seed, now })
  if (!prepared.ok) return prepared
  const png = png8Template(prepared.rug.tufted, (rows) => deflateSync(rows, { level: 6 }))
  return { ok: true, rug: shareRug(prepared.rug, contentHash, png) }
}

export type PaintTask = {
  readonly format: 'jpeg' | 'png'
} & (
  | { readonly kind: 'tufted'; readonly raster: TuftedRaster; readonly table: Uint8Array }
  | { readonly kind: 'flat'; readonly separation: Separation; readonly palette: readonly string[] }
)

export type Painted = { readonly picture: Uint8Array; readonly paint: number; readonly encode: number }

/** Colours a rug and encodes it; times in milliseconds. */
export async function paintPicture(task: PaintTask): Promise<Painted> {
  const start = performance.now()
  const rgb =
    task.kind === 'tufted'
      ? paintTufts(task.raster, task.table)
      : paintSeparation(task.separation, task.palette)
  const painted = performance.now()
  const { width, height } = task.kind === 'tufted' ? task.raster : task.separation
  const image = sharp(rgb, { raw: { width, height, channels: 3 } })
  const picture =
    task.format === 'png'
      ? await image.png({ compressionLevel: 2 }).toBuffer()
      : await image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer()
  return { picture, paint: painted - start, encode: performance.now() - painted }
}
