import { DRAWN_FIELD } from '../../field.ts'
import { type Area, cellGrid } from '../fields/cell-grid.ts'
import type { Polygon } from './polygon.ts'

export type ColouredPolygon = { readonly outline: Polygon; readonly yarn: number }

/** Returns the yarn of the convex polygon that contains a point, or `ground`. The polygons must not overlap. */
export function polygonLookup(
  polygons: readonly ColouredPolygon[],
  ground: number,
  area: Area = DRAWN_FIELD,
): (x: number, y: number) => number {
  const { columns, rows, cellAt, cellsUnder } = cellGrid(area, CELL)
  const cells: Piece[][] = Array.from({ length: columns * rows }, () => [])
  for (const { outline, yarn } of polygons) {
    const piece = { corners: Float64Array.from(outline.flat()), yarn }
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
    for (const cell of cellsUnder(...box)) cells[cell]!.push(piece)
  }

  return (x, y) => {
    for (const { corners, yarn } of cells[cellAt(x, y)]!) {
      if (isInside(corners, x, y)) return yarn
    }
    return ground
  }
}

type Piece = { readonly corners: Float64Array; readonly yarn: number }

const CELL = 4

function isInside(corners: Float64Array, x: number, y: number): boolean {
  let ax = corners[corners.length - 2]!
  let ay = corners[corners.length - 1]!
  for (let k = 0; k < corners.length; k += 2) {
    const bx = corners[k]!
    const by = corners[k + 1]!
    if ((bx - ax) * (y - ay) < (by - ay) * (x - ax)) return false
    ax = bx
    ay = by
  }
  return true
}
