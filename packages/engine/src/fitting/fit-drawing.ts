import type { Fit } from '@nawl/domain/rug/fit'

import { findCalmLine } from './find-calm-line.ts'
import { fitAxes, type Places, type Sides } from './fit-axes.ts'

/** A drawing of few colours: an index into `hexes` for every pixel, rows from the top. */
export type IndexedDrawing = Sides & {
  readonly yarns: Uint8Array
  /** `#RRGGBB` in capitals. */
  readonly hexes: readonly string[]
}

/**
 * A drawing laid on a rug of other proportions, `rug` in pixels: an index for every pixel. Edges are sampled between
 * pixels, so that they stay smooth when the drawing is enlarged. Null when the margin's yarn is none of the drawing's.
 */
export function fitDrawing(drawing: IndexedDrawing, fit: Fit, rug: Sides): Uint8Array | null {
  const margin = fit.kind === 'margin' ? drawing.hexes.indexOf(fit.yarn) : 0
  if (margin < 0) return null
  const { x, y, border } = fitAxes(fit, drawing, rug, (extended, band) =>
    findCalmLine(drawing, extended, band),
  )
  const inField = (at: number, side: number) => border && at >= border.band && at < side - border.band
  const yarns = new Uint8Array(rug.width * rug.height)
  for (let row = 0, to = 0; row < rug.height; row++) {
    const columns = border?.extended === 'x' && inField(y[row]!, drawing.height) ? border.field : x
    for (let column = 0; column < rug.width; column++, to++) {
      const rows: Places = border?.extended === 'y' && inField(x[column]!, drawing.width) ? border.field : y
      const [across, down] = [columns[column]!, rows[row]!]
      yarns[to] = across >= 0 && down >= 0 ? yarnAt(drawing, across, down) : margin
    }
  }
  return yarns
}

/** The yarn with the largest part of the pixel-sized square around a place. */
function yarnAt({ yarns, width, height }: IndexedDrawing, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)]
  const [x1, y1] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [a, b] = [yarns[y0 * width + x0]!, yarns[y0 * width + x1]!]
  const [c, d] = [yarns[y1 * width + x0]!, yarns[y1 * width + x1]!]
  if (a === b && a === c && a === d) return a
  const [right, low] = [x - 0.5 - left, y - 0.5 - top]
  const parts = [(1 - right) * (1 - low), right * (1 - low), (1 - right) * low, right * low]
  const four = [a, b, c, d]
  let most = a
  let largest = 0
  for (const yarn of four) {
    const part = parts.reduce((sum, each, n) => (four[n] === yarn ? sum + each : sum), 0)
    if (part > largest) [most, largest] = [yarn, part]
  }
  return most
}
