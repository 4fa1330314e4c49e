import { DRAWN_FIELD } from '../../field.ts'
import { type Area, cellGrid } from '../fields/cell-grid.ts'
import type { Point } from './point.ts'
import { segmentDistance } from './segment-distance.ts'

/**
 * The point of a path nearest to (x, y): `along` is its distance in cm from the start, measured on the path; `across`
 * is the distance in cm between the two, positive if (x, y) lies to the right of the path.
 */
export type OnPath = { readonly along: number; readonly across: number }

/** Asked for every point of a rug, so the answer is the same object each time, and holds until the next question. */
type Answer = { along: number; across: number }

/**
 * Finds the nearest point of a path for any point of the area and up to 24 cm around it. Exact, and fast because each
 * grid cell stores only the segments that can be nearest to a point in it. Points farther than `reach` cm may be infinitely
 * far across. Throws if the path has no segment.
 */
export function nearestOnPath(
  path: readonly Point[],
  area: Area = DRAWN_FIELD,
  reach = Infinity,
): (x: number, y: number) => OnPath {
  if (path.length < 2) throw new Error('a path needs two points')
  const xs = Float64Array.from(path, ([x]) => x)
  const ys = Float64Array.from(path, ([, y]) => y)
  const lengths = arcLengths(xs, ys)
  const segmentOf = (of: (segment: number) => number) =>
    Float64Array.from({ length: xs.length - 1 }, (_, k) => of(k))
  const dxs = segmentOf((segment) => xs[segment + 1]! - xs[segment]!)
  const dys = segmentOf((segment) => ys[segment + 1]! - ys[segment]!)
  const segmentLengths = segmentOf((segment) => lengths[segment + 1]! - lengths[segment]!)
  // Filled on first use: most catalogue pages never draw this path.
  const { columns, rows, cellAt, centreOf } = cellGrid(area, CELL, MARGIN)
  const cells: (Uint16Array | undefined)[] = Array.from({ length: rows * columns })
  // A cell's candidates are among those of the large cell around it.
  const large = cellGrid(area, LARGE_CELL, MARGIN)
  const largeCells: (Uint16Array | undefined)[] = Array.from({ length: large.rows * large.columns })
  const all = Uint16Array.from(dxs, (_, segment) => segment)
  const candidatesIn = (cell: number) => {
    const centre = centreOf(cell)
    const around = large.cellAt(...centre)
    const among = (largeCells[around] ??= candidates(xs, ys, {
      among: all,
      centre: large.centreOf(around),
      side: LARGE_CELL,
      reach,
    }))
    return candidates(xs, ys, { among, centre, side: CELL, reach })
  }

  const answer: Answer = { along: 0, across: 0 }

  return (x, y) => {
    let nearest = Infinity
    let along = 0
    let across = Infinity
    const cell = cellAt(x, y)
    const near = (cells[cell] ??= candidatesIn(cell))
    for (let k = 0; k < near.length; k++) {
      const segment = near[k]!
      const dx = dxs[segment]!
      const dy = dys[segment]!
      const segmentLength = segmentLengths[segment]!
      const px = x - xs[segment]!
      const py = y - ys[segment]!
      const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (segmentLength * segmentLength)))
      const offX = px - part * dx
      const offY = py - part * dy
      const distance = offX * offX + offY * offY
      if (distance >= nearest) continue
      nearest = distance
      along = lengths[segment]! + part * segmentLength
      across = Math.sqrt(distance) * (dx * py - dy * px < 0 ? -1 : 1)
    }
    answer.along = along
    answer.across = across
    return answer
  }
}

const CELL = 4
/** A whole number of cells. */
const LARGE_CELL = 16
const MARGIN = 24

function arcLengths(xs: Float64Array, ys: Float64Array): Float64Array {
  const lengths = new Float64Array(xs.length)
  for (let k = 1; k < xs.length; k++) {
    lengths[k] = lengths[k - 1]! + Math.hypot(xs[k]! - xs[k - 1]!, ys[k]! - ys[k - 1]!)
  }
  return lengths
}

type Cell = {
  /** The segments that may be near the cell. */
  readonly among: Uint16Array
  readonly centre: readonly [x: number, y: number]
  readonly side: number
  readonly reach: number
}

/** The segments that can be nearest to some point of a cell: none beyond `reach` of all its points. */
function candidates(
  xs: Float64Array,
  ys: Float64Array,
  { among, centre: [x, y], side, reach }: Cell,
): Uint16Array {
  const distances = new Float64Array(among.length)
  let least = Infinity
  for (let k = 0; k < among.length; k++) {
    const segment = among[k]!
    distances[k] = segmentDistance(x, y, xs[segment]!, ys[segment]!, xs[segment + 1]!, ys[segment + 1]!)
    least = Math.min(least, distances[k]!)
  }
  if (least > reach + side) return NONE
  return among.filter((_, k) => distances[k]! <= least + side * Math.SQRT2)
}

const NONE = new Uint16Array(0)
