import { explainByOne, explainByTwo, mixingOf } from '../mixing.ts'
import type { Explanation, Mixing, Noise, Tone } from '../mixing.ts'
import { chooseLit, leastLitError, litPairsOf, type LitPairs } from './lit-yarns.ts'
import { UNPROVED } from './proved-yarns.ts'

/** The yarns that may explain pixels. */
export type Candidates = {
  readonly mixing: Mixing
  /** For each yarn, the bits of itself and the few most similar ones. */
  readonly kin: readonly number[]
  readonly pairs: LitPairs
}

/** A colour, the yarns nearby, as bits, and those no two of which explain it: that was tried. */
export type Place = { readonly tone: Tone; readonly nearby: number; readonly tried: number }

/** The two chosen yarns, equal if only one, and how they explain the colour. */
export type Choice = Explanation & { first: number; second: number }

export function candidatesOf(yarns: Uint32Array, noise: Noise): Candidates {
  const mixing = mixingOf(yarns, noise)
  return { mixing, kin: kinOf(yarns), pairs: litPairsOf(mixing) }
}

/**
 * Writes to `best` the one or two nearby yarns that explain a place; `own` is its label's yarn, or `UNPROVED` if only those
 * nearby may.
 */
export function chooseYarns(
  { mixing, kin, pairs }: Candidates,
  { tone, nearby }: Place,
  own: number,
  best: Choice,
): void {
  const hasOwn = ((nearby >>> own) & 1) === 1
  // Without proved yarns nearby, as on a gradient, uses the yarns most similar to its own.
  const isLost = nearby === 0 || (nearby === 1 << own && !mixing.isGrainy)
  const candidates = isLost ? kin[own]! : own === UNPROVED ? nearby : nearby | (1 << own)
  const isFree = hasOwn || nearby === 0
  if (mixing.isGrainy) {
    chooseLit(mixing, pairs, tone, candidates, isFree ? -1 : own, UNPROVED_COST, best)
    return
  }
  best.error = Infinity
  for (let rest = candidates; rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest)
    const cost = !isFree && n === own ? UNPROVED_COST : 0
    explainByOne(mixing, n, tone, trial)
    keep(best, n, n, cost - mixing.oneYarnBonus)
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
      const m = 31 - Math.clz32(others & -others)
      explainByTwo(mixing, n, m, tone, trial)
      keep(best, n, m, !isFree && (n === own || m === own) ? UNPROVED_COST : 0)
    }
  }
}

/**
 * The yarn that, alone or mixed with one of those nearby, explains a place best; `UNPROVED` if none does. Tries
 * `guess` first: on a line the next pixel is like the last. Only yarns of `among`, as bits, are tried.
 */
export function missingYarn(candidates: Candidates, place: Place, guess = UNPROVED, among = ALL): number {
  const { mixing } = candidates
  if (guess !== UNPROVED && untriedError(candidates, guess, place) < WILL_DO * mixing.explained) return guess
  let found = UNPROVED
  let least = mixing.explained
  for (let rest = among & ((1 << mixing.red.length) - 1); rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest)
    const error = untriedError(candidates, n, place)
    if (error >= least) continue
    least = error
    found = n
  }
  return found
}

function untriedError(candidates: Candidates, n: number, { tone, nearby, tried }: Place): number {
  if (((tried >>> n) & 1) === 0) return leastError(candidates, n, tone, nearby)
  const untried = nearby & ~tried
  return untried === 0 ? Infinity : leastError(candidates, n, tone, untried)
}

const ALL = -1

/** Share of the error of an explained colour below which a guess is not improved upon. */
const WILL_DO = 0.32

/** Whether yarn `n`, alone or mixed with one of those nearby, explains a place. */
export const isExplainedBy = (candidates: Candidates, n: number, { tone, nearby }: Place): boolean =>
  leastError(candidates, n, tone, nearby) < candidates.mixing.explained

function leastError({ mixing, pairs }: Candidates, n: number, tone: Tone, nearby: number): number {
  if (mixing.isGrainy) return leastLitError(mixing, pairs, n, nearby, tone)
  explainByOne(mixing, n, tone, trial)
  let least = trial.error - mixing.oneYarnBonus
  for (let rest = nearby & ~(1 << n); rest !== 0; rest &= rest - 1) {
    explainByTwo(mixing, n, 31 - Math.clz32(rest & -rest), tone, trial)
    if (trial.error < least) least = trial.error
  }
  return least
}

// The cost of a yarn that is not proved nearby.
const UNPROVED_COST = 40

const trial: Explanation = { mix: 1, light: 1, error: 0 }

function keep(best: Choice, first: number, second: number, cost: number): void {
  // Written so that a NaN error, from two yarns of one colour, is never accepted.
  if (!(trial.error + cost < best.error)) return
  best.first = first
  best.second = second
  best.mix = trial.mix
  best.light = trial.light
  best.error = trial.error + cost
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
