import type { Raster } from '../bitmap/raster.ts'
import { BLOCK } from './block-means.ts'
import { CLOSE } from './label.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

/**
 * The colour, 0xRRGGBB, of each yarn. If most of a yarn has one value, it is exactly that value; in drawn art without
 * grain, where thin lines are mostly soft edge, also the value that many have; otherwise the mean. Uses the pixels
 * that prove the yarn, or else those close to it; a yarn without either keeps `fallback`. In `runs`, as from `blockMeans`,
 * a block's pixels also share their proof.
 */
export function yarnColors(
  { width, pixels }: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  runs: Uint8Array,
  fallback: readonly number[],
  isDrawn: boolean,
): Uint32Array {
  const tallies = Array.from({ length: 256 }, newTally)
  const unsure = newTally()
  const scene = { pixels, labels, proved, runs }
  const across = Math.ceil(width / BLOCK)
  for (let row = 0, y = 0; row < pixels.length; row += width, y++) {
    const blocks = Math.floor(y / BLOCK) * across
    for (let at = row; at < row + width;) {
      const label = labels[at]!
      const proof = proved[at]!
      const tally = tallies[proof === UNPROVED ? label & ~CLOSE : proof | SURE]!
      at = count(label < CLOSE ? unsure : tally, scene, at, row, row + width, blocks)
    }
  }
  const unclear = fallback.map(
    (_, n) => isDrawn && !hasMajority(tallies[n | SURE]!) && !hasMajority(tallies[n]!),
  )
  const common = unclear.includes(true) ? commonColors(pixels, labels, unclear) : null
  return Uint32Array.from(
    fallback,
    (rgb, n) => common?.get(n) ?? color(tallies[n | SURE]!) ?? color(tallies[n]!) ?? rgb,
  )
}

/** The value that many of the pixels nearest to a yarn have, for yarns that are `wanted`. */
function commonColors(
  pixels: Uint32Array,
  labels: Uint8Array,
  wanted: readonly boolean[],
): ReadonlyMap<number, number> {
  const totals = wanted.map(() => 0)
  const isFrequent = frequentOnes(pixels, labels, wanted, totals)
  const counts = wanted.map(() => new Map<number, number>())
  if (!isFrequent.includes(true)) return new Map()
  for (let at = 0; at < pixels.length; at++) {
    const yarn = labels[at]! & ~CLOSE
    if (!isFrequent[yarn]) continue
    const rgb = pixels[at]! & 0xffffff
    counts[yarn]!.set(rgb, (counts[yarn]!.get(rgb) ?? 0) + 1)
  }
  const found = new Map<number, number>()
  counts.forEach((values, yarn) => {
    const [first, second] = [...values].toSorted(([p, ofP], [q, ofQ]) => ofQ - ofP || p - q)
    if (!first || first[1] < COMMON * totals[yarn]! || first[1] < AHEAD * (second?.[1] ?? 0)) return
    found.set(yarn, first[0])
  })
  return found
}

/**
 * Which yarns may have such a value: no value is more frequent than all values of its hash. A gradient has millions of
 * values, and none of them is counted by itself. Writes the pixels of each yarn to `totals`.
 */
function frequentOnes(
  pixels: Uint32Array,
  labels: Uint8Array,
  wanted: readonly boolean[],
  totals: number[],
): boolean[] {
  const hinted = hashedShares(pixels, labels, wanted, LOOK_STEP).map((share) => share >= COMMON / 2)
  if (!hinted.includes(true)) return hinted
  return hashedShares(pixels, labels, hinted, 1, totals).map((share) => share >= COMMON)
}

/**
 * The largest share of each yarn's pixels that have one hash, 0 for yarns that are not `wanted`. One pixel in about `step`
 * is looked at, at irregular distances: a pattern might repeat at any other.
 */
function hashedShares(
  pixels: Uint32Array,
  labels: Uint8Array,
  wanted: readonly boolean[],
  step: number,
  totals: number[] = wanted.map(() => 0),
): number[] {
  const hashes = wanted.map((is) => new Uint32Array(is ? HASHES : 0))
  let chance = 1
  for (let at = 0; at < pixels.length;) {
    const hash = hashes[labels[at]! & ~CLOSE]!
    if (hash.length > 0) hash[Math.imul((pixels[at]! | 0) & 0xffffff, 0x9e3779b1) >>> HASH_SHIFT]! += 1
    chance = (Math.imul(chance, 0x19660d) + 0x3c6ef35f) | 0
    at += step === 1 ? 1 : 1 + (((chance >>> 16) * (2 * step - 1)) >>> 16)
  }
  return hashes.map((hash, yarn) => {
    const total = hash.reduce((sum, count) => sum + count, 0)
    totals[yarn] = total
    return hash.reduce((most, count) => Math.max(most, count), 0) / Math.max(1, total)
  })
}

/** The first look, at so many pixels, is for half the share: chance cannot hide more. */
const LOOK_STEP = 8

const HASHES = 1 << 12
const HASH_SHIFT = 20

/** Share of a yarn's pixels from which a value is the yarn's own and no chance. */
const COMMON = 0.25
/** How much more frequent it is than any other: a regular pattern has soft edges of few values. */
const AHEAD = 3

// Tallies of proved pixels are stored above those of the rest.
const SURE = 0x80

type Tally = { count: number; lead: number; leader: number; red: number; green: number; blue: number }

const newTally = (): Tally => ({ count: 0, lead: 0, leader: 0, red: 0, green: 0, blue: 0 })

type Scene = {
  readonly pixels: Uint32Array
  readonly labels: Uint8Array
  readonly proved: Uint8Array
  readonly runs: Uint8Array
}

/**
 * Counts pixels of a row, whose blocks start at `blocks`, while label and proof stay the same; returns where they change.
 * Boyer and Moore 1981: finds an absolute majority in one pass.
 */
function count(
  tally: Tally,
  { pixels, labels, proved, runs }: Scene,
  from: number,
  row: number,
  end: number,
  blocks: number,
): number {
  const label = labels[from]!
  const proof = proved[from]!
  let { lead, leader, red, green, blue } = tally
  let at = from
  do {
    const pixel = pixels[at]! | 0
    const start = at
    do {
      const x = at - row
      at += (x & (BLOCK - 1)) === 0 && runs[blocks + (x >> 2)]! > 0 ? BLOCK : 1
    } while (at < end && (pixels[at]! | 0) === pixel && labels[at] === label && proved[at] === proof)
    const times = at - start
    red += times * ((pixel >>> 16) & 255)
    green += times * ((pixel >>> 8) & 255)
    blue += times * (pixel & 255)
    if (pixel === leader) {
      lead += times
    } else if (lead >= times) {
      lead -= times
    } else {
      leader = pixel
      lead = times - lead
    }
  } while (at < end && labels[at] === label && proved[at] === proof)
  tally.count += at - from
  tally.lead = lead
  tally.leader = leader
  tally.red = red
  tally.green = green
  tally.blue = blue
  return at
}

// The leader occurs at least as often as its lead: this proves a majority.
const hasMajority = ({ count: pixels, lead }: Tally) => lead > pixels / 2

function color(tally: Tally): number | null {
  const { count: pixels, leader, red, green, blue } = tally
  if (pixels === 0) return null
  if (hasMajority(tally)) return leader & 0xffffff
  return (Math.round(red / pixels) << 16) | (Math.round(green / pixels) << 8) | Math.round(blue / pixels)
}
