/** Red, green and blue of each block, in levels; NaN where a block has no colour. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array]

/**
 * Means over what is around each block and has its colour, where that may vary a lot towards `paper` and away from it,
 * and little in any other direction. Several rounds, so that strokes average out and edges stay.
 */
export function smoothStrokes(planes: Planes, across: number, paper: readonly number[]): Planes {
  let smooth = planes
  for (let round = 0; round < ROUNDS; round++) smooth = smoothOnce(smooth, across, paper)
  return smooth
}

const ROUNDS = 3
/** In blocks, in each direction. */
const REACH = 2
/** How far a colour may differ along the line to the paper, as a share of its length, and off it, in levels. */
const MOST_ALONG = 0.2
const MOST_OFF = 9

function smoothOnce([red, green, blue]: Planes, across: number, paper: readonly number[]): Planes {
  const out = [red.slice(), green.slice(), blue.slice()] as const
  const down = Math.ceil(red.length / across)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = y * across + x
      const r = red[at]!
      if (Number.isNaN(r)) continue
      const g = green[at]!
      const b = blue[at]!
      const wayRed = paper[0]! - r
      const wayGreen = paper[1]! - g
      const wayBlue = paper[2]! - b
      const span = wayRed * wayRed + wayGreen * wayGreen + wayBlue * wayBlue
      const inverse = 1 / Math.max(1, span)
      const mostAlong = MOST_ALONG ** 2 * span + MOST_OFF ** 2
      let sumRed = 0
      let sumGreen = 0
      let sumBlue = 0
      let count = 0
      for (let v = Math.max(0, y - REACH); v <= Math.min(down - 1, y + REACH); v++)
        for (let u = Math.max(0, x - REACH); u <= Math.min(across - 1, x + REACH); u++) {
          const near = v * across + u
          const dr = red[near]! - r
          const dg = green[near]! - g
          const db = blue[near]! - b
          const dot = dr * wayRed + dg * wayGreen + db * wayBlue
          const along = dot * dot * inverse
          // Written so that blocks without a colour, NaN, never count.
          if (!(along <= mostAlong && dr * dr + dg * dg + db * db - along <= MOST_OFF ** 2)) continue
          sumRed += red[near]!
          sumGreen += green[near]!
          sumBlue += blue[near]!
          count++
        }
      out[0][at] = sumRed / count
      out[1][at] = sumGreen / count
      out[2][at] = sumBlue / count
    }
  return out
}
