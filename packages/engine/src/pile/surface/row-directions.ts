import type { Cloth } from './cloth.ts'

// Directions in which rows of tufts run: 0 lengthwise, 1 down to the right, 2 crosswise, 3 down to the left.
const LENGTHWISE = 0

/** Side of a cell with rows of one direction, in pixels of the 1× picture. */
export const DIRECTION_CELL = 8

/** The direction of the rows in every cell of a rug, rows from the top. */
export type RowDirections = {
  readonly columns: number
  readonly rows: number
  readonly of: Uint8Array
}

/** From this many cells on, a longer way is not straighter. */
const LONGEST = 36
/** Preference for the direction in which the frame is tufted anyway. */
const LENGTHWISE_GAIN = 1.3
/** Where the margin of the map begins, no area goes on. */
const NOTHING = 255

/**
 * A tufter fills an area along it: the rows of a cell run in the direction in which one can go farthest without
 * leaving the area (of `cloth.yarns`, which may hold lots).
 */
export function rowDirections(cloth: Cloth, scale: 1 | 2): RowDirections {
  const cell = DIRECTION_CELL * scale
  const columns = Math.ceil(cloth.width / cell)
  const rows = Math.ceil(cloth.height / cell)
  const stride = columns + 2
  const areas = sampleAreas(cloth, cell, columns, rows)
  const ways = [stride, stride + 1, 1, stride - 1].map((step, direction) =>
    waysThrough(areas, step, direction === LENGTHWISE ? LENGTHWISE_GAIN : 1),
  )
  const of = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      of[row * columns + column] = longest(areas, ways, stride, (row + 1) * stride + column + 1)
    }
  }
  return { columns, rows, of }
}

/** What stands in the middle of every cell, with a margin of one cell. */
function sampleAreas(cloth: Cloth, cell: number, columns: number, rows: number): Uint8Array {
  const { yarns, width, height, margin, stride } = cloth
  const areas = new Uint8Array((columns + 2) * (rows + 2)).fill(NOTHING)
  for (let row = 0; row < rows; row++) {
    const y = Math.min(height - 1, row * cell + (cell >> 1))
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, column * cell + (cell >> 1))
      areas[(row + 1) * (columns + 2) + column + 1] = yarns[(y + margin) * stride + x + margin]!
    }
  }
  return areas
}

/**
 * How many cells one can go through the area of each cell, forwards and back by `step`, times `gain`. Slanting steps
 * count as one, or every rectangle would be filled along its diagonals.
 */
function waysThrough(areas: Uint8Array, step: number, gain: number): Float32Array {
  const before = new Uint8Array(areas.length)
  const ways = new Float32Array(areas.length)
  for (let i = step; i < areas.length; i++) {
    if (areas[i] === areas[i - step]) before[i] = Math.min(LONGEST, before[i - step]! + 1)
  }
  let after = 0
  const behind = new Uint8Array(areas.length)
  for (let i = areas.length - 1; i >= 0; i--) {
    after =
      i + step < areas.length && areas[i] === areas[i + step] ? Math.min(LONGEST, behind[i + step]! + 1) : 0
    behind[i] = after
    ways[i] = gain * Math.min(LONGEST, before[i]! + after + 1)
  }
  return ways
}

/**
 * The direction with the longest ways through the cell at `i` and its neighbours in the same area. All directions in
 * one pass: comparing the areas costs more than adding the ways.
 */
function longest(areas: Uint8Array, ways: readonly Float32Array[], stride: number, i: number): number {
  const area = areas[i]
  const [first, second, third, fourth] = [ways[0]!, ways[1]!, ways[2]!, ways[3]!]
  let [lengthwise, right, crosswise, left] = [0, 0, 0, 0]
  for (let row = -stride; row <= stride; row += stride) {
    for (let at = i + row - 1; at <= i + row + 1; at++) {
      if (areas[at] !== area) continue
      lengthwise += first[at]!
      right += second[at]!
      crosswise += third[at]!
      left += fourth[at]!
    }
  }
  const most = Math.max(lengthwise, right, crosswise, left)
  if (most === lengthwise) return LENGTHWISE
  return most === right ? 1 : most === crosswise ? 2 : 3
}
