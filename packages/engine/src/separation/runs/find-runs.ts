import { BLOCK, GENTLE } from '../block-means.ts'
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
 * between two others in colour. Those are no yarns; the ends of a run are. `means` and `marks` as from `blockMeans`.
 */
export function findRuns(
  means: Uint32Array,
  marks: Uint8Array,
  width: number,
  clusters: readonly Cluster[],
): Runs {
  const across = Math.ceil(width / BLOCK)
  const slopes = slopesOf(means, marks, across)
  let sloping = 0
  for (let at = 0; at < slopes.length; at++) sloping += slopes[at]!
  if (sloping < LEAST_SHARE * slopes.length) return { clusters, runs: [], blocks: slopes.fill(0) }
  const isSloping = slopingOnes(means, marks, slopes, clusters)
  const yarns = clusters.filter((cluster, n) => !isSloping[n] || parentsOf(cluster.rgb, clusters) === null)
  if (yarns.length === clusters.length) return { clusters, runs: [], blocks: slopes.fill(0) }
  const runs: Run[] = []
  for (const { rgb } of clusters.filter((cluster) => !yarns.includes(cluster))) {
    const run = parentsOf(rgb, yarns)
    if (run && runs.every(({ from, to }) => from !== run.from || to !== run.to)) runs.push(run)
  }
  // A block has a slope or a run: one plane holds both.
  const blocks = slopes
  const lines = runs.map(({ from, to }) => lineOf(yarns[from]!.rgb, yarns[to]!.rgb))
  for (let at = 0; at < means.length; at++) {
    if (slopes[at] === 0) continue
    const rgb = means[at]! & 0xffffff
    let n = 0
    while (n < lines.length && !isNear(lines[n]!, rgb)) n++
    blocks[at] = n < lines.length ? n + 1 : 0
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
function slopesOf(means: Uint32Array, marks: Uint8Array, across: number): Uint8Array {
  const slopes = new Uint8Array(means.length)
  const down = STEP * across
  const isSlope = (at: number, step: number): boolean => {
    if ((marks[at - step]! & marks[at]! & marks[at + step]! & GENTLE) === 0) return false
    const before = means[at - step]! | 0
    const here = means[at]! | 0
    const after = means[at + step]! | 0
    const red = ((here >>> 16) & 255) - ((before >>> 16) & 255)
    const green = ((here >>> 8) & 255) - ((before >>> 8) & 255)
    const blue = (here & 255) - (before & 255)
    const redAfter = ((after >>> 16) & 255) - ((here >>> 16) & 255)
    const greenAfter = ((after >>> 8) & 255) - ((here >>> 8) & 255)
    const blueAfter = (after & 255) - (here & 255)
    return (
      red * redAfter + green * greenAfter + blue * blueAfter > 0 &&
      Math.max(red, -red, green, -green, blue, -blue) <= MOST_STEP &&
      Math.max(redAfter, -redAfter, greenAfter, -greenAfter, blueAfter, -blueAfter) <= MOST_STEP
    )
  }
  for (let start = 0; start < means.length; start += across)
    for (let x = 0, at = start; x < across; x++, at++)
      if (
        (x >= STEP && x + STEP < across && isSlope(at, STEP)) ||
        (at >= down && at + down < means.length && isSlope(at, down))
      )
        slopes[at] = 1
  return slopes
}

/** A cluster slopes if most of its gentle blocks do, and if no one colour is most of it: stripes are steps. */
const MOSTLY = 0.5

function slopingOnes(
  means: Uint32Array,
  marks: Uint8Array,
  slopes: Uint8Array,
  clusters: readonly Cluster[],
): boolean[] {
  const nearestTo = nearestOf(clusters)
  const tallies = clusters.map(() => ({ all: 0, sloping: 0, one: newRival(), other: newRival() }))
  for (let at = 0; at < means.length; at++) {
    if ((marks[at]! & GENTLE) === 0) continue
    const rgb = means[at]! & 0xffffff
    const tally = tallies[nearestTo(rgb)]!
    tally.all += 1
    tally.sloping += slopes[at]!
    meet(tally.one, tally.other, rgb)
  }
  // What the rivals did not meet was taken from them, and from a third, in equal parts.
  const mayBeStripes = tallies.some(({ all, sloping, one, other }) => {
    const most = Math.max(one.count, other.count) + (all - one.count - other.count) / 3
    return sloping > MOSTLY * all && most >= MOSTLY * all
  })
  if (!mayBeStripes) return tallies.map(({ all, sloping }) => sloping > MOSTLY * all)
  const counted = tallies.flatMap(({ one, other }) => [one, other])
  for (const rival of counted) rival.count = 0
  const colors = Int32Array.from(counted, ({ rgb }) => rgb)
  for (let at = 0; at < means.length; at++)
    if ((marks[at]! & GENTLE) !== 0) {
      const rgb = means[at]! & 0xffffff
      const n = 2 * nearestTo(rgb)
      if (colors[n] === rgb) counted[n]!.count += 1
      else if (colors[n + 1] === rgb) counted[n + 1]!.count += 1
    }
  return tallies.map(({ all, sloping, one, other }) => {
    const largest = Math.max(one.count, other.count)
    return sloping > MOSTLY * all && largest < MOSTLY * all
  })
}

/** A colour that may be half of a cluster. */
type Rival = { rgb: number; count: number }
const newRival = (): Rival => ({ rgb: -1, count: 0 })

/** Misra and Gries 1982: whatever is more than a third of all is one of two rivals at the end, without a list of all colours. */
function meet(one: Rival, other: Rival, rgb: number): void {
  if (one.rgb === rgb) one.count += 1
  else if (other.rgb === rgb) other.count += 1
  else if (one.count === 0) {
    one.rgb = rgb
    one.count = 1
  } else if (other.count === 0) {
    other.rgb = rgb
    other.count = 1
  } else {
    one.count -= 1
    other.count -= 1
  }
}

/** Returns a function that gives the cluster nearest to a colour; it remembers the last colour of each hash. */
function nearestOf(clusters: readonly Cluster[]): (rgb: number) => number {
  const known = new Int32Array(REMEMBERED).fill(-1)
  const found = new Uint8Array(REMEMBERED)
  return (rgb) => {
    const slot = Math.imul(rgb, 0x9e3779b1) >>> REMEMBERED_SHIFT
    if (known[slot] === rgb) return found[slot]!
    let best = 0
    let least = Infinity
    for (let n = 0; n < clusters.length; n++) {
      const other = clusters[n]!.rgb
      const red = (rgb >>> 16) - (other >>> 16)
      const green = ((rgb >>> 8) & 255) - ((other >>> 8) & 255)
      const blue = (rgb & 255) - (other & 255)
      const square = red * red + green * green + blue * blue
      if (square >= least) continue
      least = square
      best = n
    }
    known[slot] = rgb
    found[slot] = best
    return best
  }
}

const REMEMBERED = 1 << 13
const REMEMBERED_SHIFT = 19

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

/** Where a colour is along the line from `p`, 1, to `q`, 0, and how far off it, in levels. */
function placeBetween(rgb: number, p: number, q: number): { readonly share: number; readonly off: number } {
  const { red, green, blue, length } = lineOf(p, q)
  const dr = (rgb >>> 16) - (q >>> 16)
  const dg = ((rgb >>> 8) & 255) - ((q >>> 8) & 255)
  const db = (rgb & 255) - (q & 255)
  const along = red * dr + green * dg + blue * db
  const share = along / length
  return { share, off: Math.sqrt(Math.max(0, dr * dr + dg * dg + db * db - share * along)) }
}

/** A line from one colour, 0xRRGGBB, to another: its parts and its squared length, at least 1. */
export type ColorLine = {
  readonly to: number
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly length: number
}

export function lineOf(from: number, to: number): ColorLine {
  const red = (from >>> 16) - (to >>> 16)
  const green = ((from >>> 8) & 255) - ((to >>> 8) & 255)
  const blue = (from & 255) - (to & 255)
  return { to, red, green, blue, length: Math.max(1, red * red + green * green + blue * blue) }
}

function isNear({ to, red, green, blue, length }: ColorLine, rgb: number): boolean {
  const dr = (rgb >>> 16) - (to >>> 16)
  const dg = ((rgb >>> 8) & 255) - ((to >>> 8) & 255)
  const db = (rgb & 255) - (to & 255)
  const along = red * dr + green * dg + blue * db
  const share = along / length
  if (share <= -NEAR_END || share >= 1 + NEAR_END) return false
  return dr * dr + dg * dg + db * db - share * along < MOST_OFF * MOST_OFF
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
