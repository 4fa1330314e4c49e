import { mulberry32 } from '../color/mulberry32.ts'
import type { ColorBins } from './color-bins.ts'

/** Chosen colours, three numbers each as in `ColorBins`, with the total weight of the bins nearest to each. */
export type ChosenColors = { readonly colors: Float64Array; readonly weights: Float64Array }

/**
 * The best `count` colours for a picture, fewer if it has fewer. Greedy k-means++ (Arthur, Vassilvitskii 2007): each
 * next seed is the best of several draws. The random seed is fixed: the same picture gives the same yarns.
 */
export function chooseColors(bins: ColorBins, count: number): ChosenColors {
  const random = mulberry32(SEED)
  let best: Trial | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const trial = settle(bins, seeds(bins, Math.min(count, bins.count), random))
    if (best === null || trial.cost < best.cost) best = trial
  }
  if (best === null) throw new Error('a picture has at least one colour')
  return best
}

const SEED = 5
const ROUNDS = 4
const DRAWS = 6
const MOST_STEPS = 30

type Trial = ChosenColors & { readonly cost: number }

function seeds(bins: ColorBins, count: number, random: () => number): Float64Array {
  const { colors, weights } = bins
  const chosen = new Float64Array(3 * count)
  let far: Float64Array = new Float64Array(bins.count).fill(Infinity)
  let next = weights.indexOf(weights.reduce((most, weight) => Math.max(most, weight), 0))
  for (let n = 0; n < count; n++) {
    if (n > 0) next = bestDraw(bins, far, random)
    chosen.set(colors.subarray(3 * next, 3 * next + 3), 3 * n)
    far = nearerOf(bins, far, next)
  }
  return chosen
}

/** The draw that reduces the error most; bins are drawn in proportion to their error. */
function bestDraw(bins: ColorBins, far: Float64Array, random: () => number): number {
  const left = far.map((square, n) => square * bins.weights[n]!)
  const total = sum(left)
  let best = 0
  let least = Infinity
  for (let draw = 0; draw < DRAWS; draw++) {
    const candidate = drawOne(left, random() * total)
    const remaining = nearerOf(bins, far, candidate).reduce((cost, d, n) => cost + d * bins.weights[n]!, 0)
    if (remaining >= least) continue
    best = candidate
    least = remaining
  }
  return best
}

function drawOne(left: Float64Array, mark: number): number {
  let passed = 0
  for (let n = 0; n < left.length; n++) {
    passed += left[n]!
    if (passed > mark) return n
  }
  return left.length - 1
}

function nearerOf({ colors, count }: ColorBins, far: Float64Array, seed: number): Float64Array {
  const next = new Float64Array(count)
  for (let n = 0; n < count; n++) next[n] = Math.min(far[n]!, squareBetween(colors, 3 * n, colors, 3 * seed))
  return next
}

/** Lloyd's algorithm: moves each colour to the mean of its nearest bins until nothing changes. */
function settle(bins: ColorBins, start: Float64Array): Trial {
  let trial = step(bins, start)
  for (let n = 0; n < MOST_STEPS; n++) {
    const next = step(bins, trial.colors)
    const settled = trial.cost - next.cost < 1e-9 * trial.cost
    trial = next
    if (settled) break
  }
  return trial
}

function step(bins: ColorBins, colors: Float64Array): Trial {
  const count = colors.length / 3
  const sums = new Float64Array(3 * count)
  const weights = new Float64Array(count)
  let cost = 0
  for (let n = 0; n < bins.count; n++) {
    const nearest = nearestColor(bins.colors, 3 * n, colors)
    const weight = bins.weights[n]!
    cost += weight * squareBetween(bins.colors, 3 * n, colors, 3 * nearest)
    weights[nearest]! += weight
    for (let axis = 0; axis < 3; axis++) sums[3 * nearest + axis]! += weight * bins.colors[3 * n + axis]!
  }
  const moved = colors.map((old, at) => {
    const weight = weights[Math.floor(at / 3)]!
    return weight > 0 ? sums[at]! / weight : old
  })
  return { colors: moved, weights, cost }
}

/** The index of the colour nearest to the one at `from[at]`. */
export function nearestColor(from: Float64Array, at: number, colors: Float64Array): number {
  let best = 0
  let least = Infinity
  for (let n = 0; 3 * n < colors.length; n++) {
    const square = squareBetween(from, at, colors, 3 * n)
    if (square >= least) continue
    best = n
    least = square
  }
  return best
}

/** The squared distance between two colours. */
export function squareBetween(p: Float64Array, atP: number, q: Float64Array, atQ: number): number {
  const l = p[atP]! - q[atQ]!
  const a = p[atP + 1]! - q[atQ + 1]!
  const b = p[atP + 2]! - q[atQ + 2]!
  return l * l + a * a + b * b
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
