import { type DepthField, toMm } from './depth-field.ts'
import { ROOM, type RowLevels } from './row-levels.ts'

/** A line for the gun before lines are joined; points in mm, a closed one without its first point again. */
export type GunLine = {
  readonly points: Float64Array
  readonly isClosed: boolean
  /** Rows between it and the outline. */
  readonly level: number
  readonly yarn: number
}

/** Draws the rows around every point of a grid: closed lines, their inside on the right, at even steps. */
export function traceRows(field: DepthField, levels: RowLevels, gauge: number): GunLine[] {
  const { columns, rows, cell, yarn, depth } = field
  const { level, away } = levels
  // An edge of the grid is its upper or left point, times two, and one more where it goes down. No edge meets two rows.
  const next = new Int32Array(columns * rows * 2).fill(-1)
  const rowOf = new Int16Array(next.length)
  const link = (from: number, to: number, number: number) => {
    next[from] = to
    rowOf[from] = number
  }

  /** How far a point is outside of a row, in mm. */
  function outside(at: number, row: number, of: number): number {
    if (yarn[at] !== of) return (row + 0.5) * gauge + depth[at]!
    const belt = Math.floor(depth[at]! / gauge + 0.5 - ROOM)
    return belt === row ? away[at]! - ROOM * gauge : (row + 0.5) * gauge - depth[at]!
  }

  const isAlike = (one: number, other: number) => level[one] === level[other] && yarn[one] === yarn[other]

  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0, at = y * columns; x + 1 < columns; x++, at++) {
      // Most places lie between rows.
      if (isAlike(at, at + 1) && isAlike(at, at + columns) && isAlike(at, at + columns + 1)) continue
      const [nw, ne, se, sw] = [at, at + 1, at + columns + 1, at + columns]
      const most = Math.max(level[nw]!, level[ne]!, level[se]!, level[sw]!)
      if (most < 0) continue
      const least = Math.min(level[nw]!, level[ne]!, level[se]!, level[sw]!)
      const corners = [nw, ne, se, sw]
      const of = yarn[corners.find((corner) => level[corner] === most)!]!
      // Edges clockwise from the top, each with the corner it starts at.
      const edges = [at * 2, ne * 2 + 1, sw * 2, at * 2 + 1]
      for (let row = Math.max(0, least); row <= most; row++) {
        const isIn = corners.map((corner) => yarn[corner] === of && level[corner]! >= row)
        for (let side = 0; side < 4; side++) {
          // Clockwise out of the row: a line begins here, and ends at the next edge where it is entered again.
          if (!isIn[side] || isIn[(side + 1) & 3]) continue
          let end = (side + 1) & 3
          while (isIn[end] || !isIn[(end + 1) & 3]) end = (end + 1) & 3
          link(edges[end]!, edges[side]!, row)
        }
      }
    }

  function place(edge: number, row: number): readonly [number, number] {
    const from = edge >> 1
    const to = from + (edge & 1 ? columns : 1)
    const of = level[from]! >= row ? yarn[from]! : yarn[to]!
    const [p, q] = [outside(from, row, of), outside(to, row, of)]
    const part = p === q ? 0.5 : Math.min(0.99, Math.max(0.01, p / (p - q)))
    const [x, y] = [from % columns, Math.floor(from / columns)]
    return edge & 1 ? [toMm(cell, x), toMm(cell, y + part)] : [toMm(cell, x + part), toMm(cell, y)]
  }

  const lines: GunLine[] = []
  for (let start = 0; start < next.length; start++) {
    if (next[start]! < 0) continue
    const row = rowOf[start]!
    const points: number[] = []
    for (let edge = start; next[edge]! >= 0;) {
      points.push(...place(edge, row))
      const after = next[edge]!
      next[edge] = -1
      edge = after
    }
    const from = start >> 1
    const of = level[from]! >= row ? yarn[from]! : yarn[from + (start & 1 ? columns : 1)]!
    lines.push({ points: evenly(points, gauge / 4), isClosed: true, level: row, yarn: of })
  }
  return lines
}

/** A closed line at even steps, at least eight of them. */
function evenly(points: readonly number[], step: number): Float64Array {
  const count = points.length / 2
  const along = [0]
  for (let n = 1; n <= count; n++) {
    const [from, to] = [2 * (n - 1), 2 * (n % count)]
    along.push(along[n - 1]! + Math.hypot(points[to]! - points[from]!, points[to + 1]! - points[from + 1]!))
  }
  const steps = Math.max(8, Math.round(along[count]! / step))
  const line = new Float64Array(2 * steps)
  for (let n = 0, at = 0; n < steps; n++) {
    const goal = (along[count]! * n) / steps
    while (at + 1 < count && along[at + 1]! <= goal) at++
    const part = (goal - along[at]!) / (along[at + 1]! - along[at]! || 1)
    const [from, to] = [2 * at, 2 * ((at + 1) % count)]
    line[2 * n] = points[from]! + part * (points[to]! - points[from]!)
    line[2 * n + 1] = points[from + 1]! + part * (points[to + 1]! - points[from + 1]!)
  }
  return line
}
