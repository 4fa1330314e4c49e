import type { Outline } from '@nawl/domain/rug/shape'

import type { Design } from './design.ts'
import { DRAWN, type Extent, type Field, fieldOf } from './field.ts'

/** How much smaller and larger than drawn a motif may be, unless its design says otherwise; then their number changes. */
const MOTIF_SCALE = [0.7, 1.6] as const

/** Centimetres of a rug per centimetre of the drawing: by its shorter side, within the design's bounds. */
export function motifScale({ motifScale = MOTIF_SCALE }: Pick<Design, 'motifScale'>, rug: Extent): number {
  const [least, most] = motifScale
  return Math.min(most, Math.max(least, Math.min(rug.width, rug.height) / DRAWN.width))
}

/**
 * The field on which a design is drawn for a rug of that size in cm. The drawn size has the drawn field; larger rugs
 * first have larger motifs, then more of them. `coarseness` is 1, or more for previews.
 */
export function fieldFor(
  design: Pick<Design, 'motifScale' | 'cropCentre'>,
  rug: Extent,
  outline: Outline = 'rectangle',
  coarseness = 1,
): Field {
  const scale = motifScale(design, rug)
  const extent = { width: rug.width / scale, height: rug.height / scale }
  return fieldOf(outline, extent, design.cropCentre, { scale, coarseness })
}
