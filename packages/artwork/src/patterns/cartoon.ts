import { FIELD } from '../design.ts'
import { withoutIslets } from './without-islets.ts'
import { withoutThreads } from './without-threads.ts'

/**
 * Traces a drawing at full size, as the workshop does: lines thinner than 7 mm and patches under 3.4 cm² are replaced
 * by the yarns beside them. `draw` is evaluated once, on cells of 2.5 mm, for the part of the field from `top` for
 * `height` cm; points outside that part get the nearest cell's yarn.
 */
export function cartoon(
  draw: (x: number, y: number) => number,
  top = 0,
  height: number = FIELD.height,
): (x: number, y: number) => number {
  const rows = Math.round(height / CELL)
  const traced = trace((column, row) => draw((column + 0.5) * CELL, top + (row + 0.5) * CELL), rows)
  // Two passes: filling one thin line or islet can leave another beside it.
  for (let pass = 0; pass < 2; pass++) {
    withoutThreads(traced, COLUMNS)
    withoutIslets(traced, COLUMNS, SMALLEST_CELLS)
  }
  return (x, y) => yarnAt(traced, rows, x / CELL - 0.5, (y - top) / CELL - 0.5)
}

const CELL = 0.25
const COLUMNS = FIELD.width / CELL
const SMALLEST_CELLS = Math.ceil(3.4 / CELL ** 2)

/**
 * Evaluates every second cell of every second row, and the cells between them only where these differ: anything this
 * misses is thinner than the workshop can tuft.
 */
function trace(draw: (column: number, row: number) => number, rows: number): Uint8Array {
  const traced = new Uint8Array(COLUMNS * rows)
  for (let row = 0; row < rows; row += 2) {
    for (let column = 0; column < COLUMNS; column += 2) traced[row * COLUMNS + column] = draw(column, row)
  }
  for (let row = 0; row < rows; row++) {
    const above = (row - (row % 2)) * COLUMNS
    const below = row - (row % 2) + 2 < rows ? above + 2 * COLUMNS : above
    for (let column = 0; column < COLUMNS; column++) {
      if (row % 2 === 0 && column % 2 === 0) continue
      const left = column - (column % 2)
      const right = Math.min(left + 2, COLUMNS - 2)
      const yarn = traced[above + left]!
      const isPlain =
        traced[above + right] === yarn && traced[below + left] === yarn && traced[below + right] === yarn
      traced[row * COLUMNS + column] = isPlain ? yarn : draw(column, row)
    }
  }
  return traced
}

/** Interpolates: of the four nearest cells' yarns the one with most bilinear weight wins, which rounds corners. */
function yarnAt(traced: Uint8Array, rows: number, column: number, row: number): number {
  const left = Math.min(COLUMNS - 2, Math.max(0, Math.floor(column)))
  const above = Math.min(rows - 2, Math.max(0, Math.floor(row)))
  const cell = above * COLUMNS + left
  const topLeft = traced[cell]!
  const topRight = traced[cell + 1]!
  const bottomLeft = traced[cell + COLUMNS]!
  const bottomRight = traced[cell + COLUMNS + 1]!
  if (topLeft === topRight && topLeft === bottomLeft && topLeft === bottomRight) return topLeft

  const right = Math.min(1, Math.max(0, column - left))
  const below = Math.min(1, Math.max(0, row - above))
  const weights = [(1 - right) * (1 - below), right * (1 - below), (1 - right) * below, right * below]
  const yarns = [topLeft, topRight, bottomLeft, bottomRight]
  let best = topLeft
  let mostVotes = 0
  for (const yarn of yarns) {
    let votes = 0
    for (let k = 0; k < 4; k++) if (yarns[k] === yarn) votes += weights[k]!
    if (votes <= mostVotes) continue
    mostVotes = votes
    best = yarn
  }
  return best
}
