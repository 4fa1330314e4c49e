import { DRAWN_FIELD } from '../field.ts'
import { type Area, cellGrid } from './cell-grid.ts'
import { hash } from './hash.ts'

/**
 * Grows a pattern like coral or a leopard's coat: each point activates its near neighbours and inhibits those farther
 * off (D. A. Young, "A local activator-inhibitor model of vertebrate skin patterns", 1984). `food` is the bias of each
 * point: about 0 gives meanders, −0.3 spots, less than −0.6 nothing. Returns a height of about −1..1 for every point of
 * the area, coral above 0; branches repeat every 9.5 cm.
 */
export function reactionField(
  food: (x: number, y: number) => number,
  seed: number,
  area: Area = DRAWN_FIELD,
): (x: number, y: number) => number {
  const { columns, rows, centreOf } = cellGrid(area, CELL, MARGIN)
  const bias = Float32Array.from({ length: columns * rows }, (_, cell) => food(...centreOf(cell)))
  let grown = Float32Array.from(
    bias,
    (_, cell) => hash(cell % columns, Math.floor(cell / columns), seed) - 0.5,
  )
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const near = blurred(grown, NEAR, columns)
    const far = blurred(near, FAR, columns)
    grown = near.map((activation, cell) =>
      Math.tanh(SHARPNESS * (activation - far[cell]! + 0.25 * bias[cell]!)),
    )
  }
  const heights = blurred(grown, NEAR, columns)
  return (x, y) =>
    interpolate(heights, columns, (x + MARGIN) / CELL - 0.5, (y - area.top + MARGIN) / CELL - 0.5)
}

const CELL = 0.8
/** Width in cm of the area simulated beyond the field, so that the field's edge does not change the pattern. */
const MARGIN = 12
const ITERATIONS = 34
const SHARPNESS = 5
/** Radii of activation and inhibition, in cells to each side of a running mean. */
const NEAR = 1
const FAR = 4

/** Two passes of a running mean approximate a Gaussian. */
function blurred(cells: Float32Array, reach: number, columns: number): Float32Array {
  const rows = cells.length / columns
  let out = cells
  for (let pass = 0; pass < 2; pass++) {
    out = runningMean(out, reach, { count: columns, step: 1, lines: rows, stride: columns })
    out = runningMean(out, reach, { count: rows, step: columns, lines: columns, stride: 1 })
  }
  return out
}

type Lines = {
  readonly count: number
  readonly step: number
  readonly lines: number
  readonly stride: number
}

function runningMean(
  cells: Float32Array,
  reach: number,
  { count, step, lines, stride }: Lines,
): Float32Array {
  const means = new Float32Array(cells.length)
  for (let line = 0; line < lines; line++) {
    const at = (k: number) => line * stride + Math.min(count - 1, Math.max(0, k)) * step
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += cells[at(k)]!
    for (let k = 0; k < count; k++) {
      means[at(k)] = sum / (2 * reach + 1)
      sum += cells[at(k + reach + 1)]! - cells[at(k - reach)]!
    }
  }
  return means
}

function interpolate(heights: Float32Array, columns: number, column: number, row: number): number {
  const left = Math.min(columns - 2, Math.max(0, Math.floor(column)))
  const above = Math.min(heights.length / columns - 2, Math.max(0, Math.floor(row)))
  const across = column - left
  const cell = above * columns + left
  const top = heights[cell]! + across * (heights[cell + 1]! - heights[cell]!)
  const bottom = heights[cell + columns]! + across * (heights[cell + columns + 1]! - heights[cell + columns]!)
  return top + (row - above) * (bottom - top)
}
