/** Replaces every patch of fewer than `smallest` cells, in place, with the yarn along most of its border. */
export function withoutIslets(cells: Uint8Array, columns: number, smallest: number): void {
  const runs = runsOf(cells, columns)
  for (const patch of smallPatches(runs, smallest)) {
    const neighbour = alongMostOf(cells, columns, runs, patch)
    // A drawing that is one small patch has no neighbouring yarn.
    if (neighbour === undefined) continue
    for (const run of patch) cells.fill(neighbour, runs.starts[run], runs.starts[run + 1])
  }
}

/**
 * The cells of one yarn beside each other, row by row: where each such run starts, and the first run of the patch that it
 * belongs to. Runs are far fewer than cells, which makes this several times as fast as flooding.
 */
type Runs = { readonly starts: Int32Array; readonly patches: Int32Array }

function runsOf(cells: Uint8Array, columns: number): Runs {
  let count = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== cells[cell - 1] || cell % columns === 0) count++
  }
  const starts = new Int32Array(count + 1)
  const patches = new Int32Array(count)
  starts[count] = cells.length
  /** The first run of a patch, as far as is known. */
  const firstOf = (run: number) => {
    let first = run
    while (patches[first] !== first) first = patches[first] = patches[patches[first]!]!
    return first
  }
  let run = 0
  let above = 0
  for (let rowStart = 0; rowStart < cells.length; rowStart += columns) {
    const firstOfRow = run
    for (let cell = rowStart; cell < rowStart + columns;) {
      const yarn = cells[cell]
      const start = cell
      while (++cell < rowStart + columns && cells[cell] === yarn);
      starts[run] = start
      patches[run] = run
      if (rowStart > 0) {
        while (starts[above + 1]! <= start - columns) above++
        for (let other = above; other < firstOfRow && starts[other]! < cell - columns; other++) {
          if (cells[starts[other]!] !== yarn) continue
          const [one, two] = [firstOf(other), firstOf(run)]
          patches[Math.max(one, two)] = Math.min(one, two)
        }
      }
      run++
    }
    above = firstOfRow
  }
  for (let at = 0; at < count; at++) patches[at] = patches[patches[at]!]!
  return { starts, patches }
}

/** The runs of every patch of fewer than `smallest` cells, in the order of their first cells. */
function smallPatches({ starts, patches }: Runs, smallest: number): Iterable<readonly number[]> {
  const sizes = new Int32Array(patches.length)
  for (let run = 0; run < patches.length; run++) sizes[patches[run]!]! += starts[run + 1]! - starts[run]!
  const small = new Map<number, number[]>()
  for (let run = 0; run < patches.length; run++) {
    const patch = patches[run]!
    if (sizes[patch]! >= smallest) continue
    if (patch === run) small.set(run, [run])
    else small.get(patch)!.push(run)
  }
  return small.values()
}

/** The yarn that borders most of the cells of those runs, the first of several; undefined if none does. */
function alongMostOf(
  cells: Uint8Array,
  columns: number,
  { starts }: Runs,
  patch: readonly number[],
): number | undefined {
  const rim = new Map<number, number>()
  const yarn = cells[starts[patch[0]!]!]!
  const count = (cell: number) => {
    const other = cells[cell]!
    if (other !== yarn) rim.set(other, (rim.get(other) ?? 0) + 1)
  }
  for (const run of patch) {
    const [from, to] = [starts[run]!, starts[run + 1]!]
    if (from % columns > 0) count(from - 1)
    if (to % columns > 0) count(to)
    for (let cell = from; cell < to; cell++) {
      if (cell >= columns) count(cell - columns)
      if (cell < cells.length - columns) count(cell + columns)
    }
  }
  const most = Math.max(...rim.values())
  return [...rim.keys()].filter((other) => rim.get(other) === most).toSorted((a, b) => a - b)[0]
}
