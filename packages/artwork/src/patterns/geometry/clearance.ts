import { DRAWN_FIELD } from '../../field.ts'
import { type Area, cellGrid } from '../fields/cell-grid.ts'
import { polygonDistance } from './polygon-distance.ts'
import type { Polygon } from './polygon.ts'

/** Keeps shapes that are placed one after another at least a gap apart, using a grid of 1 cm squares. */
export type Clearance = {
  readonly isFree: (outline: Polygon) => boolean
  readonly block: (outline: Polygon) => void
}

export function clearance(gapCm: number, area: Area = DRAWN_FIELD): Clearance {
  const { columns, rows, centreOf, cellAt, cellsUnder } = cellGrid(area, 1, MARGIN)
  const blocked = new Uint8Array(columns * rows)
  const isOutside = (x: number, y: number) =>
    x < -MARGIN || x >= area.width + MARGIN || y < area.top - MARGIN || y >= area.top + area.height + MARGIN
  const isBlocked = (x: number, y: number) => !isOutside(x, y) && blocked[cellAt(x, y)] === 1
  // A square is tested at its centre, 0.71 cm from its corners.
  const reach = gapCm + Math.SQRT1_2

  return {
    isFree: (outline) =>
      !outline.some(([ax, ay], index) => {
        const [bx, by] = outline[(index + 1) % outline.length]!
        return isBlocked(ax, ay) || isBlocked((ax + bx) / 2, (ay + by) / 2)
      }),
    block: (outline) => {
      const xs = outline.map(([x]) => x)
      const ys = outline.map(([, y]) => y)
      const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
      for (const cell of cellsUnder(left, top, Math.max(...xs) + reach, Math.max(...ys) + reach)) {
        if (polygonDistance(outline, ...centreOf(cell)) < reach) blocked[cell] = 1
      }
    },
  }
}

const MARGIN = 6
