import { FIELD } from '../design.ts'
import type { Point } from './point.ts'
import { segmentDistance } from './segment-distance.ts'

/** `along`: cm run on the path to the place nearest by; `across`: cm off it, positive on its right. */
export type OnPath = { readonly along: number; readonly across: number }

/**
 * Measures every place of the field, and 24 cm around it, against a path of many short steps.
 * Exact, and quick because each cell of the field keeps only the steps that can be nearest in it.
 * Throws if the path has no step.
 */
export function nearestOnPath(path: readonly Point[]): (x: number, y: number) => OnPath {
  if (path.length < 2) throw new Error('a path needs two points')
  const xs = Float64Array.from(path, ([x]) => x)
  const ys = Float64Array.from(path, ([, y]) => y)
  const lengths = arcLengths(xs, ys)
  // Filled as the drawing reaches them: most catalogue pages never draw this path at all.
  const cells: (Uint16Array | undefined)[] = Array.from({ length: ROWS * COLUMNS })

  return (x, y) => {
    let nearest = Infinity
    let along = 0
    let across = 0
    const cell = cellAt(x, y)
    for (const step of (cells[cell] ??= candidates(xs, ys, cell))) {
      const dx = xs[step + 1]! - xs[step]!
      const dy = ys[step + 1]! - ys[step]!
      const run = lengths[step + 1]! - lengths[step]!
      const px = x - xs[step]!
      const py = y - ys[step]!
      const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (run * run)))
      const offX = px - part * dx
      const offY = py - part * dy
      const distance = offX * offX + offY * offY
      if (distance >= nearest) continue
      nearest = distance
      along = lengths[step]! + part * run
      across = Math.sqrt(distance) * (dx * py - dy * px < 0 ? -1 : 1)
    }
    return { along, across }
  }
}

const CELL = 8
const MARGIN = 24
const COLUMNS = Math.ceil((FIELD.width + 2 * MARGIN) / CELL)
const ROWS = Math.ceil((FIELD.height + 2 * MARGIN) / CELL)

const cellAt = (x: number, y: number) => {
  const column = Math.floor((x + MARGIN) / CELL)
  const row = Math.floor((y + MARGIN) / CELL)
  return Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))
}

function arcLengths(xs: Float64Array, ys: Float64Array): Float64Array {
  const lengths = new Float64Array(xs.length)
  for (let k = 1; k < xs.length; k++) {
    lengths[k] = lengths[k - 1]! + Math.hypot(xs[k]! - xs[k - 1]!, ys[k]! - ys[k - 1]!)
  }
  return lengths
}

/** The steps that can be nearest to some place in the cell. */
function candidates(xs: Float64Array, ys: Float64Array, cell: number): Uint16Array {
  const x = ((cell % COLUMNS) + 0.5) * CELL - MARGIN
  const y = (Math.floor(cell / COLUMNS) + 0.5) * CELL - MARGIN
  const distances = Float64Array.from({ length: xs.length - 1 }, (_, k) =>
    segmentDistance(x, y, xs[k]!, ys[k]!, xs[k + 1]!, ys[k + 1]!),
  )
  const limit = Math.min(...distances) + CELL * Math.SQRT2
  const steps: number[] = []
  distances.forEach((distance, step) => {
    if (distance <= limit) steps.push(step)
  })
  return Uint16Array.from(steps)
}
