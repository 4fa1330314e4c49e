import { DRAWN_FIELD } from '../../field.ts'
import { type Area, cellGrid } from '../fields/cell-grid.ts'
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
  const grown = Float32Array.from(
    bias,
    (_, cell) => hash(cell % columns, Math.floor(cell / columns), seed) - 0.5,
  )
  const [near, far, half] = [0, 0, 0].map(() => new Float32Array(grown.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ] // map forgets that there are three
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    blur(grown, near, half, NEAR, columns)
    blur(near, far, half, FAR, columns)
    for (let cell = 0; cell < grown.length; cell++) {
      grown[cell] = Math.tanh(SHARPNESS * (near[cell]! - far[cell]! + 0.25 * bias[cell]!))
    }
  }
  const heights = new Float32Array(grown.length)
  blur(grown, heights, half, NEAR, columns)
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

/** Two passes of a running mean each way approximate a Gaussian. `half` is for what lies between. */
function blur(
  from: Float32Array,
  to: Float32Array,
  half: Float32Array,
  reach: number,
  columns: number,
): void {
  meansAcross(from, half, reach, columns)
  meansDown(half, to, reach, columns)
  meansAcross(to, half, reach, columns)
  meansDown(half, to, reach, columns)
}

/** The mean of each cell and `reach` cells to each side; the outermost cells count for those beyond them. */
function meansAcross(from: Float32Array, to: Float32Array, reach: number, columns: number): void {
  const wide = 2 * reach + 1
  for (let row = 0; row < from.length; row += columns) {
    const last = row + columns - 1
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += from[Math.min(last, row + Math.max(0, k))]!
    for (let cell = row; cell <= last; cell++) {
      to[cell] = sum / wide
      sum += from[Math.min(last, cell + reach + 1)]! - from[Math.max(row, cell - reach)]!
    }
  }
}

/** The same downwards: all columns at once, because cells beside each other are read faster. */
function meansDown(from: Float32Array, to: Float32Array, reach: number, columns: number): void {
  const wide = 2 * reach + 1
  const last = from.length - columns
  const sums = new Float64Array(columns)
  const rowAt = (row: number) => Math.min(last, Math.max(0, row))
  for (let k = -reach; k <= reach; k++) {
    const row = rowAt(k * columns)
    for (let column = 0; column < columns; column++) sums[column]! += from[row + column]!
  }
  for (let row = 0; row <= last; row += columns) {
    const [coming, leaving] = [rowAt(row + (reach + 1) * columns), rowAt(row - reach * columns)]
    for (let column = 0; column < columns; column++) {
      to[row + column] = sums[column]! / wide
      sums[column]! += from[coming + column]! - from[leaving + column]!
    }
  }
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
