import { DRAWN_FIELD } from '../../field.ts'
import type { Area } from './cell-grid.ts'

/**
 * Samples a smooth but slow function every `cell` cm, up to `margin` cm beyond the area, and interpolates bilinearly
 * between the samples. Farther out the value stays constant.
 */
export function sampledField(
  valueAt: (x: number, y: number) => number,
  cell: number,
  margin: number,
  { width, height, top }: Area = DRAWN_FIELD,
): (x: number, y: number) => number {
  const columns = Math.ceil((width + 2 * margin) / cell) + 1
  const rows = Math.ceil((height + 2 * margin) / cell) + 1
  const samples = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      samples[row * columns + column] = valueAt(column * cell - margin, row * cell - margin + top)
    }

  return (x, y) => {
    const across = Math.min(columns - 1, Math.max(0, (x + margin) / cell))
    const down = Math.min(rows - 1, Math.max(0, (y - top + margin) / cell))
    const column = Math.min(columns - 2, Math.floor(across))
    const row = Math.min(rows - 2, Math.floor(down))
    const at = row * columns + column
    const fraction = across - column
    const above = samples[at]! + fraction * (samples[at + 1]! - samples[at]!)
    const below = samples[at + columns]! + fraction * (samples[at + columns + 1]! - samples[at + columns]!)
    return above + (down - row) * (below - above)
  }
}
