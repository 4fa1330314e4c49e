/**
 * Replaces every line or gap less than `least` cells wide, in place, with the nearest yarn that is wider. This is a
 * morphological opening (Serra) with a cross of five cells, or for two with a square of four. The drawing continues
 * unchanged beyond its edge, unless `isCut`: then a strip along the edge of less than three cells is a line, too.
 */
export function withoutThreads(cells: Uint8Array, columns: number, isCut = false, least: 2 | 3 = 3): void {
  const isWide = least === 3 ? opened(cells, columns, isCut) : openedBySquares(cells, columns)
  const queue = new Int32Array(cells.length)
  let end = 0
  for (let cell = 0; cell < cells.length; cell++) if (isWide[cell]) queue[end++] = cell
  if (end === 0) return

  for (let next = 0; next < end; next++) {
    const from = queue[next]!
    const column = from % columns
    const visit = (cell: number) => {
      if (isWide[cell]) return
      isWide[cell] = 1
      cells[cell] = cells[from]!
      queue[end++] = cell
    }
    if (column > 0) visit(from - 1)
    if (column < columns - 1) visit(from + 1)
    if (from >= columns) visit(from - columns)
    if (from < cells.length - columns) visit(from + columns)
  }
}

/** Marks the cells of all crosses of one yarn. */
function opened(cells: Uint8Array, columns: number, isCut: boolean): Uint8Array {
  const isWide = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % columns
    const left = column > 0 ? cell - 1 : cell
    const right = column < columns - 1 ? cell + 1 : cell
    const above = cell >= columns ? cell - columns : cell
    const below = cell < cells.length - columns ? cell + columns : cell
    const yarn = cells[cell]
    if (isCut && (left === cell || right === cell || above === cell || below === cell)) continue
    if (cells[left] !== yarn || cells[right] !== yarn || cells[above] !== yarn || cells[below] !== yarn)
      continue
    isWide[cell] = isWide[left] = isWide[right] = isWide[above] = isWide[below] = 1
  }
  return isWide
}

/** Marks the cells of all squares of four of one yarn. */
function openedBySquares(cells: Uint8Array, columns: number): Uint8Array {
  const isWide = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length - columns; cell++) {
    if (cell % columns === columns - 1) continue
    const [right, below, across] = [cell + 1, cell + columns, cell + columns + 1]
    const yarn = cells[cell]
    if (cells[right] !== yarn || cells[below] !== yarn || cells[across] !== yarn) continue
    isWide[cell] = isWide[right] = isWide[below] = isWide[across] = 1
  }
  return isWide
}
