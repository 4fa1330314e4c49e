/**
 * Replaces every line or gap less than `least` cells wide, in place, with the nearest yarn that is wider. This is a
 * morphological opening (Serra) with a cross of five cells, or for two with a square of four. The drawing continues
 * unchanged beyond its edge, unless `isCut`: then a strip along the edge of less than three cells is a line, too.
 */
export function withoutThreads(cells: Uint8Array, columns: number, isCut = false, least: 2 | 3 = 3): void {
  const isWide = least === 3 ? opened(cells, columns, isCut) : openedBySquares(cells, columns)
  const queue = wideBesideNarrow(isWide, columns)
  for (let next = 0; next < queue.length; next++) {
    const from = queue[next]!
    const column = from % columns
    const visit = (cell: number) => {
      if (isWide[cell]) return
      isWide[cell] = 1
      cells[cell] = cells[from]!
      queue.push(cell)
    }
    if (column > 0) visit(from - 1)
    if (column < columns - 1) visit(from + 1)
    if (from >= columns) visit(from - columns)
    if (from < cells.length - columns) visit(from + columns)
  }
}

/** The marked cells beside one that is not, in order: the few from which a yarn spreads. */
function wideBesideNarrow(isWide: Uint8Array, columns: number): number[] {
  const isBeside = new Uint8Array(isWide.length)
  for (let cell = isWide.indexOf(0); cell >= 0; cell = isWide.indexOf(0, cell + 1)) {
    const column = cell % columns
    if (column > 0) isBeside[cell - 1] = 1
    if (column < columns - 1) isBeside[cell + 1] = 1
    if (cell >= columns) isBeside[cell - columns] = 1
    if (cell < isWide.length - columns) isBeside[cell + columns] = 1
  }
  const cells: number[] = []
  for (let cell = isBeside.indexOf(1); cell >= 0; cell = isBeside.indexOf(1, cell + 1)) {
    if (isWide[cell]) cells.push(cell)
  }
  return cells
}

/** Marks the cells of all crosses of one yarn. */
function opened(cells: Uint8Array, columns: number, isCut: boolean): Uint8Array {
  const isWide = new Uint8Array(cells.length)
  const last = cells.length - columns
  for (let row = 0; row < cells.length; row += columns) {
    if (isCut && (row === 0 || row === last)) continue
    const up = row > 0 ? columns : 0
    const down = row < last ? columns : 0
    for (let column = isCut ? 1 : 0; column < (isCut ? columns - 1 : columns); column++) {
      const cell = row + column
      const yarn = cells[cell]
      const left = column > 0 ? cell - 1 : cell
      const right = column < columns - 1 ? cell + 1 : cell
      if (cells[left] !== yarn || cells[right] !== yarn) continue
      if (cells[cell - up] !== yarn || cells[cell + down] !== yarn) continue
      isWide[cell] = isWide[left] = isWide[right] = isWide[cell - up] = isWide[cell + down] = 1
    }
  }
  return isWide
}

/** Marks the cells of all squares of four of one yarn. */
function openedBySquares(cells: Uint8Array, columns: number): Uint8Array {
  const isWide = new Uint8Array(cells.length)
  for (let row = 0; row < cells.length - columns; row += columns) {
    for (let cell = row; cell < row + columns - 1; cell++) {
      const yarn = cells[cell]
      const below = cell + columns
      if (cells[cell + 1] !== yarn || cells[below] !== yarn || cells[below + 1] !== yarn) continue
      isWide[cell] = isWide[cell + 1] = isWide[below] = isWide[below + 1] = 1
    }
  }
  return isWide
}
