import { DRAWN_FIELD } from '../field.ts'
import { type Area, cellGrid } from './fields/cell-grid.ts'
import type { Point } from './geometry/point.ts'

/** A stroke: its points, its width in cm at each of them, and its yarn. */
export type InkStroke = {
  readonly points: readonly Point[]
  readonly widths: readonly number[]
  readonly yarn: number
}

/**
 * Draws strokes with round ends, later ones on top; returns the yarn at a point of the area, or `ground` beside them.
 */
export function inkStrokes(
  strokes: readonly InkStroke[],
  ground: number,
  area: Area = DRAWN_FIELD,
): (x: number, y: number) => number {
  const { columns, rows, cellAt, cellsUnder } = cellGrid(area, CELL, MARGIN)
  const cells: Segment[][] = Array.from({ length: columns * rows }, () => [])
  for (const segment of strokes.flatMap(segments).toReversed()) {
    const { ax, ay, dx, dy, from, to } = segment
    const reach = Math.max(from, to)
    const [left, right] = [Math.min(ax, ax + dx) - reach, Math.max(ax, ax + dx) + reach]
    const [top, bottom] = [Math.min(ay, ay + dy) - reach, Math.max(ay, ay + dy) + reach]
    for (const cell of cellsUnder(left, top, right, bottom)) cells[cell]!.push(segment)
  }

  return (x, y) => {
    for (const segment of cells[cellAt(x, y)]!) {
      if (isOnSegment(segment, x, y)) return segment.yarn
    }
    return ground
  }
}

type Segment = {
  readonly ax: number
  readonly ay: number
  readonly dx: number
  readonly dy: number
  /** Half-widths at the two ends. */
  readonly from: number
  readonly to: number
  readonly yarn: number
}

const CELL = 5
const MARGIN = 5

function segments({ points, widths, yarn }: InkStroke): Segment[] {
  return points.slice(1).map(([bx, by], k) => {
    const [ax, ay] = points[k]!
    return {
      ax,
      ay,
      dx: bx - ax,
      dy: by - ay,
      from: widths[k]! / 2,
      to: widths[k + 1]! / 2,
      yarn,
    }
  })
}

function isOnSegment({ ax, ay, dx, dy, from, to }: Segment, x: number, y: number): boolean {
  const px = x - ax
  const py = y - ay
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared))
  const offX = px - t * dx
  const offY = py - t * dy
  const half = from + t * (to - from)
  return offX * offX + offY * offY < half * half
}
