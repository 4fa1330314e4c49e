import { BLACK_HOLD, LEAST_LIGHT, LIGHT_PULL, MOST_LIGHT, type Mixing, type Tone } from '../mixing.ts'
import type { Choice } from './choose-yarns.ts'

/* What `explainByOne` and `explainByTwo` compute under grain, for many yarns at once: nine of ten explanations of a
   grainy picture are tried here, so that what depends on yarns alone is computed once and nothing is stored between. */

/** What pairs of yarns have in common, row by row. */
export type LitPairs = {
  /** Scalar products, with the pull of the light. */
  readonly products: Float64Array
  /** 1 / determinant of both yarns' least squares. */
  readonly scales: Float64Array
}

export function litPairsOf({ red, green, blue }: Mixing): LitPairs {
  const count = red.length
  const products = new Float64Array(count * count)
  for (let n = 0; n < count; n++)
    for (let m = 0; m < count; m++)
      products[n * count + m] = red[n]! * red[m]! + green[n]! * green[m]! + blue[n]! * blue[m]! + LIGHT_PULL
  const scales = products.map((product, at) => {
    const first = products[Math.floor(at / count) * (count + 1)]!
    const second = products[(at % count) * (count + 1)]!
    return 1 / (first * second - product * product)
  })
  return { products, scales }
}

/** Scalar products of a tone with every yarn. */
const along = new Float64Array(32)

/**
 * Writes to `best` the one or two yarns of `bits` that explain a tone best; an explanation with `costly`, a yarn's
 * index or -1, costs `cost` more.
 */
export function chooseLit(
  { red, green, blue, inverse, lightCost, oneYarnBonus }: Mixing,
  { products, scales }: LitPairs,
  { r, g, b, weight }: Tone,
  bits: number,
  costly: number,
  cost: number,
  best: Choice,
): void {
  const count = red.length
  const costOfLight = weight * lightCost
  let least = Infinity
  let first = 0
  let second = 0
  let bestMix = 1
  let bestLight = 1
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest)
    along[n] = r * red[n]! + g * green[n]! + b * blue[n]!
  }
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const n = 31 - Math.clz32(rest & -rest)
    const nRed = red[n]!
    const nGreen = green[n]!
    const nBlue = blue[n]!
    const alone = Math.max(LEAST_LIGHT, Math.min(MOST_LIGHT, (along[n]! + BLACK_HOLD) * inverse[n]!))
    const dr = r - Math.min(255, alone * nRed)
    const dg = g - Math.min(255, alone * nGreen)
    const db = b - Math.min(255, alone * nBlue)
    const off = dr * dr + dg * dg + db * db + costOfLight * (alone - 1) * (alone - 1)
    const offWithCost = off + ((n === costly ? cost : 0) - oneYarnBonus)
    if (offWithCost < least) {
      least = offWithCost
      first = n
      second = n
      bestMix = 1
      bestLight = alone
    }
    const pp = products[n * (count + 1)]!
    const px = along[n]! + LIGHT_PULL
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
      const m = 31 - Math.clz32(others & -others)
      const pair = n * count + m
      const qq = products[m * (count + 1)]!
      const pq = products[pair]!
      const qx = along[m]! + LIGHT_PULL
      const scale = scales[pair]!
      const amount = Math.max(0, (px * qq - qx * pq) * scale)
      const light = amount + Math.max(0, (pp * qx - pq * px) * scale) || 1
      const mix = amount / light
      const ofN = light * mix
      const ofM = light - ofN
      const er = r - Math.min(255, ofN * nRed + ofM * red[m]!)
      const eg = g - Math.min(255, ofN * nGreen + ofM * green[m]!)
      const eb = b - Math.min(255, ofN * nBlue + ofM * blue[m]!)
      const error = er * er + eg * eg + eb * eb + costOfLight * (light - 1) * (light - 1)
      const withCost = error + (n === costly || m === costly ? cost : 0)
      // Written so that a NaN error, from two yarns of one colour, is never accepted.
      if (!(withCost < least)) continue
      least = withCost
      first = n
      second = m
      bestMix = mix
      bestLight = light
    }
  }
  best.first = first
  best.second = second
  best.mix = bestMix
  best.light = bestLight
  best.error = least
}

/** The least error with which yarn `n`, alone or mixed with one of those in `nearby`, explains a tone. */
export function leastLitError(
  { red, green, blue, inverse, lightCost, oneYarnBonus }: Mixing,
  { products, scales }: LitPairs,
  n: number,
  nearby: number,
  { r, g, b, weight }: Tone,
): number {
  const count = red.length
  const costOfLight = weight * lightCost
  const nRed = red[n]!
  const nGreen = green[n]!
  const nBlue = blue[n]!
  const alongN = r * nRed + g * nGreen + b * nBlue
  const alone = Math.max(LEAST_LIGHT, Math.min(MOST_LIGHT, (alongN + BLACK_HOLD) * inverse[n]!))
  const dr = r - Math.min(255, alone * nRed)
  const dg = g - Math.min(255, alone * nGreen)
  const db = b - Math.min(255, alone * nBlue)
  let least = dr * dr + dg * dg + db * db + costOfLight * (alone - 1) * (alone - 1) - oneYarnBonus
  const pp = products[n * (count + 1)]!
  const px = alongN + LIGHT_PULL
  for (let rest = nearby & ~(1 << n); rest !== 0; rest &= rest - 1) {
    const m = 31 - Math.clz32(rest & -rest)
    const pair = n * count + m
    const qq = products[m * (count + 1)]!
    const pq = products[pair]!
    const qx = r * red[m]! + g * green[m]! + b * blue[m]! + LIGHT_PULL
    const scale = scales[pair]!
    const amount = Math.max(0, (px * qq - qx * pq) * scale)
    const light = amount + Math.max(0, (pp * qx - pq * px) * scale) || 1
    const ofN = light * (amount / light)
    const ofM = light - ofN
    const er = r - Math.min(255, ofN * nRed + ofM * red[m]!)
    const eg = g - Math.min(255, ofN * nGreen + ofM * green[m]!)
    const eb = b - Math.min(255, ofN * nBlue + ofM * blue[m]!)
    const error = er * er + eg * eg + eb * eb + costOfLight * (light - 1) * (light - 1)
    if (error < least) least = error
  }
  return least
}
