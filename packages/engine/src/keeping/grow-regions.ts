import { type ColorMix, mixOf, unlikely } from './color-mix.ts'
import { minCut } from './min-cut.ts'
import { graphOf, OUTSIDE, REST, UNKNOWN, WANTED } from './region-graph.ts'
import { waysFrom } from './region-ways.ts'
import type { Regions } from './regions.ts'

/** What likelihood counts, and up to where: one odd region must not decide. */
const [COLOR_TIE, MOST_TIE] = [0.6, 5]
/** What distance costs a stroke's length away. */
const FAR_TIE = 2
/** What it counts that fewer edges lie before the stroke than before the rest. */
const WAY_TIE = 1
/** Nearer than this to a stroke, in its lengths, colours are not taken for those of the rest. */
const [BEYOND, NEAR] = [0.35, 0.3]
/** A region counts once for so many pixels of it. */
const SAMPLE_PIXELS = 60

/**
 * Finds what a stroke means: regions of its colours round it, up to edges. `known` says what is known
 * already, and is filled in; `held` are the regions of the stroke and `length` is how long it is.
 */
export function growRegions(
  regions: Regions,
  known: Uint8Array,
  held: readonly number[],
  length: number,
  isKeeping: boolean,
): void {
  const { colors, sizes } = regions
  const fixed = known.slice()
  const places = indices(known.length, (region) => known[region] !== OUTSIDE)
  const unknown = places.filter((region) => fixed[region] === UNKNOWN)
  if (unknown.length === 0) return
  const far = distancesTo(held, regions, places)
  const resting = places.filter((region) => fixed[region] === REST)
  // What is kept by strokes is the rest of what is erased; what is far away that of what is kept.
  const rested =
    !isKeeping && resting.length > 0
      ? resting
      : [...resting, ...unknown.filter((region) => far[region]! > BEYOND * length)]
  const described = (some: readonly number[]) => (some.length > 0 ? mixOf(colors, bySize(some, sizes)) : null)
  const [wanted, rest] = [described(held), described(rested)]
  const tieOf = (region: number) => {
    if (!wanted || !rest) return 1
    const color = COLOR_TIE * (unlikelyIn(rest, colors, region) - unlikelyIn(wanted, colors, region))
    return Math.max(-MOST_TIE, Math.min(MOST_TIE, color))
  }
  const graph = graphOf(regions, unknown, fixed)
  const ways = wayTies(regions, places, fixed, isKeeping)
  const { ties } = graph
  for (const [i, region] of unknown.entries()) {
    const distance = FAR_TIE * Math.max(0, far[region]! / length - NEAR)
    ties[i]! += sizes[region]! * (tieOf(region) + ways[region]! - distance)
  }
  const cut = minCut(graph)
  for (const [i, region] of unknown.entries()) known[region] = cut[i] === 1 ? WANTED : REST
  dropUnjoined(regions, known, fixed, held)
}

const unlikelyIn = (mix: ColorMix, colors: Float32Array, region: number) =>
  unlikely(mix, colors[region * 3]!, colors[region * 3 + 1]!, colors[region * 3 + 2]!)

function indices(count: number, test: (index: number) => boolean): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < count; i++) if (test(i)) found.push(i)
  return found
}

/** Larger regions several times. */
function bySize(regions: readonly number[], sizes: Float32Array): readonly number[] {
  const list: number[] = []
  for (const region of regions)
    for (let left = sizes[region]!; left > 0; left -= SAMPLE_PIXELS) list.push(region)
  return list
}

/** How far the middle of each place is from the nearest of some, in pixels. */
function distancesTo(
  held: readonly number[],
  { middles, count }: Regions,
  places: readonly number[],
): Float32Array {
  const far = new Float32Array(count)
  const every = Math.max(1, Math.floor(held.length / 24))
  const some = held.filter((_, i) => i % every === 0)
  for (const place of places) {
    let least = Infinity
    for (const one of some) {
      const x = middles[place * 2]! - middles[one * 2]!
      const y = middles[place * 2 + 1]! - middles[one * 2 + 1]!
      least = Math.min(least, x * x + y * y)
    }
    far[place] = Math.sqrt(least)
  }
  return far
}

/** How much each place is tied to what is wanted, as fewer edges part it from that than from the rest or the frame. */
function wayTies(
  regions: Regions,
  places: readonly number[],
  known: Uint8Array,
  isKeeping: boolean,
): Float32Array {
  const { starts, to, count } = regions
  const isOutside = (region: number) => known[region] === OUTSIDE
  const isAtFrame = (region: number) => {
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) if (isOutside(to[arc]!)) return true
    return false
  }
  const ties = new Float32Array(count)
  const others = places.filter(
    (region) => known[region] === REST || (isKeeping && known[region] === UNKNOWN && isAtFrame(region)),
  )
  if (others.length === 0) return ties
  const wanted = places.filter((region) => known[region] === WANTED)
  const [inside, outside] = [waysFrom(regions, wanted, isOutside), waysFrom(regions, others, isOutside)]
  for (const region of places) {
    const [near, far] = [inside[region]!, outside[region]!]
    // What neither reaches is not tied.
    if (Number.isFinite(near + far)) ties[region] = (WAY_TIE * (far - near)) / (far + near + 1e-6)
  }
  return ties
}

/** Sets what was found to the rest where it is not joined to the stroke. */
function dropUnjoined(
  { starts, to }: Regions,
  known: Uint8Array,
  fixed: Uint8Array,
  held: readonly number[],
): void {
  const reached = new Uint8Array(known.length)
  const waiting = [...held]
  for (const region of held) reached[region] = 1
  for (let region = waiting.pop(); region !== undefined; region = waiting.pop())
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) {
      const beside = to[arc]!
      if (reached[beside] === 1 || known[beside] !== WANTED || fixed[beside] !== UNKNOWN) continue
      reached[beside] = 1
      waiting.push(beside)
    }
  for (let region = 0; region < known.length; region++)
    if (known[region] === WANTED && fixed[region] === UNKNOWN && reached[region] === 0) known[region] = REST
}
