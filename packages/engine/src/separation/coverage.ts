import { formatHex } from '../color/hex.ts'
import { oklabDistance } from '../color/oklab-distance.ts'
import { oklabFromRgb } from '../color/oklab.ts'
import type { Swatch } from './separation.ts'
import type { Mixtures } from './unmix.ts'

/**
 * The swatches with their coverage, most first; `mixtures` is renumbered, in place, to point to them.
 * A yarn of less than 0.2 % of the rug is given to the yarn most like it.
 */
export function settleSwatches(mixtures: Mixtures, yarns: Uint32Array): readonly [Swatch, ...Swatch[]] {
  const pixelCount = mixtures.first.length
  const found = coverage(mixtures, yarns.length)
  const homes = homesOf(found, pixelCount, yarns)
  const total = new Float64Array(yarns.length)
  homes.forEach((home, n) => (total[home]! += found[n]!))
  const kept = [...new Set(homes)].sort((n, m) => total[m]! - total[n]! || yarns[n]! - yarns[m]!)
  renumber(
    mixtures,
    Uint8Array.from(homes, (home) => kept.indexOf(home)),
  )
  const [largest, ...others] = kept.map((n) => swatch(yarns[n]!, total[n]!, pixelCount))
  if (largest === undefined) throw new Error('a picture without any yarn')
  return [largest, ...others]
}

const LEAST_SHARE = 0.002

// Whole numbers of 1/255 pixel, so that a plain picture's percentages come out exact.
const WHOLE = 255

function coverage({ first, second, mix }: Mixtures, yarns: number): Float64Array {
  const covered = new Float64Array(yarns)
  const plain = new Uint32Array(yarns)
  for (let at = 0; at < first.length; at++) {
    const weight = mix[at]!
    if (weight === WHOLE) {
      plain[first[at]!]! += 1
    } else {
      covered[first[at]!]! += weight
      covered[second[at]!]! += WHOLE - weight
    }
  }
  return covered.map((mixed, n) => mixed + WHOLE * plain[n]!)
}

/** For each yarn the one that takes it over: itself, unless it is too little or twice in the list. */
function homesOf(covered: Float64Array, pixelCount: number, yarns: Uint32Array): number[] {
  const all = Array.from(yarns, (rgb, n) => ({ n, rgb, color: oklabFromRgb(rgb) }))
  const most = covered.indexOf(Math.max(...covered))
  const kept = all.filter(
    ({ n, rgb }) =>
      n === most || (covered[n]! >= LEAST_SHARE * pixelCount * WHOLE && yarns.indexOf(rgb) === n),
  )
  return all.map(({ n, color }) => {
    if (kept.some((other) => other.n === n)) return n
    const far = kept.map((other) => oklabDistance(color, other.color))
    return kept[far.indexOf(Math.min(...far))]!.n
  })
}

function renumber({ first, second, mix }: Mixtures, numbers: Uint8Array): void {
  if (numbers.every((number, n) => number === n)) return
  for (let at = 0; at < first.length; at++) {
    const one = numbers[first[at]!]!
    const other = numbers[second[at]!]!
    first[at] = one
    second[at] = other
    if (one === other) mix[at] = 255
  }
}

function swatch(rgb: number, covered: number, pixelCount: number): Swatch {
  return {
    hex: formatHex(rgb),
    r: (rgb >>> 16) & 255,
    g: (rgb >>> 8) & 255,
    b: rgb & 255,
    percentage: (covered / (WHOLE * pixelCount)) * 100,
    pixelCount: Math.round(covered / WHOLE),
  }
}
