import { FIELD } from '../design.ts'
import { polygonDistance } from './polygon-distance.ts'
import type { Polygon } from './polygon.ts'

/** Keeps shapes that are placed one after another at least a gap apart, using a grid of 1 cm squares. */
export type Clearance = {
  readonly isFree: (outline: Polygon) => boolean
  readonly block: (outline: Polygon) => void
}

export function clearance(gapCm: number): Clearance {
  const columns = FIELD.width + 2 * MARGIN
  const rows = FIELD.height + 2 * MARGIN
  const blocked = new Uint8Array(columns * rows)
  const isBlocked = (x: number, y: number) => {
    const column = Math.floor(x) + MARGIN
    const row = Math.floor(y) + MARGIN
    return column >= 0 && row >= 0 && column < columns && row < rows && blocked[row * columns + column] === 1
  }
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
      for (let y = Math.floor(Math.min(...ys) - reach); y <= Math.max(...ys) + reach; y++) {
        for (let x = Math.floor(Math.min(...xs) - reach); x <= Math.max(...xs) + reach; x++) {
          const column = x + MARGIN
          const row = y + MARGIN
          if (column < 0 || row < 0 || column >= columns || row >= rows) continue
          if (polygonDistance(outline, x + 0.5, y + 0.5) < reach) blocked[row * columns + column] = 1
        }
      }
    },
  }
}

const MARGIN = 6
