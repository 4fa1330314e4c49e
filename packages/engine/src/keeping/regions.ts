import { writeOklab } from '../color/oklab.ts'
import type { Plate } from '../room/lay-rug.ts'
import { edgesOf, type Surroundings } from './borders.ts'
import type { Colors } from './color-mix.ts'
import { joinAlike, settleEdges, sumsOf } from './join-regions.ts'
import { BORDERS, type Network } from './network.ts'
import { watershed } from './watershed.ts'

/** A picture as small regions that edges part, and which of them touch. */
export type PlainRegions = {
  readonly width: number
  readonly height: number
  readonly count: number
  /** The region of each pixel. */
  readonly labels: Int32Array
  /** Pixels of each region. */
  readonly sizes: Float32Array
  /** The mean colour of each. */
  readonly colors: Colors
  /** Its middle, in pixels. */
  readonly middles: Float32Array
  /** The arcs of region `r` are those from `starts[r]` to `starts[r + 1]`. */
  readonly starts: Int32Array
  /** The region that an arc leads to, and the arc that leads back. */
  readonly to: Int32Array
  readonly back: Int32Array
  /** How long the border is, in pixels, and how much the colours differ across it, squared. */
  readonly borders: Float32Array
  readonly steps: Float32Array
}

/** Regions, and where a thing is likely to end between them. */
export type Regions = PlainRegions &
  Surroundings & {
    /** How likely a thing ends at the border of each arc. */
    readonly edges: Float32Array
    /** The same squared, which many weak ones do not outweigh. */
    readonly strongEdges: Float32Array
    /** What it costs to part both ends of an arc. */
    readonly bonds: Float32Array
  }

/** No border is more certain than this. */
const LEAST_EDGE = 0.002

/** Parts a picture once, so that a stroke has some ten thousand regions to ask instead of millions of pixels. */
export function regionsOf(picture: Plate): Regions {
  return withEdges(plainRegions(picture), BORDERS)
}

/** Regions with their edges, as a network tells them. */
export function withEdges(regions: PlainRegions, network: Network): Regions {
  const found = edgesOf(regions, network)
  const bonds = found.edges.map(
    (edge, arc) => -regions.borders[arc]! * Math.log(LEAST_EDGE + (1 - LEAST_EDGE) * edge),
  )
  return { ...regions, ...found, strongEdges: found.edges.map((edge) => edge * edge), bonds }
}

/** The regions of a picture without their edges. */
export function plainRegions(picture: Plate): PlainRegions {
  const found = watershed(picture)
  settleEdges(picture, found.labels, found.count)
  const { labels, count } = joinAlike(picture, found.labels, found.count)
  return describeRegions(picture, labels, count)
}

function describeRegions(picture: Plate, labels: Int32Array, count: number): PlainRegions {
  const { width, height } = picture
  const sums = sumsOf(picture, labels, count)
  const sizes = new Float32Array(count)
  const colors = new Float32Array(count * 3)
  const oklab = new Float64Array(3)
  for (let region = 0; region < count; region++) {
    const size = (sizes[region] = sums[region * 4 + 3]!)
    const byte = (part: number) => Math.round(sums[region * 4 + part]! / size)
    writeOklab((byte(0) << 16) | (byte(1) << 8) | byte(2), oklab, 0)
    colors.set(oklab, region * 3)
  }
  const middles = new Float32Array(count * 2)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const own = labels[pixel]!
      middles[own * 2]! += x / sizes[own]!
      middles[own * 2 + 1]! += y / sizes[own]!
    }
  return { width, height, count, labels, sizes, colors, middles, ...arcsOf(picture, labels, count) }
}

type Arcs = Pick<PlainRegions, 'starts' | 'to' | 'back' | 'borders' | 'steps'>

/** Which regions touch, each pair in both directions. */
function arcsOf({ width, height, rgba }: Plate, labels: Int32Array, count: number): Arcs {
  const pairs = new Map<number, number>()
  const ends: number[] = []
  const lengths: number[] = []
  const sums: number[] = []
  const across = (one: number, other: number) => {
    let sum = 0
    for (let part = 0; part < 3; part++) sum += (rgba[one * 4 + part]! - rgba[other * 4 + part]!) ** 2
    return sum
  }
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++)
      for (let way = 0; way < 2; way++) {
        if (way === 0 ? x === width - 1 : y === height - 1) continue
        const by = way === 0 ? 1 : width
        const [own, beside] = [labels[pixel]!, labels[pixel + by]!]
        if (beside === own) continue
        const [one, other] = [Math.min(own, beside), Math.max(own, beside)]
        let pair = pairs.get(one * count + other)
        if (pair === undefined) {
          pair = lengths.length
          pairs.set(one * count + other, pair)
          ends.push(one, other)
          lengths.push(0)
          sums.push(0)
        }
        lengths[pair]!++
        // A pixel further on each side: an edge in a photograph is blurred.
        const isWithin = way === 0 ? x > 0 && x < width - 2 : y > 0 && y < height - 2
        sums[pair]! += isWithin ? across(pixel - by, pixel + 2 * by) : across(pixel, pixel + by)
      }
  const starts = new Int32Array(count + 1)
  for (const end of ends) starts[end + 1]!++
  for (let region = 0; region < count; region++) starts[region + 1]! += starts[region]!
  const next = starts.slice()
  const [to, back] = [new Int32Array(ends.length), new Int32Array(ends.length)]
  const [borders, steps] = [new Float32Array(ends.length), new Float32Array(ends.length)]
  lengths.forEach((length, pair) => {
    const [one, other] = [ends[pair * 2]!, ends[pair * 2 + 1]!]
    const [there, andBack] = [next[one]!++, next[other]!++]
    to[there] = other
    to[andBack] = one
    back[there] = andBack
    back[andBack] = there
    borders[there] = borders[andBack] = length
    steps[there] = steps[andBack] = sums[pair]! / length
  })
  return { starts, to, back, borders, steps }
}
