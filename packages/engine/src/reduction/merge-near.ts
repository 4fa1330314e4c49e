import { deltaE2000 } from '../color/delta-e2000.ts'
import { nearestRgb } from '../color/gamut.ts'
import { labFromRgb } from '../color/lab.ts'
import type { ChosenColors } from './choose-colors.ts'

/** Merges colours too similar to be distinguished in wool, nearest pair first. */
export function mergeNear({ colors, weights }: ChosenColors): Float64Array {
  let shades: readonly Shade[] = Array.from(weights, (weight, n) => ({
    weight,
    color: [colors[3 * n]!, colors[3 * n + 1]!, colors[3 * n + 2]!],
  }))
  for (let pair = nearestPair(shades); pair !== null; pair = nearestPair(shades)) {
    const [p, q] = pair
    shades = [...shades.filter((shade) => shade !== p && shade !== q), between(p, q)]
  }
  return Float64Array.from(shades.flatMap(({ color }) => color))
}

/** Neighbouring yarns closer than this (CIEDE2000) look like one. */
const LEAST_APART = 5

type Shade = { readonly color: readonly [number, number, number]; readonly weight: number }

function nearestPair(shades: readonly Shade[]): readonly [Shade, Shade] | null {
  const labs = shades.map(({ color: [l, a, b] }) => labFromRgb(nearestRgb({ l, a: a / 2, b: b / 2 })))
  let least = LEAST_APART
  let found: readonly [Shade, Shade] | null = null
  for (let p = 0; p < shades.length; p++)
    for (let q = 0; q < p; q++) {
      const apart = deltaE2000(labs[p]!, labs[q]!)
      if (apart >= least) continue
      least = apart
      found = [shades[p]!, shades[q]!]
    }
  return found
}

function between(p: Shade, q: Shade): Shade {
  const weight = p.weight + q.weight
  const mean = (axis: 0 | 1 | 2) =>
    weight === 0 ? p.color[axis] : (p.weight * p.color[axis] + q.weight * q.color[axis]) / weight
  return { weight, color: [mean(0), mean(1), mean(2)] }
}
