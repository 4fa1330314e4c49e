import { gaussian } from './gaussian.ts'

/** Where the tips of neighbouring tufts stick together: a jittered periodic grid of centres, in cells. */
export type Clumps = {
  readonly size: number
  readonly perSide: number
  readonly x: Float32Array
  readonly y: Float32Array
  /** 0.35 … 2.25; a large clump attracts tufts from farther away. */
  readonly weight: Float32Array
  readonly tone: Float32Array
}

/** The clump a tuft belongs to and the vector to its centre, in cells. */
export type ClumpHold = {
  readonly clump: number
  readonly dx: number
  readonly dy: number
  readonly distance: number
}

const SPACING_MM = 7

export function makeClumps(random: () => number, size: number, mmPerCell: number): Clumps {
  const perSide = Math.round((size * mmPerCell) / SPACING_MM)
  const pitch = size / perSide
  const count = perSide * perSide
  const clumps: Clumps = {
    size,
    perSide,
    x: new Float32Array(count),
    y: new Float32Array(count),
    weight: new Float32Array(count),
    tone: new Float32Array(count),
  }
  for (let clump = 0; clump < count; clump++) {
    clumps.x[clump] = ((clump % perSide) + 0.5 + (random() - 0.5) * 1.1) * pitch
    clumps.y[clump] = (Math.floor(clump / perSide) + 0.5 + (random() - 0.5) * 1.1) * pitch
    clumps.weight[clump] = 0.35 + square(random()) * 1.9
    clumps.tone[clump] = gaussian(random) * 0.5
  }
  return clumps
}

/**
 * The clump nearest to a tuft, with distances along the lean counting less, because clumps are elongated along it.
 * `leanX`, `leanY` in mm.
 */
export function holdingClump(clumps: Clumps, x: number, y: number, leanX: number, leanY: number): ClumpHold {
  const { size, perSide } = clumps
  const lean = Math.sqrt(leanX * leanX + leanY * leanY) + 1e-6
  const alongX = leanX / lean
  const alongY = leanY / lean
  const shorten = 1 / (1 + 0.42 * Math.min(3, lean))
  const column = Math.floor((x * perSide) / size)
  const row = Math.floor((y * perSide) / size)
  let clump = 0
  let [nearX, nearY] = [0, 0]
  let least = Infinity
  for (let b = -2; b <= 2; b++) {
    const first = wrap(row + b, perSide) * perSide
    for (let a = -2; a <= 2; a++) {
      const candidate = first + wrap(column + a, perSide)
      const dx = nearestImage(clumps.x[candidate]! - x, size)
      const dy = nearestImage(clumps.y[candidate]! - y, size)
      const along = (dx * alongX + dy * alongY) * shorten
      const aside = dy * alongX - dx * alongY
      const away = (along * along + aside * aside) / clumps.weight[candidate]!
      if (away < least) {
        least = away
        clump = candidate
        nearX = dx
        nearY = dy
      }
    }
  }
  return { clump, dx: nearX, dy: nearY, distance: Math.sqrt(least) }
}

const square = (value: number) => value * value

const wrap = (index: number, side: number) => ((index % side) + side) % side

const nearestImage = (difference: number, period: number) =>
  difference - Math.round(difference / period) * period
