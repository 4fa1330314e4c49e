/** Replaces every patch of fewer than `smallest` cells, in place, with the yarn along most of its border. */
export function withoutIslets(cells: Uint8Array, columns: number, smallest: number): void {
  const isSeen = new Uint8Array(cells.length)
  const patch = new Int32Array(cells.length)
  for (let start = 0; start < cells.length; start++) {
    if (isSeen[start]) continue
    const rim = new Int32Array(256)
    const size = flood(cells, columns, start, { isSeen, patch, rim })
    if (size >= smallest) continue
    const neighbour = rim.indexOf(Math.max(...rim))
    // A drawing that is one small patch has no neighbouring yarn.
    if (rim[neighbour] === 0) continue
    for (let k = 0; k < size; k++) cells[patch[k]!] = neighbour
  }
}

type Flood = { readonly isSeen: Uint8Array; readonly patch: Int32Array; readonly rim: Int32Array }

/** Collects a patch in `patch`, counts the cells bordering it by yarn in `rim`, and returns its size. */
function flood(cells: Uint8Array, columns: number, start: number, { isSeen, patch, rim }: Flood): number {
  const yarn = cells[start]!
  let size = 1
  patch[0] = start
  isSeen[start] = 1
  const visit = (cell: number) => {
    const other = cells[cell]!
    if (other !== yarn) rim[other]! += 1
    else if (!isSeen[cell]) {
      isSeen[cell] = 1
      patch[size++] = cell
    }
  }
  for (let next = 0; next < size; next++) {
    const cell = patch[next]!
    const column = cell % columns
    if (column > 0) visit(cell - 1)
    if (column < columns - 1) visit(cell + 1)
    if (cell >= columns) visit(cell - columns)
    if (cell < cells.length - columns) visit(cell + columns)
  }
  return size
}
