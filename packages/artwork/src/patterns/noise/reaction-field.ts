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
  const cells = () => new Float32Array(columns * rows)
  const [bias, grown, near, far, half] = [cells(), cells(), cells(), cells(), cells()]
  for (let cell = 0; cell < grown.length; cell++) {
    bias[cell] = food(...centreOf(cell))
    grown[cell] = hash(cell % columns, Math.floor(cell / columns), seed) - 0.5
  }
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    blurNear(grown, near, half, columns)
    blurFar(near, far, half, columns)
    for (let cell = 0; cell < grown.length; cell++) {
      grown[cell] = saturated(SHARPNESS * (near[cell]! - far[cell]! + 0.25 * bias[cell]!))
    }
  }
  blurNear(grown, near, half, columns)
  return (x, y) => interpolate(near, columns, (x + MARGIN) / CELL - 0.5, (y - area.top + MARGIN) / CELL - 0.5)
}

const CELL = 0.8
/** Width in cm of the area simulated beyond the field, so that the field's edge does not change the pattern. */
const MARGIN = 12
const ITERATIONS = 34
const SHARPNESS = 5
/** Radius of inhibition, in cells to each side of a running mean; that of activation is 1. */
const FAR = 4
const FAR_SHARE = 1 / (2 * FAR + 1)
/** 1 + 2 + 3 + 2 + 1 cells. */
const NEAR_SHARE = 1 / 9

/** tanh by straight pieces between values of a table, to 4e-7: a fifth of the time of Math.tanh. */
function saturated(x: number): number {
  const at = (Math.max(-SATURATED, Math.min(SATURATED, x)) + SATURATED) * STEPS
  const before = at | 0
  return TANH[before]! + (at - before) * (TANH[before + 1]! - TANH[before]!)
}

/** Where tanh is ±1 to 2e-7. */
const SATURATED = 8
const STEPS = 512
const TANH = Float64Array.from({ length: 2 * SATURATED * STEPS + 2 }, (_, k) =>
  Math.tanh(k / STEPS - SATURATED),
)

/** Two running means of three each way, as two rows of weights 1 2 3 2 1. The cells are mirrored at the edge. */
function blurNear(from: Float32Array, to: Float32Array, half: Float32Array, columns: number): void {
  const below = from.length - columns
  for (let row = 0; row <= below; row += columns) {
    const last = row + columns - 1
    let [a, b, c, d] = [from[row + 1]!, from[row]!, from[row]!, from[row + 1]!]
    for (let cell = row; cell <= last; cell++) {
      const e = from[cell + 2 <= last ? cell + 2 : 2 * last - cell - 1]!
      half[cell] = (a + e + 2 * (b + d) + 3 * c) * NEAR_SHARE
      a = b
      b = c
      c = d
      d = e
    }
  }
  const mirrored = (row: number) => (row < 0 ? -columns - row : row > below ? 2 * below + columns - row : row)
  for (let row = 0; row <= below; row += columns) {
    const [a, b] = [mirrored(row - 2 * columns), mirrored(row - columns)]
    const [d, e] = [mirrored(row + columns), mirrored(row + 2 * columns)]
    for (let k = 0; k < columns; k++) {
      to[row + k] =
        (half[a + k]! + half[e + k]! + 2 * (half[b + k]! + half[d + k]!) + 3 * half[row + k]!) * NEAR_SHARE
    }
  }
}

/** Two running means of nine each way: together about a Gaussian. `half` is for what lies between. */
function blurFar(from: Float32Array, to: Float32Array, half: Float32Array, columns: number): void {
  meansAcross(from, half, columns)
  meansDown(half, to, columns)
  meansAcross(to, half, columns)
  meansDown(half, to, columns)
}

/** The mean of each cell and FAR cells to each side; the outermost cells count for those beyond them. */
function meansAcross(from: Float32Array, to: Float32Array, columns: number): void {
  for (let row = 0; row < from.length; row += columns) {
    const last = row + columns - 1
    let sum = 0
    for (let k = -FAR; k <= FAR; k++) sum += from[Math.min(last, row + Math.max(0, k))]!
    for (let cell = row; cell <= last; cell++) {
      to[cell] = sum * FAR_SHARE
      sum += from[Math.min(last, cell + FAR + 1)]! - from[Math.max(row, cell - FAR)]!
    }
  }
}

/** The same downwards: all columns at once, because cells beside each other are read faster. */
function meansDown(from: Float32Array, to: Float32Array, columns: number): void {
  const last = from.length - columns
  const sums = new Float64Array(columns)
  const rowAt = (row: number) => Math.min(last, Math.max(0, row))
  for (let k = -FAR; k <= FAR; k++) {
    const row = rowAt(k * columns)
    for (let column = 0; column < columns; column++) sums[column]! += from[row + column]!
  }
  for (let row = 0; row <= last; row += columns) {
    const [coming, leaving] = [rowAt(row + (FAR + 1) * columns), rowAt(row - FAR * columns)]
    for (let column = 0; column < columns; column++) {
      to[row + column] = sums[column]! * FAR_SHARE
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
