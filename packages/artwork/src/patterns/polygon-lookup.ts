import { FIELD } from '../design.ts'
import type { Polygon } from './polygon.ts'

export type ColouredPolygon = { readonly outline: Polygon; readonly yarn: number }

/** Returns the yarn of the convex polygon that contains a point, or `ground`. The polygons must not overlap. */
export function polygonLookup(
  polygons: readonly ColouredPolygon[],
  ground: number,
): (x: number, y: number) => number {
  const cells: Piece[][] = Array.from({ length: COLUMNS * ROWS }, () => [])
  for (const { outline, yarn } of polygons) {
    const piece = { corners: Float64Array.from(outline.flat()), yarn }
    for (const cell of cellsUnder(outline)) cells[cell]!.push(piece)
  }

  return (x, y) => {
    for (const { corners, yarn } of cells[toRow(y) * COLUMNS + toColumn(x)]!) {
      if (isInside(corners, x, y)) return yarn
    }
    return ground
  }
}

type Piece = { readonly corners: Float64Array; readonly yarn: number }

const CELL = 4
const COLUMNS = Math.ceil(FIELD.width / CELL)
const ROWS = Math.ceil(FIELD.height / CELL)
const toColumn = (x: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / CELL)))
const toRow = (y: number) => Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL)))

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

function cellsUnder(outline: Polygon): number[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const cells: number[] = []
  for (let row = toRow(Math.min(...ys)); row <= toRow(Math.max(...ys)); row++) {
    for (let column = toColumn(Math.min(...xs)); column <= toColumn(Math.max(...xs)); column++) {
      cells.push(row * COLUMNS + column)
    }
  }
  return cells
}
