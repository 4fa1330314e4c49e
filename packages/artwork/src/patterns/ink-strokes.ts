import type { Point } from './point.ts'
import { FIELD } from '../design.ts'

/** A stroke: its points, its width in cm at each of them, and its yarn. */
export type InkStroke = {
  readonly points: readonly Point[]
  readonly widths: readonly number[]
  readonly yarn: number
}

/** Draws strokes with round ends, later ones on top; returns the yarn at a point, or `ground` beside them. */
export function inkStrokes(strokes: readonly InkStroke[], ground: number): (x: number, y: number) => number {
  const cells: Segment[][] = Array.from({ length: COLUMNS * ROWS }, () => [])
  for (const segment of strokes.flatMap(segments).toReversed()) {
    for (const cell of cellsUnder(segment)) cells[cell]!.push(segment)
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
const COLUMNS = Math.ceil((FIELD.width + 2 * MARGIN) / CELL)
const ROWS = Math.ceil((FIELD.height + 2 * MARGIN) / CELL)

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

const clampCell = (at: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor((at + MARGIN) / CELL)))
const cellAt = (x: number, y: number) => clampCell(y, ROWS) * COLUMNS + clampCell(x, COLUMNS)

function cellsUnder({ ax, ay, dx, dy, from, to }: Segment): number[] {
  const reach = Math.max(from, to)
  const left = clampCell(Math.min(ax, ax + dx) - reach, COLUMNS)
  const right = clampCell(Math.max(ax, ax + dx) + reach, COLUMNS)
  const top = clampCell(Math.min(ay, ay + dy) - reach, ROWS)
  const bottom = clampCell(Math.max(ay, ay + dy) + reach, ROWS)
  const cells: number[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) cells.push(row * COLUMNS + column)
  }
  return cells
}
