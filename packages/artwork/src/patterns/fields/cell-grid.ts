import type { Field } from '../../field.ts'

/** A rectangle of the drawing in cm, its left edge at 0. */
export type Area = Pick<Field, 'width' | 'height' | 'top'>

/** Square cells over an area and some cm around it; points farther off count as in the nearest cell. */
export type CellGrid = {
  readonly columns: number
  readonly rows: number
  readonly columnAt: (x: number) => number
  readonly rowAt: (y: number) => number
  /** The index of the cell at a point: row by row from the top left. */
  readonly cellAt: (x: number, y: number) => number
  /** The centre of a cell. */
  readonly centreOf: (cell: number) => readonly [x: number, y: number]
  /** The cells that touch the box from (left, top) to (right, bottom). */
  readonly cellsUnder: (left: number, top: number, right: number, bottom: number) => number[]
}

/** Lays a grid of cells with that side over the area and `margin` cm around it. */
export function cellGrid({ width, height, top }: Area, side: number, margin = 0): CellGrid {
  const columns = Math.ceil((width + 2 * margin) / side)
  const rows = Math.ceil((height + 2 * margin) / side)
  const clamp = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(at / side)))
  const columnAt = (x: number) => clamp(x + margin, columns)
  const rowAt = (y: number) => clamp(y - top + margin, rows)
  return {
    columns,
    rows,
    columnAt,
    rowAt,
    cellAt: (x, y) => rowAt(y) * columns + columnAt(x),
    centreOf: (cell) => [
      ((cell % columns) + 0.5) * side - margin,
      (Math.floor(cell / columns) + 0.5) * side - margin + top,
    ],
    cellsUnder: (left, above, right, bottom) => {
      const cells: number[] = []
      const [lastRow, lastColumn] = [rowAt(bottom), columnAt(right)]
      for (let row = rowAt(above); row <= lastRow; row++) {
        for (let column = columnAt(left); column <= lastColumn; column++) cells.push(row * columns + column)
      }
      return cells
    },
  }
}
