import { BANDS } from '@nawl/domain/rug/fit'

import type { IndexedDrawing } from './fit-drawing.ts'

/** Half the width of what counts as one line, as part of the shorter side: drawn lines waver. */
const WAVER = 0.006
/** Part of each side along which the yarn must change. */
const LINE = 0.8

/**
 * Width of a drawing's border in thousandths of its shorter side: the innermost line that runs around the drawing
 * parallel to all four edges. Null if there is none.
 */
export function findBorder(drawing: IndexedDrawing): number | null {
  const short = Math.min(drawing.width, drawing.height)
  const isLine = (band: number) =>
    changesAlong(drawing, (band * short) / 1000, Math.max(1, WAVER * short)) >= LINE
  let inner: number = BANDS.widest
  while (inner >= BANDS.narrowest && !isLine(inner)) inner -= STEP
  if (inner < BANDS.narrowest) return null
  // A line is found from either side of it; it runs in the middle.
  let outer = inner
  while (outer - STEP >= BANDS.narrowest && isLine(outer - STEP)) outer -= STEP
  return Math.round((inner + outer) / 2)
}

const STEP = 2

/** The part of a line at that distance from the edges along which the yarn changes; the least of the four sides. */
function changesAlong({ yarns, width, height }: IndexedDrawing, inset: number, waver: number): number {
  const [outside, inside] = [Math.floor(inset - waver), Math.ceil(inset + waver)]
  if (outside < 0 || inside >= Math.min(width, height) / 2) return 0
  const at = (x: number, y: number) => yarns[y * width + x]!
  const columns = changed(inside, width - inside)
  const rows = changed(inside, height - inside)
  return Math.min(
    columns((x) => at(x, outside) !== at(x, inside)),
    columns((x) => at(x, height - 1 - outside) !== at(x, height - 1 - inside)),
    rows((y) => at(outside, y) !== at(inside, y)),
    rows((y) => at(width - 1 - outside, y) !== at(width - 1 - inside, y)),
  )
}

function changed(from: number, to: number) {
  return (isChange: (at: number) => boolean): number => {
    let count = 0
    for (let at = from; at < to; at++) if (isChange(at)) count++
    return count / (to - from)
  }
}
