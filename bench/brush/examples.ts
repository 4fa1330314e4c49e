import { mulberry32 } from '@nawl/engine/color/mulberry32'
import { BORDER_INPUTS, borderExamples } from '@nawl/engine/keeping/borders'
import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import { applyStroke, readStroke } from '@nawl/engine/keeping/keep-stroke'
import type { Network } from '@nawl/engine/keeping/network'
import type { PlainRegions, Regions } from '@nawl/engine/keeping/regions'
import { STROKE_INPUTS, strokeExamples } from '@nawl/engine/keeping/stroke-examples'

import type { Examples } from './network-training.ts'
import { boxOf, largestPart, type Part, type Piece, strokeOver } from './robot.ts'

const FLOOR = 128
/** Edges are rare: each counts as much as so many borders within a thing. */
const EDGE_COUNTS = 3
/** Regions that lie across the edge of a piece teach nothing. */
const LEAST_PURE = 0.75
/** So many regions of a stroke are examples, by chance; and none counts for more than this share of its piece. */
const [MOST_REGIONS, MOST_SHARE] = [1500, 0.01]

/** Borders within pieces, within the floor, and between two of them. Walls and what hangs there are not numbered. */
export function bordersOf(regions: PlainRegions, numbers: Uint8Array): Examples {
  const counts = new Int32Array(regions.count * FLOOR)
  const valueOf = (pixel: number) => (numbers[pixel] === FLOOR ? FLOOR - 1 : numbers[pixel]! % FLOOR)
  for (let pixel = 0; pixel < numbers.length; pixel++)
    counts[regions.labels[pixel]! * FLOOR + valueOf(pixel)]!++
  const values = new Uint8Array(regions.count)
  for (let region = 0; region < regions.count; region++) {
    const own = counts.subarray(region * FLOOR, region * FLOOR + FLOOR)
    let most = 0
    for (let value = 0; value < FLOOR; value++) if (own[value]! > own[most]!) most = value
    // 255 is neither: most of a region has to be one thing.
    values[region] = own[most]! >= LEAST_PURE * regions.sizes[region]! ? most : 255
  }
  const { examples } = borderExamples(regions)
  const isPiece = (value: number) => value !== 0 && value !== FLOOR - 1
  const arcs: number[] = []
  for (let region = 0; region < regions.count; region++)
    for (let arc = regions.starts[region]!; arc < regions.starts[region + 1]!; arc++) {
      const [one, other] = [values[region]!, values[regions.to[arc]!]!]
      if (regions.to[arc]! < region || one === 255 || other === 255) continue
      if (one === other ? one !== 0 : isPiece(one) || isPiece(other)) arcs.push(arc)
    }
  const wanted = Float32Array.from(arcs, (arc) =>
    values[regions.to[arc]!] === values[regions.to[regions.back[arc]!]!] ? 0 : 1,
  )
  return {
    inputs: picked(examples, arcs, BORDER_INPUTS),
    wanted,
    counts: Float32Array.from(arcs, (arc, i) => regions.borders[arc]! * (wanted[i] === 1 ? EDGE_COUNTS : 1)),
  }
}

/**
 * Regions round strokes: those of the robot, two that begin at any place of a piece, and those of the robot where other
 * pieces are kept already. Without a network only first strokes, with one also those that mend what it finds.
 */
export function strokesOf(
  regions: Regions,
  pieces: readonly Piece[],
  network: Network | null,
  seed: number,
): readonly Examples[] {
  const random = mulberry32(seed)
  const found: Examples[] = []
  for (const piece of pieces) {
    const target = targetOf(regions, piece)
    const area = piece.inside.reduce((sum, is) => sum + is, 0)
    for (let variant = 0; variant < 4; variant++) {
      const isRobot = variant === 0 || variant === 3
      const others = variant === 3 ? pieces.filter((one) => one !== piece && random() < 0.7) : []
      const mask = piece.inside.map((_, pixel) => (others.some((one) => one.inside[pixel] === 1) ? 255 : 0))
      const before = { inside: piece.inside, ignored: piece.ignored.map((is, pixel) => is | mask[pixel]!) }
      const erased = new Uint8Array(regions.count)
      const done: BrushStroke[] = []
      let part = isRobot ? { ...piece, kind: 'keep' as const } : anyBand(piece, regions.width, random)
      const most = !network ? 1 : isRobot ? 4 : 2
      while (part && done.length < most) {
        const reach = piece.box.width * (isRobot ? 1 : 0.4 + 0.6 * random())
        const stroke = strokeOver(part, reach, regions.width, regions.height)
        const reading = readStroke(regions, mask, erased, stroke, done)
        if (!reading) break
        const unknown: number[] = []
        for (let region = 0; region < regions.count; region++)
          if (reading.known[region] === 0 && target[region] !== 2) unknown.push(region)
        const kept = Math.min(1, MOST_REGIONS / unknown.length)
        const drawn = [...unknown.keys()].filter(() => random() < kept)
        found.push({
          inputs: picked(strokeExamples(regions, reading, unknown), drawn, STROKE_INPUTS),
          wanted: Float32Array.from(drawn, (i) =>
            (target[unknown[i]!] === 1) === reading.isKeeping ? 1 : 0,
          ),
          counts: Float32Array.from(
            drawn,
            (i) =>
              (Math.min(MOST_SHARE, regions.sizes[unknown[i]!]! / area) / kept) *
              (variant === 0 && done.length === 0 ? 1 : 0.6),
          ),
        })
        if (network) applyStroke(regions, mask, erased, stroke, done, network)
        done.push(stroke)
        part = network ? largestPart(mask, before, regions.width) : null
      }
    }
  }
  return found
}

/** All examples in one. */
export function joined(some: readonly Examples[]): Examples {
  const of = (key: keyof Examples) => {
    const whole = new Float32Array(some.reduce((sum, one) => sum + one[key].length, 0))
    let at = 0
    for (const one of some) {
      whole.set(one[key], at)
      at += one[key].length
    }
    return whole
  }
  return { inputs: of('inputs'), wanted: of('wanted'), counts: of('counts') }
}

function picked(examples: Float32Array, places: readonly number[], width: number): Float32Array {
  const some = new Float32Array(places.length * width)
  places.forEach((place, i) => some.set(examples.subarray(place * width, (place + 1) * width), i * width))
  return some
}

/** Whether most of each region is of the piece; 2 if most of it teaches nothing. */
function targetOf({ count, labels, sizes }: Regions, { inside, ignored }: Piece): Uint8Array {
  const [pixels, idle] = [new Int32Array(count), new Int32Array(count)]
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] === 1) pixels[labels[pixel]!]!++
    if (ignored[pixel] === 1) idle[labels[pixel]!]!++
  }
  return Uint8Array.from(pixels, (some, region) =>
    idle[region]! * 2 > sizes[region]! ? 2 : some * 2 > sizes[region]! ? 1 : 0,
  )
}

/** What lies of a piece in some part of its box; null if that is hardly anything. */
function anyBand({ inside, box }: Piece, width: number, random: () => number): Part | null {
  const left = box.left + random() * box.width * 0.6
  const right = left + box.width * (0.25 + 0.5 * random())
  const top = box.top + random() * box.height * 0.6
  const bottom = top + box.height * (0.25 + 0.5 * random())
  const band = new Uint8Array(inside.length)
  let count = 0
  for (let y = Math.ceil(top); y <= Math.min(bottom, box.top + box.height - 1); y++)
    for (let x = Math.ceil(left); x <= Math.min(right, box.left + box.width - 1); x++)
      if (inside[y * width + x] === 1) {
        band[y * width + x] = 1
        count++
      }
  return count < 400 ? null : { kind: 'keep', inside: band, box: boxOf(band, width) }
}
