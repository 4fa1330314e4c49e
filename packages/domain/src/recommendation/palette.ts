import type { Measured } from './taste.ts'

/** A set of yarns prepared for comparison: the sorted positions of its wool along each direction. */
export type Palette = Float32Array

/**
 * The axes of Oklab and the diagonals of its cube. Oklab's a and b count twice, as in Color.js' deltaEOK2: for
 * distant colours plain Oklab overrates lightness.
 */
const DIAGONAL = 1 / Math.sqrt(3)
const DIRECTIONS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [DIAGONAL, DIAGONAL, DIAGONAL],
  [DIAGONAL, DIAGONAL, -DIAGONAL],
  [DIAGONAL, -DIAGONAL, DIAGONAL],
  [DIAGONAL, -DIAGONAL, -DIAGONAL],
] as const
/** A yarn that covers a thirty-second of a rug counts. */
const PORTIONS = 32

/** Prepares at least one yarn, with shares in any unit. */
export function paletteOf(yarns: readonly Measured[]): Palette {
  const whole = yarns.reduce((sum, { share }) => sum + share, 0)
  const palette = new Float32Array(DIRECTIONS.length * PORTIONS)
  for (const [n, [l, a, b]] of DIRECTIONS.entries()) {
    const sorted = yarns
      .map(({ color, share }) => ({ at: l * color.l + 2 * a * color.a + 2 * b * color.b, share }))
      .toSorted((one, other) => one.at - other.at)
    let [yarn, passed] = [0, sorted[0]?.share ?? 0]
    for (let portion = 0; portion < PORTIONS; portion++) {
      while (passed < ((portion + 0.5) / PORTIONS) * whole && yarn < sorted.length - 1)
        passed += sorted[++yarn]?.share ?? 0
      palette[n * PORTIONS + portion] = sorted[yarn]?.at ?? 0
    }
  }
  return palette
}

/**
 * How far the wool of one rug would have to move through Oklab to become the other's, per average tuft: 0 for the
 * same yarns and shares, about 1 from black to white. Uses the sliced form of the earth mover's distance, the mean
 * over directions, each of which is solved by sorting (Bonneel et al. 2015, "Sliced and Radon Wasserstein Barycenters
 * of Measures"): a fiftieth of the work, with the same ranking.
 */
export function paletteDistance(one: Palette, other: Palette): number {
  let sum = 0
  for (let n = 0; n < one.length; n++) sum += Math.abs(one[n]! - other[n]!)
  // In three dimensions the mean projection of a unit vector is 1/2.
  return (2 * sum) / one.length
}
