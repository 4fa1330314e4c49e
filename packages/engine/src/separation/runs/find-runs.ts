import { BLOCK, MIXED } from '../block-means.ts'
import type { Cluster } from '../yarns/k-means.ts'

/** A gradual change from one yarn to another, by their indices. */
export type Run = { readonly from: number; readonly to: number }

export type Runs = {
  /** The clusters that are yarns. */
  readonly clusters: readonly Cluster[]
  /** Between the clusters above. */
  readonly runs: readonly Run[]
  /** For each 4×4 block, the number of its run plus one; 0 outside. */
  readonly blocks: Uint8Array
}

/**
 * Finds the runs of drawn art: an ombre is many clusters, each of which changes steadily from block to block and lies
 * between two others in colour. Those are no yarns; the ends of a run are. `plain` as from `blockMeans`.
 */
export function findRuns(plain: Int32Array, width: number, clusters: readonly Cluster[]): Runs {
  const across = Math.ceil(width / BLOCK)
  const slopes = slopesOf(plain, across)
  const blocks = new Uint8Array(plain.length)
  const sloping = slopes.reduce((sum, slope) => sum + slope, 0)
  if (sloping < LEAST_SHARE * slopes.length) return { clusters, runs: [], blocks }
  const isSloping = slopingOnes(plain, slopes, clusters)
  const yarns = clusters.filter((cluster, n) => !isSloping[n] || parentsOf(cluster.rgb, clusters) === null)
  if (yarns.length === clusters.length) return { clusters, runs: [], blocks }
  const runs: Run[] = []
  for (const { rgb } of clusters.filter((cluster) => !yarns.includes(cluster))) {
    const run = parentsOf(rgb, yarns)
    if (run && runs.every(({ from, to }) => from !== run.from || to !== run.to)) runs.push(run)
  }
  for (let at = 0; at < plain.length; at++) {
    if (slopes[at] === 0) continue
    const n = runs.findIndex(({ from, to }) => liesBetween(plain[at]!, yarns[from]!.rgb, yarns[to]!.rgb))
    blocks[at] = n + 1
  }
  return { clusters: yarns, runs, blocks: grown(blocks, across) }
}

/** A smaller share of a picture is no run. */
const LEAST_SHARE = 0.005
/** Two blocks are compared with one between them: a slow run changes by less than a level from one to the next. */
const STEP = 2
/** A larger step, in levels of one channel, is an edge. */
const MOST_STEP = 24

/** 1 for each block whose colour changes in one direction from the block before to the block after it. */
function slopesOf(plain: Int32Array, across: number): Uint8Array {
  const slopes = new Uint8Array(plain.length)
  const down = STEP * across
  for (let at = 0; at < plain.length; at++) {
    // Nearly all of a drawing is flat.
    if (plain[at - STEP] === plain[at + STEP] && plain[at - down] === plain[at + down]) continue
    const x = at % across
    const isAcross = x >= STEP && x + STEP < across && isSlope(plain, at, STEP)
    const isDown = at >= down && at + down < plain.length && isSlope(plain, at, down)
    if (isAcross || isDown) slopes[at] = 1
  }
  return slopes
}

function isSlope(plain: Int32Array, at: number, step: number): boolean {
  const before = plain[at - step]!
  const here = plain[at]!
  const after = plain[at + step]!
  if (before === MIXED || here === MIXED || after === MIXED || before === after) return false
  let along = 0
  for (let shift = 0; shift < 24; shift += 8) {
    const one = ((here >>> shift) & 255) - ((before >>> shift) & 255)
    const two = ((after >>> shift) & 255) - ((here >>> shift) & 255)
    if (Math.abs(one) > MOST_STEP || Math.abs(two) > MOST_STEP) return false
    along += one * two
  }
  return along > 0
}

/** A cluster slopes if most of its plain blocks do, and if no one colour is most of it: stripes are steps. */
const MOSTLY = 0.5

function slopingOnes(plain: Int32Array, slopes: Uint8Array, clusters: readonly Cluster[]): boolean[] {
  const colors = new Map<number, { count: number; sloping: number }>()
  for (let at = 0; at < plain.length; at++) {
    const rgb = plain[at]!
    if (rgb === MIXED) continue
    const color = colors.get(rgb)
    if (color === undefined) colors.set(rgb, { count: 1, sloping: slopes[at]! })
    else {
      color.count += 1
      color.sloping += slopes[at]!
    }
  }
  const tallies = clusters.map(() => ({ all: 0, sloping: 0, largest: 0 }))
  for (const [rgb, { count, sloping }] of colors) {
    const tally = tallies[nearestOf(rgb, clusters)]!
    tally.all += count
    tally.sloping += sloping
    tally.largest = Math.max(tally.largest, count)
  }
  return tallies.map(({ all, sloping, largest }) => sloping > MOSTLY * all && largest < MOSTLY * all)
}

function nearestOf(rgb: number, clusters: readonly Cluster[]): number {
  const far = clusters.map((cluster) =>
    [16, 8, 0].reduce(
      (sum, shift) => sum + (((rgb >>> shift) & 255) - ((cluster.rgb >>> shift) & 255)) ** 2,
      0,
    ),
  )
  return far.indexOf(Math.min(...far))
}

/** The two of `clusters` between which a colour lies most exactly, or null. */
function parentsOf(rgb: number, clusters: readonly Cluster[]): Run | null {
  let best: Run | null = null
  let least = MOST_OFF
  for (let from = 0; from < clusters.length; from++)
    for (let to = from + 1; to < clusters.length; to++) {
      const { share, off } = placeBetween(rgb, clusters[from]!.rgb, clusters[to]!.rgb)
      if (off >= least || share < NEAR_END || share > 1 - NEAR_END) continue
      least = off
      best = { from, to }
    }
  return best
}

// A run mixed in linear light bends between its ends.
const MOST_OFF = 18
const NEAR_END = 0.04

function liesBetween(rgb: number, p: number, q: number): boolean {
  const { share, off } = placeBetween(rgb, p, q)
  return off < MOST_OFF && share > -NEAR_END && share < 1 + NEAR_END
}

/** Where a colour is along the line from `p`, 1, to `q`, 0, and how far off it, in levels. */
export function placeBetween(
  rgb: number,
  p: number,
  q: number,
): { readonly share: number; readonly off: number } {
  let length = 0
  let along = 0
  let square = 0
  for (let shift = 0; shift < 24; shift += 8) {
    const whole = ((p >>> shift) & 255) - ((q >>> shift) & 255)
    const part = ((rgb >>> shift) & 255) - ((q >>> shift) & 255)
    length += whole * whole
    along += whole * part
    square += part * part
  }
  const share = along / Math.max(1, length)
  return { share, off: Math.sqrt(Math.max(0, square - share * along)) }
}

/** Grows every run by one block, over the edges of what lies on it. */
function grown(blocks: Uint8Array, across: number): Uint8Array {
  const out = blocks.slice()
  for (let at = 0; at < blocks.length; at++) {
    if (blocks[at] === 0) continue
    const x = at % across
    for (const near of [at - across, at + across, x > 0 ? at - 1 : at, x + 1 < across ? at + 1 : at])
      if (near >= 0 && near < out.length && out[near] === 0) out[near] = blocks[at]!
  }
  return out
}
