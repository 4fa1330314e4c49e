import type { Design } from './design.ts'
import { drawingOn } from './drawing.ts'
import { DRAWN_FIELD, type Field } from './field.ts'

/**
 * Draws a rug, `columns` × `rows` pixels: for every pixel, row by row from the top left, the index of the yarn at its
 * centre. The corners outside a disc are drawn too and cut off later. If the proportions differ from the field's, the
 * drawing is stretched. Throws if a size is not a positive whole number.
 */
export function drawDesign(
  { draw }: Pick<Design, 'draw'>,
  columns: number,
  rows: number,
  field: Field = DRAWN_FIELD,
): Uint8Array {
  for (const size of [columns, rows]) {
    if (!Number.isSafeInteger(size) || size < 1) throw new Error(`cannot draw ${columns} × ${rows} pixels`)
  }
  const yarns = new Uint8Array(columns * rows)
  const xs = Float64Array.from({ length: columns }, (_, column) => ((column + 0.5) / columns) * field.width)
  const drawing = drawingOn(draw, field)
  for (let row = 0; row < rows; row++) {
    const y = field.top + ((row + 0.5) / rows) * field.height
    const start = row * columns
    if (drawing.row) drawing.row(xs, y, yarns, start)
    else for (let column = 0; column < columns; column++) yarns[start + column] = drawing(xs[column]!, y)
  }
  return yarns
}
