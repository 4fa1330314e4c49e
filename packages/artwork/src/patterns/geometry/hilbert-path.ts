/** A grid cell, counted from the top left. */
export type Cell = readonly [column: number, row: number]

/**
 * A path through every cell of a grid, each cell adjacent to the one before, that fills one neighbourhood before it
 * goes to the next. It is a Hilbert curve (1891) for any two even numbers of cells, made by halving the longer side in
 * turn as Jakub Červený's "gilbert" does. It starts in the top left cell. `inHalves`: the upper half is filled before the lower
 * one, whichever side is longer.
 */
export function hilbertPath(columns: number, rows: number, inHalves = false): Cell[] {
  const path: Cell[] = []
  if (inHalves) {
    const upper = 2 * Math.ceil(rows / 4)
    walk(path, [0, 0], [0, upper], [columns, 0])
    walk(path, [0, upper], [0, rows - upper], [columns, 0])
  } else if (columns >= rows) walk(path, [0, 0], [columns, 0], [0, rows])
  else walk(path, [0, 0], [0, rows], [columns, 0])
  return path
}

/** Fills the block at `from` that spans `main` and `side`, ending at the far end of `main`. */
function walk(path: Cell[], from: Cell, main: Cell, side: Cell): void {
  const length = Math.abs(main[0] + main[1])
  const width = Math.abs(side[0] + side[1])
  const ahead = unit(main)
  const across = unit(side)
  if (width === 1 || length === 1) {
    const step = width === 1 ? ahead : across
    for (let k = 0; k < Math.max(length, width); k++) path.push(add(from, scaled(step, k)))
    return
  }

  let half = scaled(ahead, length >> 1)
  if (2 * length > 3 * width) {
    if ((length >> 1) % 2 === 1 && length > 2) half = add(half, ahead)
    walk(path, from, half, side)
    walk(path, add(from, half), subtract(main, half), side)
    return
  }
  let halfSide = scaled(across, width >> 1)
  if ((width >> 1) % 2 === 1 && width > 2) halfSide = add(halfSide, across)
  walk(path, from, halfSide, half)
  walk(path, add(from, halfSide), main, subtract(side, halfSide))
  const back = add(from, add(subtract(main, ahead), subtract(halfSide, across)))
  walk(path, back, scaled(halfSide, -1), scaled(subtract(main, half), -1))
}

const unit = ([x, y]: Cell): Cell => [Math.sign(x), Math.sign(y)]
const scaled = ([x, y]: Cell, by: number): Cell => [x * by, y * by]
const add = (one: Cell, other: Cell): Cell => [one[0] + other[0], one[1] + other[1]]
const subtract = (one: Cell, other: Cell): Cell => [one[0] - other[0], one[1] - other[1]]
