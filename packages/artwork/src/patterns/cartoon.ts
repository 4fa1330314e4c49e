import { FIELD } from '../design.ts'
import { withoutIslets } from './without-islets.ts'
import { withoutThreads } from './without-threads.ts'

/**
 * A drawing at full size as the workshop traces it onto the cloth: what is thinner than 7 mm goes to the
 * yarns beside it, and so does every patch under 3.4 cm². Drawn once, on cells of 2.5 mm, for the part of the
 * field from `top` for `height` cm; places beyond it get the nearest cell's yarn.
 */
export function cartoon(
  draw: (x: number, y: number) => number,
  top = 0,
  height: number = FIELD.height,
): (x: number, y: number) => number {
  const rows = Math.round(height / CELL)
  const traced = trace((column, row) => draw((column + 0.5) * CELL, top + (row + 0.5) * CELL), rows)
  // Twice, because what fills a thread or an islet may be the next one's neighbour.
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
 * Asks for every second cell of every second row, and for those between only where these differ:
 * what could hide from that is thinner than the workshop can tuft.
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

/** The four cells about a place vote by nearness, which rounds their corners off. */
function yarnAt(traced: Uint8Array, rows: number, column: number, row: number): number {
  const left = Math.min(COLUMNS - 2, Math.max(0, Math.floor(column)))
  const above = Math.min(rows - 2, Math.max(0, Math.floor(row)))
  const cell = above * COLUMNS + left
  const one = traced[cell]!
  const two = traced[cell + 1]!
  const three = traced[cell + COLUMNS]!
  const four = traced[cell + COLUMNS + 1]!
  if (one === two && one === three && one === four) return one

  const right = Math.min(1, Math.max(0, column - left))
  const below = Math.min(1, Math.max(0, row - above))
  const weights = [(1 - right) * (1 - below), right * (1 - below), (1 - right) * below, right * below]
  const yarns = [one, two, three, four]
  let best = one
  let most = 0
  for (const yarn of yarns) {
    let votes = 0
    for (let k = 0; k < 4; k++) if (yarns[k] === yarn) votes += weights[k]!
    if (votes <= most) continue
    most = votes
    best = yarn
  }
  return best
}
