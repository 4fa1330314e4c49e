/**
 * Gives every line or gap less than three cells wide to the nearest yarn that is wider, in place.
 * A form keeps only what a cross of five cells can reach inside it (an opening, in Serra's sense).
 */
export function withoutThreads(cells: Uint8Array, columns: number): void {
  const isKept = opened(cells, columns)
  const waiting = new Int32Array(cells.length)
  let end = 0
  for (let cell = 0; cell < cells.length; cell++) if (isKept[cell]) waiting[end++] = cell
  if (end === 0) return

  for (let next = 0; next < end; next++) {
    const from = waiting[next]!
    const column = from % columns
    const visit = (cell: number) => {
      if (isKept[cell]) return
      isKept[cell] = 1
      cells[cell] = cells[from]!
      waiting[end++] = cell
    }
    if (column > 0) visit(from - 1)
    if (column < columns - 1) visit(from + 1)
    if (from >= columns) visit(from - columns)
    if (from < cells.length - columns) visit(from + columns)
  }
}

/** Marks the cells of all crosses that lie wholly in one yarn; beyond the edge everything runs on. */
function opened(cells: Uint8Array, columns: number): Uint8Array {
  const isKept = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % columns
    const left = column > 0 ? cell - 1 : cell
    const right = column < columns - 1 ? cell + 1 : cell
    const above = cell >= columns ? cell - columns : cell
    const below = cell < cells.length - columns ? cell + columns : cell
    const yarn = cells[cell]
    if (cells[left] !== yarn || cells[right] !== yarn || cells[above] !== yarn || cells[below] !== yarn)
      continue
    isKept[cell] = isKept[left] = isKept[right] = isKept[above] = isKept[below] = 1
  }
  return isKept
}
