import { FIELD } from './design.ts'

/** The outline a rug is cut to: the whole field, or a square or a disc of the same width. */
export type Outline = 'rectangle' | 'square' | 'round'

/** The outline of the finished rug in the field's coordinates (cm), so that borders can follow it. */
export type Cut = {
  readonly outline: Outline
  /** Distance of the cut's top edge from the top of the field. */
  readonly top: number
  readonly height: number
  /** Length of the whole outline. */
  readonly length: number
  /** Distance of a point from the outline; positive inside, negative outside. */
  readonly inset: (x: number, y: number) => number
  /**
   * Distance along the outline, clockwise, of the point on it nearest to (x, y): from the top left corner, or from the
   * top of a disc.
   */
  readonly along: (x: number, y: number) => number
}

/** The field, uncut. */
export const WHOLE_FIELD: Cut = rectangle('rectangle', 0, FIELD.height)

/** The cut of an outline centred on `cropCentre` (0 top – 1 bottom of the field). */
export function cutOf(outline: Outline, cropCentre: number): Cut {
  if (outline === 'rectangle') return WHOLE_FIELD
  const top = cropCentre * FIELD.height - FIELD.width / 2
  return outline === 'square' ? rectangle('square', top, FIELD.width) : disc(top)
}

function rectangle(outline: Outline, top: number, height: number): Cut {
  const { width } = FIELD
  return {
    outline,
    top,
    height,
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

function disc(top: number): Cut {
  const radius = FIELD.width / 2
  const fromCentre = (x: number, y: number) => [x - radius, y - top - radius] as const
  return {
    outline: 'round',
    top,
    height: FIELD.width,
    length: 2 * Math.PI * radius,
    inset: (x, y) => radius - Math.hypot(...fromCentre(x, y)),
    along: (x, y) => {
      const [dx, dy] = fromCentre(x, y)
      const angle = Math.atan2(dx, -dy)
      return radius * (angle < 0 ? angle + 2 * Math.PI : angle)
    },
  }
}
