import type { FittedImage } from '@nawl/domain/catalogue/bitmap-path'
import { decodeBmp } from '@nawl/engine/bitmap/decode-bmp'
import { fitDrawing } from '@nawl/engine/fitting/fit-drawing'
import { indexedDrawing } from '@nawl/engine/fitting/indexed-drawing'
import { bitmapSize } from '@nawl/engine/rug-size'

import { type PackedBitmap, packedBitmap } from './packed-bitmap.ts'

export type FitTask = {
  readonly image: FittedImage
  /** The drawing's bitmap file. */
  readonly file: Uint8Array
  readonly maxPixels: number
}

/**
 * Fits a drawing to a size, as many pixels as it is tufted with; null if it does not have the margin's yarn. Throws for a
 * bitmap that uploads never are: unreadable, or of more than 256 colours.
 */
export async function drawFitted({ image, file, maxPixels }: FitTask): Promise<PackedBitmap | null> {
  const { fit, width, length } = image
  const decoding = decodeBmp(file, { maxPixels })
  const drawing = decoding.ok ? indexedDrawing(decoding.raster) : null
  if (!drawing) throw new Error(`${image.drawing}.bmp is no drawing of few colours`)
  const rug = bitmapSize(width / length)
  const yarns = fitDrawing(drawing, fit, rug)
  return yarns && packedBitmap(yarns, rug, drawing.hexes, image.drawing)
}
