import { catalogue } from '@nawl/artwork/catalogue'
import { drawDesign } from '@nawl/artwork/draw-design'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { artworkPath } from '@nawl/domain/catalogue/listed-rug'
import type { SizedImage } from '@nawl/domain/catalogue/bitmap-path'
import { outlineOf } from '@nawl/domain/rug/shape'
import { bitmapSize } from '@nawl/engine/rug-size'

import { type PackedBitmap, packedBitmap } from './packed-bitmap.ts'

/** Draws a design for a size, as many pixels as it is tufted with; null if there is no such design. */
export async function drawComposed(image: SizedImage): Promise<PackedBitmap | null> {
  const { width, length, shape } = image
  const design = catalogue.find((one) => artworkPath(one) === image.design)
  if (!design) return null
  const field = fieldFor(design, { width, height: length }, outlineOf(shape))
  const drawn = bitmapSize(width / length)
  const yarns = drawDesign(design, drawn.width, drawn.height, field)
  return packedBitmap(
    yarns,
    drawn,
    design.yarns.map(({ hex }) => hex),
    image.design,
  )
}
