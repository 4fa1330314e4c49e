import type { ComposedDrawing } from './composed-drawing.ts'

/** How many times as large a preview is painted: then it has more pixels than a stage shows. */
const TIMES = 3

/**
 * A drawing with so many times the pixels, its borders smooth instead of in steps: of the nine pixels around a place the
 * yarn with the largest part wins, each weighing as a quadratic B-spline says. Where all nine are one yarn, as nearly
 * everywhere, there is nothing to weigh.
 */
export function withSmoothEdges({ yarns, columns, rows, hexes }: ComposedDrawing): ComposedDrawing {
  const wide = columns * TIMES
  const out = new Uint8Array(wide * rows * TIMES)
  const parts = new Float64Array(hexes.length)
  const around = new Uint8Array(9)
  for (let row = 0; row < rows; row++) {
    const above = Math.max(0, row - 1) * columns
    const here = row * columns
    const below = Math.min(rows - 1, row + 1) * columns
    for (let column = 0; column < columns; column++) {
      const left = Math.max(0, column - 1)
      const right = Math.min(columns - 1, column + 1)
      const yarn = yarns[here + column]!
      around[0] = yarns[above + left]!
      around[1] = yarns[above + column]!
      around[2] = yarns[above + right]!
      around[3] = yarns[here + left]!
      around[4] = yarn
      around[5] = yarns[here + right]!
      around[6] = yarns[below + left]!
      around[7] = yarns[below + column]!
      around[8] = yarns[below + right]!
      let differing = 0
      for (let pixel = 0; pixel < 9; pixel++) differing |= around[pixel]! ^ yarn
      for (let part = 0, at = row * TIMES * wide + column * TIMES; part < TIMES * TIMES; at += wide) {
        for (let across = 0; across < TIMES; across++, part++)
          out[at + across] = differing === 0 ? yarn : largest(around, WEIGHTS[part]!, parts)
      }
    }
  }
  return { yarns: out, columns: wide, rows: rows * TIMES, hexes }
}

/** Of a pixel's parts, how much each of the nine pixels around them weighs. */
const WEIGHTS = Array.from({ length: TIMES * TIMES }, (_, part) => {
  const across = spline(((part % TIMES) + 0.5) / TIMES - 0.5)
  const down = spline((Math.floor(part / TIMES) + 0.5) / TIMES - 0.5)
  return Float64Array.from({ length: 9 }, (_, pixel) => across[pixel % 3]! * down[Math.floor(pixel / 3)]!)
})

/** The weights of three neighbours in a row, `off` pixels from the middle of the second. */
function spline(off: number): readonly number[] {
  return [(0.5 - off) ** 2 / 2, 0.75 - off ** 2, (0.5 + off) ** 2 / 2]
}

function largest(around: Uint8Array, weights: Float64Array, parts: Float64Array): number {
  parts.fill(0)
  let best = around[4]!
  for (let pixel = 0; pixel < 9; pixel++) parts[around[pixel]!]! += weights[pixel]!
  for (let pixel = 0; pixel < 9; pixel++) if (parts[around[pixel]!]! > parts[best]!) best = around[pixel]!
  return best
}
