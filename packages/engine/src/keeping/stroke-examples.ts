import { hueApart } from './borders.ts'
import { type ColorMix, mixOf, unlikely } from './color-mix.ts'
import type { StrokeReading } from './keep-stroke.ts'
import { OUTSIDE, REST, UNKNOWN, WANTED } from './region-graph.ts'
import { waysFrom } from './region-ways.ts'
import type { Regions } from './regions.ts'

/** What of a region says whether it belongs to the thing of a stroke. */
export const STROKE_INPUTS = 24

/** Nearer than this to a stroke, in its lengths, colours are not taken for those of the rest. */
const BEYOND = 0.35
/** A region counts once for so many pixels of it. */
const SAMPLE_PIXELS = 60
/** As many of a stroke's regions are measured from. */
const MEASURED = 24

/** The inputs of the network for some regions, one after the other: by colour, edges on the way, place and grain. */
export function strokeExamples(
  regions: Regions,
  { known, held, length, isKeeping, earlier }: StrokeReading,
  unknown: readonly number[],
): Float32Array {
  const { colors, around, grain, sizes, middles } = regions
  const { far, nearest } = distancesTo(held, regions, known)
  const rest = restOf(regions, known, isKeeping, (region) => far[region]! > BEYOND * length)
  const described = (some: readonly number[]) => (some.length > 0 ? mixOf(colors, bySize(some, sizes)) : null)
  const [wantedMix, restMix] = [described(held), described(rest.colored)]
  const { edges, strongEdges } = regions
  const [inside, outside] = [
    waysFrom(regions, held, known, edges),
    waysFrom(regions, rest.begun, known, edges),
  ]
  // Past many weak edges, but no strong one, is what belongs to what was kept before as well.
  const kept = waysFrom(regions, wantedIn(known), known, strongEdges)
  const heldGrain = Math.sqrt(meanOf(held, grain, sizes))
  const examples = new Float32Array(unknown.length * STROKE_INPUTS)
  for (const [i, region] of unknown.entries()) {
    const end = inside.ends[region]!
    const [wanted, other] = [unlikelyIn(wantedMix, colors, region), unlikelyIn(restMix, colors, region)]
    const [wantedAround, otherAround] = [
      unlikelyIn(wantedMix, around, region),
      unlikelyIn(restMix, around, region),
    ]
    const [way, restWay] = [inside.lengths[region]!, outside.lengths[region]!]
    const x = (middles[region * 2]! - middles[nearest[region]! * 2]!) / length
    const y = (middles[region * 2 + 1]! - middles[nearest[region]! * 2 + 1]!) / length
    const [l, a, b] = [colors[region * 3]!, colors[region * 3 + 1]!, colors[region * 3 + 2]!]
    const lightStep = around[region * 3]! - around[end * 3]!
    const aStep = around[region * 3 + 1]! - around[end * 3 + 1]!
    const bStep = around[region * 3 + 2]! - around[end * 3 + 2]!
    examples.set(
      [
        wanted,
        other,
        within(other - wanted, 8),
        wantedAround,
        within(otherAround - wantedAround, 8),
        Math.log(0.01 + way),
        Math.log(0.01 + kept.lengths[region]!),
        Math.log(0.01 + restWay),
        (restWay - way) / (restWay + way + 1e-6),
        Math.min(4, far[region]! / length),
        Math.log(1 + far[region]!),
        within(y, 3),
        Math.min(3, Math.abs(x)),
        Math.log(sizes[region]!),
        Math.sqrt(Math.abs(l - colors[end * 3]!)),
        Math.sqrt(hueApart(colors, region, colors, end)),
        Math.sqrt(grain[region]!) - heldGrain,
        Math.sqrt(grain[region]!),
        isKeeping ? 1 : 0,
        Math.log(length),
        Math.min(4, earlier),
        l,
        Math.hypot(a, b),
        Math.sqrt(Math.hypot(lightStep, aStep, bStep)),
      ],
      i * STROKE_INPUTS,
    )
  }
  return examples
}

function wantedIn(known: Uint8Array): readonly number[] {
  const wanted: number[] = []
  for (let region = 0; region < known.length; region++) if (known[region] === WANTED) wanted.push(region)
  return wanted
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** No colour is less likely than so. */
const MOST_UNLIKELY = 15

const unlikelyIn = (mix: ColorMix | null, colors: Float32Array, region: number) =>
  mix
    ? within(
        unlikely(mix, colors[region * 3]!, colors[region * 3 + 1]!, colors[region * 3 + 2]!),
        MOST_UNLIKELY,
      )
    : 0

/** What is taken for the rest: regions for its colours, and those that ways to it end at. */
function restOf(
  { starts, to }: Regions,
  known: Uint8Array,
  isKeeping: boolean,
  isFar: (region: number) => boolean,
): { readonly colored: readonly number[]; readonly begun: readonly number[] } {
  const isAtFrame = (region: number) => {
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++)
      if (known[to[arc]!] === OUTSIDE) return true
    return false
  }
  const resting: number[] = []
  const distant: number[] = []
  const framed: number[] = []
  for (let region = 0; region < known.length; region++)
    if (known[region] === REST) resting.push(region)
    else if (known[region] === UNKNOWN) {
      if (isFar(region)) distant.push(region)
      if (isKeeping && isAtFrame(region)) framed.push(region)
    }
  // What is kept by strokes is the rest of what is erased; what is far away that of what is kept.
  const isSaid = !isKeeping && resting.length > 0
  return { colored: isSaid ? resting : [...resting, ...distant], begun: [...resting, ...framed] }
}

/** Larger regions several times. */
function bySize(regions: readonly number[], sizes: Float32Array): readonly number[] {
  const list: number[] = []
  for (const region of regions)
    for (let left = sizes[region]!; left > 0; left -= SAMPLE_PIXELS) list.push(region)
  return list
}

function meanOf(regions: readonly number[], values: Float32Array, sizes: Float32Array): number {
  let [sum, size] = [0, 0]
  for (const region of regions) {
    sum += values[region]! * sizes[region]!
    size += sizes[region]!
  }
  return sum / Math.max(1, size)
}

/** How far the middle of each region is from the nearest of some, in pixels, and which one that is. */
function distancesTo(held: readonly number[], { middles, count }: Regions, known: Uint8Array) {
  const far = new Float32Array(count)
  const nearest = new Int32Array(count)
  const every = Math.max(1, Math.floor(held.length / MEASURED))
  const some = held.filter((_, i) => i % every === 0)
  for (let region = 0; region < count; region++) {
    if (known[region] === OUTSIDE || known[region] === WANTED) continue
    let least = Infinity
    for (const one of some) {
      const x = middles[region * 2]! - middles[one * 2]!
      const y = middles[region * 2 + 1]! - middles[one * 2 + 1]!
      if (x * x + y * y >= least) continue
      least = x * x + y * y
      nearest[region] = one
    }
    far[region] = Math.sqrt(least)
  }
  return { far, nearest }
}
