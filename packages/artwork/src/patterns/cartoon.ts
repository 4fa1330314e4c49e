import type { Drawing } from '../drawing.ts'
import { DRAWN_FIELD, type Field } from '../field.ts'
import { withoutIslets } from './fields/without-islets.ts'
import { withoutThreads } from './fields/without-threads.ts'

/**
 * Traces a drawing at full size, as the workshop does: lines thinner than 7 mm and patches under 3.4 cm² of the rug are
 * replaced by the yarns beside them. `draw` is evaluated once, on the field's cells; points outside the field get the
 * nearest cell's yarn. `isCut` says that the edge of the field cuts the drawing, which may leave a narrow strip along it.
 * `exact` is the drawing point by point, if edges shall lie where it has them, to less than a cell: what the tracing took
 * out stays out.
 */
export function cartoon(
  draw: ((x: number, y: number) => number) | Many,
  { width, height, top, cell, scale }: Field = DRAWN_FIELD,
  isCut = false,
  exact?: (x: number, y: number) => number,
): Drawing {
  // An even number of columns, because every second one is evaluated.
  const columns = 2 * Math.ceil(width / cell / 2 - 1e-6)
  const rows = Math.ceil(height / cell - 1e-6)
  const traced = trace(typeof draw === 'function' ? oneByOne(draw) : draw.many, { columns, rows, cell, top })
  const cellOnRug = cell * scale
  // Two passes: filling one thin line or islet can leave another beside it.
  for (let pass = 0; pass < 2; pass++) {
    if (cellOnRug <= THREE_ARE_A_THREAD) withoutThreads(traced, columns, isCut)
    else if (cellOnRug <= ONE_IS_A_THREAD) withoutThreads(traced, columns, isCut, 2)
    withoutIslets(traced, columns, Math.ceil(3.4 / cellOnRug ** 2))
  }
  return interpolated(traced, { columns, rows, cell, top }, exact)
}

/** A drawing that is asked for many points at once: tells `count` of them, at `xs` and `ys`, in `yarns`. */
export type Many = {
  readonly many: (xs: Float64Array, ys: Float64Array, yarns: Uint8Array, count: number) => void
}

const oneByOne =
  (draw: (x: number, y: number) => number): Many['many'] =>
  (xs, ys, yarns, count) => {
    for (let k = 0; k < count; k++) yarns[k] = draw(xs[k]!, ys[k]!)
  }

/** On larger cells, in cm of the rug, a line of three would be wide enough to tuft. */
const THREE_ARE_A_THREAD = 0.32
/** On larger ones even a line of one is wide enough. */
const ONE_IS_A_THREAD = 0.65

type Grid = { readonly columns: number; readonly rows: number; readonly cell: number; readonly top: number }

/**
 * Evaluates every second cell of every second row, and the cells between them only where these differ: anything this
 * misses is thinner than the workshop can tuft.
 */
function trace(many: Many['many'], { columns, rows, cell, top }: Grid): Uint8Array {
  const traced = new Uint8Array(columns * rows)
  const [xs, ys] = [new Float64Array(3 * columns), new Float64Array(3 * columns)]
  const [yarns, cells] = [new Uint8Array(3 * columns), new Int32Array(3 * columns)]
  let count = 0
  const ask = (column: number, row: number) => {
    xs[count] = (column + 0.5) * cell
    ys[count] = top + (row + 0.5) * cell
    cells[count++] = row * columns + column
  }
  const answer = () => {
    many(xs, ys, yarns, count)
    for (let k = 0; k < count; k++) traced[cells[k]!] = yarns[k]!
    count = 0
  }
  for (let row = 0; row < rows; row += 2) {
    for (let column = 0; column < columns; column += 2) ask(column, row)
    answer()
  }
  for (let row = 0; row < rows; row += 2) {
    const above = row * columns
    const below = row + 2 < rows ? above + 2 * columns : above
    const hasNext = row + 1 < rows
    for (let left = 0; left < columns; left += 2) {
      const right = Math.min(left + 2, columns - 2)
      const yarn = traced[above + left]!
      if (traced[above + right] === yarn && traced[below + left] === yarn && traced[below + right] === yarn) {
        traced[above + left + 1] = yarn
        if (hasNext) traced[above + columns + left] = traced[above + columns + left + 1] = yarn
        continue
      }
      ask(left + 1, row)
      if (hasNext) {
        ask(left, row + 1)
        ask(left + 1, row + 1)
      }
    }
    answer()
  }
  return traced
}

/**
 * Interpolates: of the four nearest cells' yarns the one with most bilinear weight wins, which rounds corners, or the exact
 * one if a cell has it.
 */
function interpolated(
  traced: Uint8Array,
  { columns, rows, cell, top }: Grid,
  exact?: (x: number, y: number) => number,
): Drawing {
  const [lastLeft, lastAbove] = [columns - 2, rows - 2]
  // Points are asked for row by row: y, how far below the row of cells it lies, and the first of that row.
  const last = new Float64Array([NaN, 0])
  let rowStart = 0
  const goTo = (y: number) => {
    if (y === last[0]) return
    const row = (y - top) / cell - 0.5
    const above = Math.min(lastAbove, Math.max(0, row | 0))
    last[0] = y
    last[1] = Math.min(1, Math.max(0, row - above))
    rowStart = above * columns
  }
  // Truncating is faster than rounding down, and differs only where the first cell is taken anyway.
  const cellAt = (column: number) => Math.min(lastLeft, Math.max(0, column | 0))
  const isPlain = (at: number) => {
    const yarn = traced[at]
    return traced[at + 1] === yarn && traced[at + columns] === yarn && traced[at + columns + 1] === yarn
  }
  /** The yarn at a point among cells of several yarns, `column` cells from the left. */
  const between = (x: number, y: number, column: number): number => {
    const left = cellAt(column)
    const at = rowStart + left
    const topLeft = traced[at]!
    const topRight = traced[at + 1]!
    const bottomLeft = traced[at + columns]!
    const bottomRight = traced[at + columns + 1]!
    if (exact) {
      const yarn = exact(x, y)
      if (topLeft === yarn || topRight === yarn || bottomLeft === yarn || bottomRight === yarn) return yarn
    }

    const right = Math.min(1, Math.max(0, column - left))
    const below = last[1]!
    const [forTopLeft, forTopRight] = [(1 - right) * (1 - below), right * (1 - below)]
    const [forBottomLeft, forBottomRight] = [(1 - right) * below, right * below]
    const votesFor = (yarn: number) =>
      (topLeft === yarn ? forTopLeft : 0) +
      (topRight === yarn ? forTopRight : 0) +
      (bottomLeft === yarn ? forBottomLeft : 0) +
      (bottomRight === yarn ? forBottomRight : 0)
    let best = topLeft
    let most = votesFor(topLeft)
    if (topRight !== topLeft) {
      const votes = votesFor(topRight)
      if (votes > most) [best, most] = [topRight, votes]
    }
    if (bottomLeft !== topLeft && bottomLeft !== topRight) {
      const votes = votesFor(bottomLeft)
      if (votes > most) [best, most] = [bottomLeft, votes]
    }
    return bottomRight !== best && votesFor(bottomRight) > most ? bottomRight : best
  }
  const point = (x: number, y: number): number => {
    goTo(y)
    const column = x / cell - 0.5
    const at = rowStart + cellAt(column)
    return isPlain(at) ? traced[at]! : between(x, y, column)
  }
  const row: Drawing['row'] = (xs, y, yarns, from) => {
    goTo(y)
    for (let k = 0; k < xs.length; k++) {
      const column = xs[k]! / cell - 0.5
      const at = rowStart + cellAt(column)
      yarns[from + k] = isPlain(at) ? traced[at]! : between(xs[k]!, y, column)
    }
  }
  return Object.assign(point, { row })
}
