import type { Outline } from '@nawl/domain/rug/shape'

import type { Design } from './design.ts'
import { catalogueField, DRAWN, type Extent, type Field, fieldOf } from './field.ts'

/** How much smaller and larger than drawn a motif may be, unless its design says otherwise; then their number changes. */
const MOTIF_SCALE = [0.7, 1.6] as const

/** Centimetres of a rug per centimetre of the drawing: by its shorter side, within the design's bounds. */
export function motifScale({ motifScale = MOTIF_SCALE }: Pick<Design, 'motifScale'>, rug: Extent): number {
  const [least, most] = motifScale
  return Math.min(most, Math.max(least, Math.min(rug.width, rug.height) / DRAWN.width))
}

/**
 * The field on which a design is drawn for a rug of that size in cm. The drawn size has the drawn field; larger rugs
 * first have larger motifs, then more of them. A design without a rule for sizes is drawn as in the catalogue, and then
 * stretched. `coarseness` is 1, or more for previews.
 */
export function fieldFor(
  design: Pick<Design, 'motifScale' | 'cropCentre' | 'sizeRule'>,
  rug: Extent,
  outline: Outline = 'rectangle',
  coarseness = 1,
): Field {
  if (!design.sizeRule)
    return catalogueField(outline === 'ellipse' ? 'rectangle' : outline, design.cropCentre)
  const scale = motifScale(design, rug)
  const extent = { width: rug.width / scale, height: rug.height / scale }
  return fieldOf(outline, extent, design.cropCentre, { scale, coarseness })
}
