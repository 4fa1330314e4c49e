import { formatHex } from '../color/hex.ts'
import { oklabFromRgb, oklabDistance } from '../color/oklab.ts'
import { areApart } from './yarns/density-peaks.ts'
import type { Swatch } from './separation.ts'
import type { Mixtures } from './mixtures.ts'
import type { Unmixed } from './unmix.ts'

/**
 * The swatches with their coverage, largest first; renumbers the mixtures in place. A yarn below 0.2 % of the rug is
 * merged into the most similar one, and under grain also one that cannot be distinguished from a larger one.
 */
export function settleSwatches(
  { mixtures, yarns }: Unmixed,
  isGrainy: boolean,
): readonly [Swatch, ...Swatch[]] {
  const pixelCount = mixtures.first.length
  const found = coverage(mixtures, yarns.length)
  const homes = homesOf(found, pixelCount, yarns, isGrainy)
  const total = new Float64Array(yarns.length)
  homes.forEach((home, n) => (total[home]! += found[n]!))
  const kept = [...new Set(homes)].sort((n, m) => total[m]! - total[n]! || yarns[n]! - yarns[m]!)
  renumber(
    mixtures,
    Uint8Array.from(homes, (home) => kept.indexOf(home)),
  )
  const [largest, ...others] = kept.map((n) =>
    swatchOf(yarns[n]!, total[n]! / (WHOLE * pixelCount), pixelCount),
  )
  if (largest === undefined) throw new Error('a picture without any yarn')
  return [largest, ...others]
}

const LEAST_SHARE = 0.002

// Integers of 1/255 pixel, so that a plain picture's percentages are exact.
const WHOLE = 255

function coverage({ first, second, mix }: Mixtures, yarns: number): Float64Array {
  const covered = new Float64Array(yarns)
  const plain = new Uint32Array(yarns)
  const firsts = words(first)
  const mixes = words(mix)
  // The yarns of the last mixtures and what they covered: along a gradient they seldom change.
  let one = 0
  let other = 0
  let ofOne = 0
  let ofOther = 0
  for (let at = 0; at < first.length;) {
    const weight = mix[at]!
    const yarn = first[at]!
    if ((at & 3) === 0) {
      const four = (FOUR * yarn) | 0
      const start = at
      while ((mixes[at >> 2]! | 0) === ALL_WHOLE && (firsts[at >> 2]! | 0) === four) at += 4
      plain[yarn]! += at - start
      if (at > start) continue
    }
    if (weight === WHOLE) {
      plain[yarn]! += 1
    } else {
      const beside = second[at]!
      if (yarn !== one) {
        covered[one]! += ofOne
        one = yarn
        ofOne = 0
      }
      if (beside !== other) {
        covered[other]! += ofOther
        other = beside
        ofOther = 0
      }
      ofOne += weight
      ofOther += WHOLE - weight
    }
    at += 1
  }
  covered[one]! += ofOne
  covered[other]! += ofOther
  return covered.map((mixed, n) => mixed + WHOLE * plain[n]!)
}

/** Four equal pixels as a word: most of a picture can be processed in fours. */
const FOUR = 0x01010101
const ALL_WHOLE = (FOUR * WHOLE) | 0

/** A view of the same memory in fours; up to three pixels at the end have no word. */
const words = ({ buffer, byteOffset, length }: Uint8Array) => new Uint32Array(buffer, byteOffset, length >> 2)

/** The yarn that each yarn is merged into: itself, unless it is too small or too similar to a larger one. */
function homesOf(covered: Float64Array, pixelCount: number, yarns: Uint32Array, isGrainy: boolean): number[] {
  const all = Array.from(yarns, (rgb, n) => ({ n, rgb, color: oklabFromRgb(rgb), isSpike: true }))
  const kept: typeof all = []
  for (const yarn of all.toSorted((p, q) => covered[q.n]! - covered[p.n]! || p.n - q.n)) {
    const isEnough = kept.length === 0 || covered[yarn.n]! >= LEAST_SHARE * pixelCount * WHOLE
    const isNew = kept.every((other) => (isGrainy ? areApart(yarn, other, true) : yarn.rgb !== other.rgb))
    if (isEnough && isNew) kept.push(yarn)
  }
  return all.map(({ n, color }) => {
    if (kept.some((other) => other.n === n)) return n
    const far = kept.map((other) => oklabDistance(color, other.color))
    return kept[far.indexOf(Math.min(...far))]!.n
  })
}

function renumber({ first, second, mix }: Mixtures, numbers: Uint8Array): void {
  if (numbers.every((number, n) => number === n)) return
  const pairs = new Uint16Array(PAIRS)
  numbers.forEach((one, n) => numbers.forEach((other, m) => (pairs[n | (m << 8)] = one | (other << 8))))
  for (const plane of [first, second]) {
    const twos = new Uint16Array(plane.buffer, plane.byteOffset, plane.length >> 1)
    for (let at = 0; at < twos.length; at++) twos[at] = pairs[twos[at]!]!
    if (plane.length % 2 === 1) plane[plane.length - 1] = numbers[plane[plane.length - 1]!]!
  }
  // Two yarns that became one are no mixture any more.
  if (new Set(numbers).size === numbers.length) return
  for (let at = 0; at < mix.length; at++) if (mix[at] !== WHOLE && first[at] === second[at]) mix[at] = WHOLE
}

/** Two numbers of eight bits. */
const PAIRS = 1 << 16

/** A yarn with its share of that many pixels. */
export function swatchOf(rgb: number, share: number, pixels: number): Swatch {
  return {
    hex: formatHex(rgb),
    r: (rgb >>> 16) & 255,
    g: (rgb >>> 8) & 255,
    b: rgb & 255,
    percentage: share * 100,
    pixelCount: Math.round(share * pixels),
  }
}
