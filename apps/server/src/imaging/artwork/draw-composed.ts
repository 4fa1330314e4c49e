import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'

import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import type { SizedImage } from '@nawl/domain/catalogue/bitmap-path'
import { outlineOf } from '@nawl/domain/rug/shape'
import { indexedBmp } from '@nawl/engine/bitmap/indexed-bmp'
import { bitmapSize } from '@nawl/engine/rug'

import type { PackedBitmap } from './composed-bitmaps.ts'

const pack = promisify(deflateRaw)

/** Draws a design for a size, as many pixels as it is tufted with; null if there is no such design. */
export async function drawComposed({
  design: path,
  width,
  length,
  shape,
}: SizedImage): Promise<PackedBitmap | null> {
  const design = catalogue.find((one) => artworkPath(one) === path)
  if (!design) return null
  const field = fieldFor(design, { width, height: length }, outlineOf(shape))
  const { width: columns, height: rows } = bitmapSize(width / length)
  const yarns = drawDesign(design, columns, rows, field)
  const hexes = design.yarns.map(({ hex }) => hex)
  const packed = new Uint8Array(await pack(indexedBmp(yarns, columns, rows, hexes), { level: 1 }))
  return { packed, bytes: packed.length }
}
