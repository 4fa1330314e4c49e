import { DRAWN, type Field, fieldOf, isInCatalogue } from '../../field.ts'
import { type Draw, drawingOn, drawnOn } from '../../drawing.ts'
import { cartoon } from '../cartoon.ts'

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
  /**
   * Widths over heights of lying rugs on which it is turned by a quarter, its left above and its right below, and what of
   * it is always shown along them. Only of a drawing without an upper side.
   */
  readonly lying?: {
    readonly ratios: readonly [least: number, most: number]
    readonly above: number
    readonly below: number
  }
  /** The part of the free ground along a lying rug that is before the figure. Default: as in the drawing. */
  readonly before?: number
  /** Width over height of the part of each one where a lying rug is too long for one and has a row of them, none mirrored. */
  readonly row?: number
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
  return drawnOn((field) => {
    const place = isInCatalogue(field) ? undefined : placeOn(field, options)
    // Lines may have to be thicker on a small rug.
    const base = place && fieldOf('rectangle', DRAWN, 0.5, { scale: field.scale * place.zoom })
    if (!base) return drawingOn(otherwise, field)
    const figure = (px: number, py: number) => {
      const at = place.at(px, py)
      return draw(at[0], at[1], base)
    }
    return cartoon(figure, field, true)
  })
}

/** How large the figure is and where a point of the field lies on its drawing; undefined if the figure is not placed on such a field. */
export function placeOn(field: Field, options: FigureOptions) {
  const { whole, least = LEAST, onOvals } = options
  const { top, scale, outline } = field
  if (outline !== 'rectangle' && !(onOvals && outline === 'ellipse')) return undefined
  const layout = layOut(field, options)
  if (!layout) return undefined
  const { count, isTurned } = layout
  const part = field.width / count
  const [width, height] = isTurned ? [field.height, part] : [part, field.height]
  const { left, right } = whole
  const { above, below } = isTurned && options.lying ? options.lying : whole
  const zoom = Math.min(
    Math.sqrt((width * height) / (DRAWN.width * DRAWN.height)),
    width / (right - left),
    height / (below - above),
  )
  if (zoom * scale < least) return undefined
  const along = Math.min(1, Math.max(0, field.width / field.height - 1))
  const before = (drawn: number) => drawn + along * ((options.before ?? drawn) - drawn)
  const x = originOf(zoom, [left, right], [DRAWN.width, width], isTurned ? undefined : before)
  const y = originOf(zoom, [above, below], [DRAWN.height, height], isTurned ? before : undefined)
  return {
    zoom,
    at: (px: number, py: number) => {
      const across = px - part * Math.min(count - 1, Math.max(0, Math.floor(px / part)))
      const down = py - top
      return [((isTurned ? down : across) - x) / zoom, ((isTurned ? across : down) - y) / zoom] as const
    },
  }
}

/** How many figures lie side by side, and whether they are turned; undefined if none is placed on such a rectangle. */
function layOut({ width, height }: Field, { ratios: [lowest, highest], lying, row }: FigureOptions) {
  const broad = width / height
  if (broad >= 1 / highest && broad <= 1 / lowest) return { count: 1, isTurned: false }
  const longest = lying ? lying.ratios[1] : 1 / lowest
  if (lying && broad >= lying.ratios[0] && broad <= longest) return { count: 1, isTurned: true }
  if (row === undefined || broad < longest) return undefined
  return { count: Math.round(broad / row), isTurned: lying !== undefined }
}

/** Where the drawing's edge lies along a side: what is free beside the figure is shared out as in the drawing, or as told. */
function originOf(
  zoom: number,
  [from, to]: readonly [number, number],
  [drawn, side]: readonly [number, number],
  share = (before: number) => before,
): number {
  const free = drawn - (to - from)
  const before = share(free > 0 ? from / free : 0.5)
  return before * (side - zoom * (to - from)) - zoom * from
}
