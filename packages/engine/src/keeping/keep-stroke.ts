import type { PixelBox } from '../room/rug-on-floor.ts'
import { type BrushStroke, coveredBy, strokeOnPixels } from './brush-stroke.ts'
import { growRegions } from './grow-regions.ts'
import { type Network, STROKES } from './network.ts'
import { OUTSIDE, REST, UNKNOWN, WANTED } from './region-graph.ts'
import type { Regions } from './regions.ts'
import { softEdge } from './soft-edge.ts'

/** How much of each pixel stands before the rug, 0 to 255, as large as its picture. */
export type FrontMask = Uint8Array

/** How far beyond a stroke its thing is searched for, in lengths of the stroke and widths of the picture; no farther than the last. */
const [REACH, LEAST_REACH, MOST_REACH] = [0.9, 0.05, 0.2]
/** A stroke holds a region of which it covers so much. */
const LEAST_COVERED = 0.3

/** What a stroke says of the regions within its reach, before anything is searched for. */
export type StrokeReading = {
  readonly box: PixelBox
  /** What is known of each region. */
  readonly known: Uint8Array
  /** The regions that the stroke covers, and how long it is. */
  readonly held: readonly number[]
  readonly length: number
  readonly isKeeping: boolean
  /** How many strokes were before it. */
  readonly earlier: number
  /** Pixels of each region that are kept. */
  readonly inMask: Int32Array
}

/**
 * Adds to the mask what a stroke means, or takes it away: the regions round it that belong to its thing, up to edges. Earlier
 * strokes stay what they are. Returns where the mask changed; null if nothing of the stroke is in the picture.
 */
export function applyStroke(
  picture: Regions,
  mask: FrontMask,
  erased: Uint8Array,
  stroke: BrushStroke,
  earlier: readonly BrushStroke[],
  network: Network = STROKES,
): PixelBox | null {
  const reading = readStroke(picture, mask, erased, stroke, earlier)
  if (!reading) return null
  const { box, known, isKeeping, inMask } = reading
  growRegions(picture, reading, network)
  softEdge(
    picture,
    box,
    (region) => known[region] === WANTED && (isKeeping || inMask[region]! > 0),
    (at, share) => {
      mask[at] = isKeeping ? Math.max(mask[at]!, share) : Math.min(mask[at]!, 255 - share)
    },
  )
  for (let region = 0; region < known.length; region++) {
    if (known[region] !== WANTED) continue
    if (isKeeping) erased[region] = 0
    else if (inMask[region]! > 0) erased[region] = 1
  }
  return box
}

/** Null if nothing of the stroke is in the picture. */
export function readStroke(
  picture: Regions,
  mask: FrontMask,
  erased: Uint8Array,
  stroke: BrushStroke,
  earlier: readonly BrushStroke[],
): StrokeReading | null {
  const { width, height, labels } = picture
  const drawn = strokeOnPixels(stroke, width, height)
  if (!drawn) return null
  const box = searched(drawn, width, height)
  const isKeeping = stroke.kind === 'keep'
  const inBox = new Int32Array(picture.count)
  const inMask = new Int32Array(picture.count)
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left, pixel = y * width + x; x < box.left + box.width; x++, pixel++) {
      inBox[labels[pixel]!]!++
      if (mask[pixel]! >= 128) inMask[labels[pixel]!]!++
    }
  const known = new Uint8Array(picture.count).fill(OUTSIDE)
  for (let region = 0; region < known.length; region++) {
    if (inBox[region] === 0) continue
    const isKept = inMask[region]! * 2 >= inBox[region]!
    // What is kept already belongs to the thing, as what is not kept belongs to the rest.
    known[region] = isKept === isKeeping ? WANTED : isKeeping && erased[region] === 1 ? REST : UNKNOWN
  }
  const hold = (regions: readonly number[], value: number) => {
    for (const region of regions) if (known[region] !== OUTSIDE) known[region] = value
  }
  for (const one of earlier) {
    const before = strokeOnPixels(one, width, height)
    if (before) hold(heldBy(before, picture), one.kind === stroke.kind ? WANTED : REST)
  }
  const held = heldBy(drawn, picture)
  hold(held, WANTED)
  return { box, known, held, length: lengthOf(drawn), isKeeping, earlier: earlier.length, inMask }
}

/** Compiles what a stroke needs, on the picture itself: otherwise the first ones take several times as long. */
export function warmUp(picture: Regions): void {
  const mask = new Uint8Array(picture.width * picture.height)
  const erased = new Uint8Array(picture.count)
  const earlier: BrushStroke[] = []
  for (const [kind, v] of WARMING) {
    const places = [0.35, 0.5, 0.65].map((u) => ({ u, v }))
    applyStroke(picture, mask, erased, { kind, places, radius: 0.008 }, earlier)
    earlier.push({ kind, places, radius: 0.008 })
  }
}
const WARMING = [
  ['keep', 0.8],
  ['erase', 0.7],
  ['keep', 0.4],
] as const

type Drawn = NonNullable<ReturnType<typeof strokeOnPixels>>

/** The regions that a stroke covers; at least the one that it covers most of. */
function heldBy(drawn: Drawn, { width, height, labels, sizes }: Regions): readonly number[] {
  const { left, right, top, bottom } = boundsOf(drawn)
  const from = (value: number) => Math.max(0, Math.floor(value - drawn.radius - 1))
  const box = { left: from(left), top: from(top), width: 0, height: 0 }
  box.width = Math.min(width, Math.ceil(right + drawn.radius + 1)) - box.left
  box.height = Math.min(height, Math.ceil(bottom + drawn.radius + 1)) - box.top
  if (box.width <= 0 || box.height <= 0) return []
  const covered = coveredBy(drawn, box, 1, box.width, box.height)
  const counts = new Map<number, number>()
  for (let y = 0, i = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, i++) {
      if (covered[i] === 0) continue
      const region = labels[(box.top + y) * width + box.left + x]!
      counts.set(region, (counts.get(region) ?? 0) + 1)
    }
  const held = [...counts].filter(([region, count]) => count >= LEAST_COVERED * sizes[region]!)
  if (held.length > 0) return held.map(([region]) => region)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most ? [most[0]] : []
}

function boundsOf({ points }: Drawn) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function lengthOf(drawn: Drawn): number {
  const { left, right, top, bottom } = boundsOf(drawn)
  return Math.hypot(right - left, bottom - top) + 2 * drawn.radius
}

function searched(drawn: Drawn, width: number, height: number): PixelBox {
  const { left, right, top, bottom } = boundsOf(drawn)
  const reach = Math.min(REACH * lengthOf(drawn) + LEAST_REACH * width, MOST_REACH * width)
  const from = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)))
  const [x, y] = [from(left - reach, width), from(top - reach, height)]
  return {
    left: x,
    top: y,
    width: from(right + reach, width) + 1 - x,
    height: from(bottom + reach, height) + 1 - y,
  }
}
