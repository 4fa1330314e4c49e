import type { Raster } from '../bitmap/raster.ts'
import { explainByOne, explainByTwo, mixingOf } from './mixing.ts'
import type { Explanation, Mixing } from './mixing.ts'
import { UNPROVED } from './proved-yarns.ts'

/** What is known about a picture when its doubtful pixels are judged. */
export type Scene = {
  readonly width: number
  readonly height: number
  readonly proved: Uint8Array
  readonly mixing: Mixing
  /** For each yarn the bits of itself and the few most like it. */
  readonly kin: readonly number[]
}

/** The two yarns chosen, the same twice for one, and how they explain the pixel. */
export type Choice = Explanation & { first: number; second: number }

export function sceneOf(
  { width, height }: Raster,
  proved: Uint8Array,
  yarns: Uint32Array,
  isGrainy: boolean,
): Scene {
  return { width, height, proved, mixing: mixingOf(yarns, isGrainy), kin: kinOf(yarns) }
}

/** Writes into `best` which one or two yarns from close by explain the pixel at x, y; `own` is its label's yarn. */
export function chooseYarns(
  scene: Scene,
  x: number,
  y: number,
  own: number,
  pixel: number,
  best: Choice,
): void {
  const { mixing } = scene
  const nearby = provedAround(scene, x, y)
  const hasOwn = ((nearby >>> own) & 1) === 1
  // With nothing to go by, as on a slope of tones, the yarns most like its own stand in.
  const isLost = nearby === 0 || (nearby === 1 << own && !mixing.isGrainy)
  const candidates = isLost ? scene.kin[own]! : nearby | (1 << own)
  const isFree = hasOwn || nearby === 0
  const r = (pixel >>> 16) & 255
  const g = (pixel >>> 8) & 255
  const b = pixel & 255
  best.error = Infinity
  for (let rest = candidates; rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest)
    const cost = !isFree && n === own ? UNPROVED_COST : 0
    explainByOne(mixing, n, r, g, b, trial)
    keep(best, n, n, cost - ONE_YARN_BONUS)
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
      const m = 31 - Math.clz32(others & -others)
      explainByTwo(mixing, n, m, r, g, b, trial)
      keep(best, n, m, !isFree && (n === own || m === own) ? UNPROVED_COST : 0)
    }
  }
}

// A single yarn may be this much worse than a mixture: two are easier to fit than one.
const ONE_YARN_BONUS = 4
// What a yarn costs that nothing nearby speaks for.
const UNPROVED_COST = 40

const trial: Explanation = { mix: 1, light: 1, error: 0 }

function keep(best: Choice, first: number, second: number, cost: number): void {
  // Put this way round, two yarns of one colour, whose error is not a number, are never kept.
  if (!(trial.error + cost < best.error)) return
  best.first = first
  best.second = second
  best.mix = trial.mix
  best.light = trial.light
  best.error = trial.error + cost
}

/** Bit n is set if yarn n is proved within reach. */
function provedAround({ width, height, proved, mixing }: Scene, x: number, y: number): number {
  const reach = mixing.isGrainy ? 3 : 2
  const left = Math.max(0, x - reach)
  const right = Math.min(width - 1, x + reach)
  const bottom = Math.min(height - 1, y + reach)
  let found = 0
  for (let v = Math.max(0, y - reach); v <= bottom; v++) {
    for (let at = v * width + left, end = v * width + right; at <= end; at++) found |= 1 << proved[at]!
  }
  return found & ~(1 << UNPROVED)
}

const KIN = 4

function kinOf(yarns: Uint32Array): number[] {
  const channels = (rgb: number) => [(rgb >>> 16) & 255, (rgb >>> 8) & 255, rgb & 255] as const
  const all = Array.from(yarns, channels)
  return all.map(([r, g, b]) => {
    const far = all.map(([r2, g2, b2]) => Math.hypot(r - r2, g - g2, b - b2))
    const order = all.map((_, n) => n).sort((n, m) => far[n]! - far[m]! || n - m)
    return order.slice(0, KIN + 1).reduce((bits, n) => bits | (1 << n), 0)
  })
}
