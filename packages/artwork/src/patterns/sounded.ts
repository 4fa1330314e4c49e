import { FIELD } from '../design.ts'

/**
 * A slow smooth function of the field read from soundings `cell` cm apart, straight lines between them:
 * for what is dear to reckon and asked often. Reaches `margin` cm beyond the field; farther out it stays level.
 */
export function sounded(
  depth: (x: number, y: number) => number,
  cell: number,
  margin: number,
): (x: number, y: number) => number {
  const columns = Math.ceil((FIELD.width + 2 * margin) / cell) + 1
  const rows = Math.ceil((FIELD.height + 2 * margin) / cell) + 1
  const depths = Float32Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    return depth(column * cell - margin, ((at - column) / columns) * cell - margin)
  })

  return (x, y) => {
    const across = Math.min(columns - 1, Math.max(0, (x + margin) / cell))
    const down = Math.min(rows - 1, Math.max(0, (y + margin) / cell))
    const column = Math.min(columns - 2, Math.floor(across))
    const row = Math.min(rows - 2, Math.floor(down))
    const at = row * columns + column
    const part = across - column
    const above = depths[at]! + part * (depths[at + 1]! - depths[at]!)
    const below = depths[at + columns]! + part * (depths[at + columns + 1]! - depths[at + columns]!)
    return above + (down - row) * (below - above)
  }
}
