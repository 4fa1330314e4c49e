import { mulberry32 } from '../../color/mulberry32.ts'
import { closedNoise } from '../tile/closed-noise.ts'
import type { Cloth } from '../surface/cloth.ts'
import { DAYLIGHT } from '../surface/daylight.ts'
import { outlineField, type EdgePlace, type OutlineField, type OutlineShape } from './outline-shape.ts'
import type { Sewn } from './sew.ts'
import {
  hasHueBit,
  levelLookup,
  LOOKUP_HALF,
  LOOKUP_ZERO,
  shadeLevels,
  shadeOfLevel,
} from '../shade/shade-levels.ts'
import { yarnOfLot } from '../surface/lots.ts'
import { GRAIN_UNIT } from '../tile/tile-units.ts'
import type { PileTile } from '../tile/tile.ts'
import { GROUND } from '../tufted-raster.ts'

/** Lengths in pixels of the 1× picture. */
export const INSET = 8
export const CORNER = 7
const CORD = 2.2
/** Width beside the cord over which the pile rolls down. */
const ROLL = 6
const ROLL_WIDTH = 2.6
const GROOVE_WIDTH = 1.1
const WHIP_PITCH = 2.3
/** A smaller rug is a sample, and its edge shrinks with it. */
const SMALLEST_FULL_EDGE = 160
const GROUND_LEVELS = 15

type Edge = {
  readonly field: OutlineField
  /** Cutting error in pixels, by position along the outline. */
  readonly wander: Float32Array
  /** Turns of the binding yarn up to a position along the outline. */
  readonly stitches: Float32Array
  /** Pixels per unit of the constants above. */
  readonly unit: number
  readonly cloth: Cloth
  readonly sewn: Sewn
  readonly tile: PileTile
  readonly levels: number
  readonly lookup: Uint8Array
}

/**
 * Cuts the rug to its outline, in place: ground with a contact shadow outside, a whipped cord in the most common yarn
 * along the rim, and pile that rolls down to it.
 */
export function bindEdge(
  sewn: Sewn,
  cloth: Cloth,
  shape: OutlineShape,
  yarnCount: number,
  tile: PileTile,
  seed: number,
  ratio?: number,
): void {
  const { width, height } = cloth
  const unit = tile.scale * Math.min(1, Math.min(width, height) / tile.scale / SMALLEST_FULL_EDGE)
  const levels = shadeLevels(yarnCount)
  const field = outlineField(shape, width, height, INSET * unit, CORNER * unit, ratio)
  const edge: Edge = {
    field,
    wander: handCut(mulberry32(seed), field.length, unit, shape === 'rectangle' ? BY_RULE : BY_EYE),
    stitches: whipStitches(mulberry32(seed + 1), field.length, unit),
    unit,
    cloth,
    sewn,
    tile,
    levels,
    lookup: levelLookup(levels),
  }
  const cordYarn = commonestAtRim(edge, yarnCount)
  const place: EdgePlace = { depth: 0, normalX: 0, normalY: 0, along: 0 }
  forRim(edge, 1, place, (x, y) => {
    const pixel = y * width + x
    if (place.depth < 0) sewn.indices[pixel] = GROUND + contactShadow(place, unit)
    else if (place.depth < CORD * unit) sewn.indices[pixel] = cordIndex(edge, place, x, y, cordYarn)
    else sewn.indices[pixel] = rolledIndex(edge, place, x, y)
  })
}

/** Visits every `step`th pixel from the rim's inner end outward, with its position in `place`. */
function forRim(edge: Edge, step: number, place: EdgePlace, visit: (x: number, y: number) => void) {
  const { width, height } = edge.cloth
  const band = (CORD + ROLL) * edge.unit
  for (let y = 0; y < height; y += step) {
    const [from, to] = edge.field.interior(y + 0.5, band)
    for (let x = 0; x < width; x += step) {
      if (x >= from && x < to) x += Math.ceil((to - x) / step) * step
      if (x >= width) break
      edge.field.measure(x + 0.5, y + 0.5, place)
      place.depth -= edge.wander[Math.floor(place.along)]!
      visit(x, y)
    }
  }
}

/** How far hand shears stray slowly: a straight side is cut along a rule, a curve by eye. */
const BY_RULE = 0.6
const BY_EYE = 2

/** Errors of hand shears, in pixels: `slowError` units along a side, half a unit from tuft to tuft. */
function handCut(random: () => number, length: number, unit: number, slowError: number): Float32Array {
  const slow = closedNoise(random, length, 170 * unit)
  const middle = closedNoise(random, length, 41 * unit)
  const quick = closedNoise(random, length, 5 * unit)
  return slow.map((value, i) => unit * (slowError * value + 0.4 * middle[i]! + 0.5 * quick[i]!))
}

/** Hand stitching: some stitches wide, some narrow. */
function whipStitches(random: () => number, length: number, unit: number): Float32Array {
  const uneven = closedNoise(random, length, 3.7 * WHIP_PITCH * unit)
  const slow = closedNoise(random, length, 60 * unit)
  return uneven.map((value, i) => i / (WHIP_PITCH * unit) + 0.55 * value + 1.5 * slow[i]!)
}

function commonestAtRim(edge: Edge, yarnCount: number): number {
  const counts = new Uint32Array(yarnCount)
  const place: EdgePlace = { depth: 0, normalX: 0, normalY: 0, along: 0 }
  const { seen } = edge.sewn
  const { stride, margin } = edge.cloth
  forRim(edge, 3, place, (x, y) => {
    const inside = place.depth / edge.unit - CORD
    if (inside > 1 && inside < 5) counts[yarnOfLot(seen[(y + margin) * stride + x + margin]!)]!++
  })
  return counts.indexOf(Math.max(...counts))
}

function contactShadow(place: EdgePlace, unit: number): number {
  const lit = place.normalX * DAYLIGHT.x + place.normalY * DAYLIGHT.y
  const reach = (2.6 - 1.8 * lit) * unit
  const away = Math.round((-place.depth * BELL_STEPS) / reach)
  if (away >= BELL.length) return 0
  return Math.round(BELL[away]! * (0.5 - 0.34 * lit) * GROUND_LEVELS)
}

function cordIndex(edge: Edge, place: EdgePlace, x: number, y: number, yarn: number): number {
  const lit = place.normalX * DAYLIGHT.x + place.normalY * DAYLIGHT.y
  const across = (2 * place.depth) / (CORD * edge.unit) - 1
  const round = across * across
  const stitch = edge.stitches[Math.floor(place.along)]! + (0.55 * place.depth) / edge.unit
  // A rounded sawtooth: each turn of the yarn overlaps the one before.
  const turn = stitch - Math.floor(stitch) - 0.5
  const whip = 0.42 * turn * (1 - 2.4 * turn * turn) * (1 - round)
  const shade = -0.08 - 0.3 * across * lit - 0.36 * round * round + whip + 0.75 * strandShade(edge.tile, x, y)
  return yarn * edge.levels + nearestLevel(edge, shade, 0)
}

function rolledIndex(edge: Edge, place: EdgePlace, x: number, y: number): number {
  const { sewn, cloth, levels } = edge
  const pixel = y * cloth.width + x
  const inside = place.depth / edge.unit - CORD
  if (inside > ROLL) return sewn.indices[pixel]!
  const index = sewn.indices[pixel]!
  const level = index % levels
  const lit = place.normalX * DAYLIGHT.x + place.normalY * DAYLIGHT.y
  const shade =
    shadeOfLevel(level, levels) -
    0.24 * bell(inside / GROOVE_WIDTH) +
    0.34 * lit * bell((inside - 1.6) / ROLL_WIDTH)
  return index - level + nearestLevel(edge, shade, hasHueBit(levels) ? level & 1 : 0)
}

/** exp(−x²) as a table, and 0 where it is negligible. */
const BELL_STEPS = 32
const BELL = Float32Array.from({ length: 2 * BELL_STEPS }, (_, i) => Math.exp(-((i / BELL_STEPS) ** 2)))

function bell(x: number): number {
  const i = Math.round(Math.abs(x) * BELL_STEPS)
  return i < BELL.length ? BELL[i]! : 0
}

const nearestLevel = (edge: Edge, shade: number, warm: number) =>
  edge.lookup[warm * LOOKUP_HALF + LOOKUP_ZERO + Math.round(shade * 256)]!

function strandShade(tile: PileTile, x: number, y: number): number {
  const mask = tile.size - 1
  return tile.grain[(y & mask) * tile.size + (x & mask)]! / GRAIN_UNIT
}
