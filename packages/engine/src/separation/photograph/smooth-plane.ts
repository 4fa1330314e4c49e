import type { Plane } from './fit-slopes.ts'

/** The weighted mean of what surrounds each value, by three box filters, which come close to a Gaussian. */
export function smoothPlane({ across, down, values }: Plane, weights: Float32Array): Float32Array {
  let sums = values.map((value, n) => value * weights[n]!)
  // A little weight everywhere keeps places without any near 0.
  let shares = weights.map((weight) => weight + 0.001)
  for (let pass = 0; pass < 3; pass++) {
    sums = boxed(sums, across, down)
    shares = boxed(shares, across, down)
  }
  return sums.map((sum, n) => sum / shares[n]!)
}

/** Radius of a box, in cells. */
const REACH = 5

function boxed(values: Float32Array<ArrayBuffer>, across: number, down: number): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(values.length)
  const out = new Float32Array(values.length)
  for (let y = 0; y < down; y++) along(values, rows, y * across, 1, across)
  for (let x = 0; x < across; x++) along(rows, out, x, across, down)
  return out
}

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
