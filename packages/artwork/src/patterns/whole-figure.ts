import { DRAWN, type Field, fieldOf, isInCatalogue } from '../field.ts'
import { cartoon } from './cartoon.ts'
import { oncePerField } from './once-per-field.ts'

type Draw = (x: number, y: number, field: Field) => number

export type FigureOptions = {
  /** The part of the drawing that is always shown: its edges in cm of the drawing. */
  readonly whole: {
    readonly left: number
    readonly right: number
    readonly above: number
    readonly below: number
  }
  /** Heights over widths of the rectangles that the figure is placed on. */
  readonly ratios: readonly [least: number, most: number]
  /** How small on the rug, compared to the drawn one, the figure may be: smaller ones are cut. Default 0.5. */
  readonly least?: number
  /** Whether ovals show a part of such a rectangle. */
  readonly onOvals?: boolean
}

const LEAST = 0.5

/**
 * Places one figure anew on each rectangle: its shape and its share of the rug stay as drawn, and so does what it is near
 * to; the ground around it grows or shrinks. `draw` tells the yarn at any point of the plane, also beyond the drawn field.
 * Rugs of other outlines and proportions, and those too small for it, are left to `otherwise`.
 */
export function wholeFigure(options: FigureOptions, draw: Draw, otherwise: Draw): Draw {
  const drawingFor = oncePerField((field) => {
    const place = placeOn(field, options)
    // Lines may have to be thicker on a small rug.
    const base = place && fieldOf('rectangle', DRAWN, 0.5, { scale: field.scale * place.zoom })
    return {
      drawn:
        place &&
        base &&
        cartoon(
          (px, py) => {
            const at = place.at(px, py)
            return draw(at[0], at[1], base)
          },
          field,
          true,
        ),
    }
  })
  return (x, y, field) => {
    if (isInCatalogue(field)) return otherwise(x, y, field)
    const { drawn } = drawingFor(field)
    return drawn ? drawn(x, y) : otherwise(x, y, field)
  }
}

/** How large the figure is and where a point of the field lies on its drawing; undefined if the figure is not placed on such a field. */
export function placeOn(
  field: Field,
  { whole, ratios: [lowest, highest], least = LEAST, onOvals }: FigureOptions,
) {
  const { width, height, top, scale, outline } = field
  const ratio = height / width
  if (outline !== 'rectangle' && !(onOvals && outline === 'ellipse')) return undefined
  if (ratio < lowest || ratio > highest) return undefined
  const { left, right, above, below } = whole
  const zoom = Math.min(
    Math.sqrt((width * height) / (DRAWN.width * DRAWN.height)),
    width / (right - left),
    height / (below - above),
  )
  if (zoom * scale < least) return undefined
  const x = originOf(zoom, left, right, DRAWN.width, width)
  const y = originOf(zoom, above, below, DRAWN.height, height)
  return { zoom, at: (px: number, py: number) => [(px - x) / zoom, (py - top - y) / zoom] as const }
}

/** Where the drawing's edge lies along a side: what is free beside the figure is shared out as in the drawing. */
function originOf(zoom: number, from: number, to: number, drawn: number, side: number): number {
  const free = drawn - (to - from)
  const before = free > 0 ? from / free : 0.5
  return before * (side - zoom * (to - from)) - zoom * from
}
