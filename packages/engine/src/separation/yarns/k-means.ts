import type { Oklab } from '../../color/oklab.ts'
import type { ColorSample } from './color-samples.ts'
import { areApart } from './density-peaks.ts'
import type { Peak } from './density-peaks.ts'

/** A yarn as known before single pixels are examined. */
export type Cluster = Peak & {
  readonly rgb: number
  readonly weight: number
  /** The part of `weight` from places of one colour. */
  readonly solid: number
}

/**
 * Moves each peak to the mean of the nearest samples until nothing changes; drops peaks that end up beside a heavier
 * one, and those below 0.2 % of the total weight. Deterministic, without a random start; heaviest first.
 */
export function kMeans(
  samples: readonly ColorSample[],
  peaks: readonly Peak[],
  isGrainy: boolean,
): Cluster[] {
  let clusters = clustersAround(samples, peaks, isGrainy)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const moved = clustersAround(samples, clusters, isGrainy)
    if (isSettled(clusters, moved)) return moved
    clusters = moved
  }
  return clusters
}

const MOST_ROUNDS = 10
const LEAST_SHARE = 0.002

// A mixture of two yarns belongs to neither: included, it would shift a rare yarn's colour.
const REACH = 0.08

function clustersAround(
  samples: readonly ColorSample[],
  peaks: readonly Peak[],
  isGrainy: boolean,
): Cluster[] {
  const clusters = gatherAround(samples, peaks).sort((p, q) => q.weight - p.weight || p.rgb - q.rgb)
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0)
  return clusters.filter(
    (cluster, n) =>
      cluster.weight >= LEAST_SHARE * total &&
      clusters.slice(0, n).every((heavier) => areApart(cluster, heavier, isGrainy)),
  )
}

function gatherAround(samples: readonly ColorSample[], peaks: readonly Peak[]): Cluster[] {
  const sums = peaks.map(() => ({ weight: 0, solid: 0, l: 0, a: 0, b: 0, red: 0, green: 0, blue: 0 }))
  for (const { color, rgb, weight, solid } of samples) {
    const sum = sums[nearest(color, peaks)]
    if (sum === undefined) continue
    sum.weight += weight
    sum.solid += solid
    sum.l += weight * color.l
    sum.a += weight * color.a
    sum.b += weight * color.b
    sum.red += weight * ((rgb >>> 16) & 255)
    sum.green += weight * ((rgb >>> 8) & 255)
    sum.blue += weight * (rgb & 255)
  }
  return sums.flatMap(({ weight, solid, l, a, b, red, green, blue }, n) => {
    if (weight === 0) return []
    const rgb =
      (Math.round(red / weight) << 16) | (Math.round(green / weight) << 8) | Math.round(blue / weight)
    const color = { l: l / weight, a: a / weight, b: b / weight }
    return [{ color, rgb, weight, solid, isSpike: peaks[n]!.isSpike }]
  })
}

function nearest(color: Oklab, peaks: readonly Peak[]): number {
  let best = -1
  let bestSquare = REACH * REACH
  for (let n = 0; n < peaks.length; n++) {
    const other = peaks[n]!.color
    const l = color.l - other.l
    const a = color.a - other.a
    const b = color.b - other.b
    const square = l * l + a * a + b * b
    if (square < bestSquare) {
      best = n
      bestSquare = square
    }
  }
  return best
}

function isSettled(before: readonly Peak[], after: readonly Peak[]): boolean {
  return (
    before.length === after.length &&
    after.every(({ color }, n) => {
      const old = before[n]!.color
      return Math.abs(color.l - old.l) + Math.abs(color.a - old.a) + Math.abs(color.b - old.b) < 1e-4
    })
  )
}
