import type { Point } from './point.ts'
import { FIELD } from '../design.ts'

/** A drawn line: its points, its width in cm at each of them, and its yarn. */
export type InkStroke = {
  readonly points: readonly Point[]
  readonly widths: readonly number[]
  readonly yarn: number
}

/** Lays strokes with round ends, later ones on top, and gives the yarn at a place, or `ground`. */
export function inkStrokes(strokes: readonly InkStroke[], ground: number): (x: number, y: number) => number {
  const cells: Piece[][] = Array.from({ length: COLUMNS * ROWS }, () => [])
  for (const piece of strokes.flatMap(pieces).toReversed()) {
    for (const cell of cellsUnder(piece)) cells[cell]!.push(piece)
  }

  return (x, y) => {
    for (const piece of cells[cellAt(x, y)]!) {
      if (isOnPiece(piece, x, y)) return piece.yarn
    }
    return ground
  }
}

type Piece = {
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

function pieces({ points, widths, yarn }: InkStroke): Piece[] {
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

function isOnPiece({ ax, ay, dx, dy, from, to }: Piece, x: number, y: number): boolean {
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

function cellsUnder({ ax, ay, dx, dy, from, to }: Piece): number[] {
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
