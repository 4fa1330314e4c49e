import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK, type BlockMeans, PLAIN } from '../block-means.ts'
import { slopeFitter } from '../photograph/fit-slopes.ts'
import { ColorCells } from '../yarns/color-samples.ts'
import { densityPeaks } from '../yarns/density-peaks.ts'
import { kMeans } from '../yarns/k-means.ts'
import { clustered, type Color, MOST_COLORS, rgbOf } from './clustered.ts'
import { type Planes, smoothStrokes } from './smooth-strokes.ts'

/** A drawing on paper, by 4×4 blocks. */
export type Drawing = {
  readonly across: number
  /** The light of the lamp on each block; its mean is 1. */
  readonly lamp: Float32Array
  /** Without the lamp, in levels; the first is the paper. */
  readonly colors: readonly Color[]
  readonly paper: Color
  /** The colour of each block, -1 where it has none. */
  readonly own: Int8Array
}

/**
 * Finds the colours of a drawing on paper. The paper is most of the picture and calm; everywhere else strokes let more
 * or less of it through, which is how colours vary there, and no other grain or light varies so. Null otherwise.
 */
export function findDrawing(raster: Raster, { means, marks }: BlockMeans): Drawing | null {
  const across = Math.ceil(raster.width / BLOCK)
  const down = Math.ceil(raster.height / BLOCK)
  if (across < LEAST_BLOCKS || down < LEAST_BLOCKS) return null
  if (!isRestless(means, marks)) return null
  const lamp = lampOn(means, across, down)
  const planes = planesOf(means, lamp)
  const paper = commonest(planes)
  const smooth = smoothStrokes(planes, across, paper)
  const own = clustered(smooth)
  const isInside = (at: number) => {
    const x = at % across
    const n = own[at]
    return (
      n !== -1 &&
      (x === 0 || own[at - 1] === n) &&
      (x + 1 === across || own[at + 1] === n) &&
      (at < across || own[at - across] === n) &&
      (at + across >= own.length || own[at + across] === n)
    )
  }
  const tallies = tally(own, isInside, planes, smooth, marks, paper)
  const areas = tallies.filter(
    ({ inside, all }) => inside > LEAST_INSIDE * all && all > LEAST_SHARE * own.length,
  )
  const [ground, ...others] = areas.toSorted((p, q) => q.all - p.all)
  if (ground === undefined || others.length === 0 || others.length > MOST_COLORS) return null
  const sum = (of: (tally: Tally) => number) => others.reduce((total, one) => total + of(one), 0)
  if (ground.all < LEAST_PAPER * own.length || ground.restless > CALM * ground.inside) return null
  if (sum(({ restless }) => restless) < RESTLESS * sum(({ inside }) => inside)) return null
  if (sum(({ along }) => along) < STROKES * sum(({ off }) => off)) return null
  const known = [ground, ...others]
  const place = new Map(known.map(({ cluster }, n) => [cluster, n]))
  return {
    across,
    lamp,
    colors: known.map(({ color }) => color),
    paper: ground.color,
    own: own.map((cluster) => place.get(cluster) ?? -1),
  }
}

/** A first look, at one block in seven: whether much is one calm colour, and most of the rest holds more than grain. */
function isRestless(means: Uint32Array, marks: Uint8Array): boolean {
  const counts = new Map<number, number>()
  const coarse = (rgb: number) => (rgb >>> 5) & 0x070707
  let mixed = 0
  let looked = 0
  for (let at = 0; at < marks.length; at += LOOK_STEP) {
    looked++
    if ((marks[at]! & PLAIN) === 0) mixed++
    else counts.set(coarse(means[at]!), (counts.get(coarse(means[at]!)) ?? 0) + 1)
  }
  const [first = 0, second = 0] = [...counts.values()].toSorted((p, q) => q - p)
  // The lamp may carry the paper over one border between coarse colours.
  const paper = first + second
  return first > (LEAST_PAPER / 2) * looked && mixed > (RESTLESS / 2) * (looked - paper)
}

const LOOK_STEP = 7
const LEAST_BLOCKS = 32
/** Share of a colour's blocks that have only their own around them: fewer are the rim of something. */
const LEAST_INSIDE = 0.25
const LEAST_SHARE = 0.002
/** Share of the picture that is paper. */
const LEAST_PAPER = 0.3
/** Share of blocks with more than grain, inside the paper and inside the colours. */
const CALM = 0.2
const RESTLESS = 0.4
/** How much more colours vary towards the paper and away from it than in any other direction. */
const STROKES = 4

function lampOn(means: Uint32Array, across: number, down: number): Float32Array {
  const values = Float32Array.from(means, (rgb) => Math.log(((rgb >>> 8) & 255) + 1))
  const fitted = slopeFitter({ across, down }, LAMP_STEP)(values)
  const factors = fitted.map(Math.exp)
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
  return factors.map((factor) => factor / mean)
}

/** One block in so many is looked at for the lamp. */
const LAMP_STEP = 5

function planesOf(means: Uint32Array, lamp: Float32Array): Planes {
  const plane = (shift: number) => Float32Array.from(means, (rgb, at) => ((rgb >>> shift) & 255) / lamp[at]!)
  return [plane(16), plane(8), plane(0)]
}

/** The mean of the blocks around the most frequent colour. */
function commonest([red, green, blue]: Planes): Color {
  const cells = new ColorCells()
  for (let at = 0; at < red.length; at++) cells.add(rgbOf(red[at]!, green[at]!, blue[at]!), 1, true)
  const [peak] = kMeans(cells.samples(), densityPeaks(cells.samples(), MOST_COLORS, true), true)
  const rgb = peak?.rgb ?? 0
  return [rgb >>> 16, (rgb >>> 8) & 255, rgb & 255]
}

type Tally = {
  readonly cluster: number
  readonly color: Color
  readonly all: number
  readonly inside: number
  /** Blocks inside that hold more than grain. */
  readonly restless: number
  /** How far blocks inside are from the smoothed colour, squared: on the line to the paper, and off it. */
  readonly along: number
  readonly off: number
}

function tally(
  own: Int8Array,
  isInside: (at: number) => boolean,
  planes: Planes,
  smooth: Planes,
  marks: Uint8Array,
  paper: Color,
): Tally[] {
  const count = own.reduce((most, cluster) => Math.max(most, cluster), -1) + 1
  const sums = Array.from({ length: count }, () => ({
    all: 0,
    inside: 0,
    restless: 0,
    along: 0,
    off: 0,
    color: [0, 0, 0],
  }))
  for (let at = 0; at < own.length; at++) {
    const sum = sums[own[at]!]
    if (sum === undefined) continue
    sum.all++
    if (!isInside(at)) continue
    sum.inside++
    if ((marks[at]! & PLAIN) === 0) sum.restless++
    let span = 0
    let dot = 0
    let square = 0
    for (let n = 0; n < 3; n++) {
      const way = paper[n]! - smooth[n]![at]!
      const away = planes[n]![at]! - smooth[n]![at]!
      span += way * way
      dot += way * away
      square += away * away
      sum.color[n]! += planes[n]![at]!
    }
    const along = (dot * dot) / Math.max(1, span)
    sum.along += along
    sum.off += square - along
  }
  return sums.map(({ color: [r, g, b], ...sum }, cluster) => ({
    ...sum,
    cluster,
    color: [Math.round(r! / sum.inside), Math.round(g! / sum.inside), Math.round(b! / sum.inside)] as const,
  }))
}
