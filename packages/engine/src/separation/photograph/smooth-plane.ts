import type { Grid } from './fit-slopes.ts'

/**
 * Returns a function that gives the weighted mean of what surrounds each value of a plane, by three box filters, which
 * come close to a Gaussian. What it returns is overwritten by the next call.
 */
export function smoother(
  { across, down }: Grid,
  weights: Float32Array,
): (values: Float32Array) => Float32Array {
  const rows = new Float32Array(weights.length)
  const smooth = (plane: Float32Array) => {
    for (let pass = 0; pass < 3; pass++) {
      for (let y = 0; y < down; y++) along(plane, rows, y * across, 1, across)
      for (let x = 0; x < across; x++) along(rows, plane, x, across, down)
    }
  }
  // A little weight everywhere keeps places without any near 0.
  const shares = weights.map((weight) => weight + 0.001)
  smooth(shares)
  const sums = new Float32Array(weights.length)
  return (values) => {
    for (let n = 0; n < sums.length; n++) sums[n] = values[n]! * weights[n]!
    smooth(sums)
    for (let n = 0; n < sums.length; n++) sums[n]! /= shares[n]!
    return sums
  }
}

/** Radius of a box, in cells. */
const REACH = 5

/** Sums over the reach along a row or column, with its ends repeated inwards. */
function along(from: Float32Array, to: Float32Array, start: number, step: number, count: number): void {
  let sum = 0
  for (let n = 0; n < Math.min(REACH, count); n++) sum += from[start + n * step]!
  for (let n = 0; n < count; n++) {
    if (n + REACH < count) sum += from[start + (n + REACH) * step]!
    if (n > REACH) sum -= from[start + (n - REACH - 1) * step]!
    to[start + n * step] = sum
  }
}
