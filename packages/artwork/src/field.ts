import { curveField, newCurvePlace } from '@nawl/domain/outline/curve-field'
import { organicCurve } from '@nawl/domain/outline/outline-curve'
import { isOrganic, type OrganicOutline, type Outline } from '@nawl/domain/outline/traces'

import { ellipse } from './patterns/geometry/ellipse.ts'

/** A width and a length, or height, in centimetres. */
export type Extent = { readonly width: number; readonly height: number }

/** The extent every design was first drawn on, in centimetres: its picture in the catalogue shows this one. */
export const DRAWN: Extent = { width: 152, height: 244 }

/**
 * What a design is drawn on: the finished rug in centimetres of the drawing, which are scaled as a whole to those of the
 * rug (`motif-scale.ts`). x runs from 0 to `width`, y from `top` to `top + height`.
 */
export type Field = Extent & {
  /** What a design is laid out for. A curve of its own has no corners to fill: it is laid out like an ellipse. */
  readonly outline: Exclude<Outline, OrganicOutline>
  /** Whether some of its rectangle is cut off. */
  readonly isCut: boolean
  /** y of the upper edge. 0, or where a square or a disc lies on the drawn field. */
  readonly top: number
  /** Length of the whole outline. */
  readonly length: number
  /**
   * Distance of a point from the outline; positive inside, negative outside. Who only needs to know it near the edge
   * says `upTo` what distance: what lies deeper may get any larger one, which an ellipse tells in a tenth of the time.
   */
  readonly inset: (x: number, y: number, upTo?: number) => number
  /**
   * Distance along the outline, clockwise, of the point on it nearest to (x, y): from the top left corner, or from the
   * top of what has no such corner.
   */
  readonly along: (x: number, y: number) => number
  /** Centimetres of the rug per centimetre of the drawing. */
  readonly scale: number
  /** Side of the cells in which patterns sample what is slow to compute, in cm; larger on large fields and in previews. */
  readonly cell: number
}

/** The finest cell: lines thinner than two of them are never tufted. */
const FINEST_CELL = 0.25
/** Side of a cell on a rug whose motifs are larger than drawn, in cm of the rug: three are a line that can be tufted. */
const CELL_ON_RUG = 0.3
/** About as many as the drawn field has at the finest. */
const MOST_CELLS = 0.6e6

/** The field that catalogue pictures show. */
export const DRAWN_FIELD: Field = fieldOf('rectangle', DRAWN, 0.5)

/**
 * A field with that outline. Squares and discs lie on the drawn field, their centre at `cropCentre` (0 top – 1 bottom
 * of it), as their bitmaps in the catalogue do. `scale` is that of the field; `coarseness` multiplies the cells, for
 * previews.
 */
export function fieldOf(
  outline: Outline,
  { width, height }: Extent,
  cropCentre: number,
  { scale = 1, coarseness = 1 }: { readonly scale?: number; readonly coarseness?: number } = {},
): Field {
  const isCropped = outline === 'square' || outline === 'round'
  const top = isCropped ? cropCentre * DRAWN.height - height / 2 : 0
  const finest = Math.min(FINEST_CELL / Math.min(1, scale), CELL_ON_RUG / scale)
  const cell = coarseness * Math.max(finest, Math.sqrt((width * height) / MOST_CELLS))
  const extent = { width, height, top, scale, cell }
  if (isOrganic(outline)) {
    return { ...extent, outline: 'ellipse', isCut: true, ...organic(outline, width, height) }
  }
  const base = { ...extent, outline, isCut: outline === 'round' || outline === 'ellipse' }
  if (outline === 'round') return { ...base, ...disc(width / 2, top) }
  if (outline === 'ellipse') return { ...base, ...ellipse(width / 2, height / 2) }
  return { ...base, ...rectangle(width, height, top) }
}

/** The fields of a design's bitmaps in the catalogue: squares and discs are as wide as the drawn field. */
export function catalogueField(outline: 'rectangle' | 'square' | 'round', cropCentre: number): Field {
  if (outline === 'rectangle') return DRAWN_FIELD
  return fieldOf(outline, { width: DRAWN.width, height: DRAWN.width }, cropCentre)
}

/** Whether this is, to the pixel, a field of the catalogue: on those every drawing stays as it is. */
export function isInCatalogue({ width, height, scale, cell }: Field): boolean {
  if (scale !== 1 || cell !== DRAWN_FIELD.cell || width !== DRAWN.width) return false
  return height === DRAWN.height || height === width
}

type Measures = Pick<Field, 'length' | 'inset' | 'along'>

function rectangle(width: number, height: number, top: number): Measures {
  return {
    length: 2 * (width + height),
    inset: (x, y) => Math.min(x, width - x, y - top, top + height - y),
    along: (x, y) => {
      const down = y - top
      const up = height - down
      const right = width - x
      const inset = Math.min(x, right, down, up)
      if (inset === down) return x
      if (inset === right) return width + down
      return inset === up ? width + height + right : 2 * width + height + up
    },
  }
}

/** Distances are right to a hundredth of a millimetre, but where two parts of the outline are about equally near. */
function organic(outline: OrganicOutline, width: number, height: number): Measures {
  const curve = organicCurve(outline, width / height, { left: 0, top: 0, width, height })
  const measure = curveField(curve)
  const place = newCurvePlace()
  const placeOf = (x: number, y: number) => {
    measure(x, y, place)
    return place
  }
  return {
    length: curve.length,
    inset: (x, y) => placeOf(x, y).depth,
    along: (x, y) => placeOf(x, y).along,
  }
}

function disc(radius: number, top: number): Measures {
  const fromCentre = (x: number, y: number) => [x - radius, y - top - radius] as const
  return {
    length: 2 * Math.PI * radius,
    inset: (x, y) => radius - Math.hypot(...fromCentre(x, y)),
    along: (x, y) => {
      const [dx, dy] = fromCentre(x, y)
      const angle = Math.atan2(dx, -dy)
      return radius * (angle < 0 ? angle + 2 * Math.PI : angle)
    },
  }
}
