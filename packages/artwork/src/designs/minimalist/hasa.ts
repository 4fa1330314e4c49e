import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import type { Design } from '../../design.ts'
import { once } from '../../patterns/fields/once.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothUnion } from '../../patterns/noise/smooth-union.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const ASH = 0
const FURROW = 1
const BASALT = 2
const LICHEN = 3

export const hasa: Design = {
  id: 'hasa',
  name: 'Hasa',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Hasa are pebbles: three lie on raked ash, one of them green with lichen. Carved pile suits the furrows. For a meditation room or a hotel suite.',
  room: 'gallery',
  yarns: [
    { name: 'ash', hex: '#D6D1C7', share: 71 },
    { name: 'furrow', hex: '#B0AAA0', share: 19.5 },
    { name: 'basalt', hex: '#3C3B3E', share: 6.5 },
    { name: 'lichen', hex: '#9C9A4F', share: 3 },
  ],
  palettes: [
    { name: 'Dark garden', hexes: ['#3C3E40', '#5E6060', '#C9C3B7', '#A0734A'] },
    { name: 'Red earth', hexes: ['#B9785A', '#915338', '#33292A', '#D6BE8C'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      heights: [176, 700],
      widths: [DRAWN.width, 182],
      least: 0.4,
      // A long garden has the same three stones.
      needs: { yarns: [ASH, FURROW, BASALT, LICHEN], part: 0.017 },
    },
    (px, py, field) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py)
      const [basalt, lichen, pebble] = stoneDistances(x, y, field)
      if (lichen < 0) return LICHEN
      if (basalt < 0) return isVein(x, y, field) ? ASH : BASALT
      if (pebble < 0) return BASALT
      // The rings around the small stone were raked last and lie over the others.
      if (pebble < RINGS_END) return isRing(pebble, toothOn(field)) ? FURROW : ASH
      const pair = smoothUnion(basalt, lichen, MERGE_CM)
      if (pair < RINGS_END)
        return isRing(pair, toothOn(field) * gradientOfPair(x, y, field, basalt, lichen)) ? FURROW : ASH
      // Between two rings the rake has no room for a furrow.
      const margin =
        (isInCatalogue(field) ? Math.min(pair, pebble) : smoothUnion(pair, pebble, NO_ROOM)) - RINGS_END
      return margin > 1.2 && isFurrow(x, y, toothOn(field)) ? FURROW : ASH
    },
  ),
}

const MERGE_CM = 12
/** How much wider than a pass, in cm, the gap between two groups of rings must be for a furrow. */
const NO_ROOM = 24
const hand = wobble(3, 34, 331)

/** All furrows come from one rake with five teeth: five furrows per pass, and five rings around a stone. In cm. */
const TEETH = 5
const TOOTH_PITCH = 5.8
const TOOTH = 1.35
/** The least width of a furrow on the rug, in cm. */
const LEAST_TOOTH = 0.85
const toothOn = ({ scale }: Field) => Math.max(TOOTH, LEAST_TOOTH / scale)
const PASS = DRAWN.width / 5
const RINGS_START = 2
const RINGS_END = RINGS_START + TEETH * TOOTH_PITCH

/** Whether a ring of that width lies so far from a stone. */
function isRing(away: number, wide: number): boolean {
  const at = (away - RINGS_START) / TOOTH_PITCH
  return at > 0 && Math.abs(at - Math.floor(at) - 0.5) * TOOTH_PITCH < wide / 2
}

/** Gradient of the distance to both stones. It is below 1 between them, which would make the furrows wider. */
function gradientOfPair(x: number, y: number, field: Field, basalt: number, lichen: number): number {
  if (Math.abs(basalt - lichen) > MERGE_CM) return 1
  const step = 0.25
  const away = (dx: number, dy: number) => {
    const [one, other] = stoneDistances(x + dx, y + dy, field)
    return smoothUnion(one, other, MERGE_CM)
  }
  const here = smoothUnion(basalt, lichen, MERGE_CM)
  return Math.hypot(away(step, 0) - here, away(0, step) - here) / step
}

function isFurrow(x: number, y: number, wide: number): boolean {
  const pass = Math.floor(x / PASS)
  // Every pass has its own sway.
  const at = x - (pass + 0.5) * PASS + 0.55 * valueNoise(y / 34, pass, 333)
  const tooth = Math.round(at / TOOTH_PITCH)
  if (Math.abs(tooth) > TEETH >> 1) return false
  return Math.abs(at - tooth * TOOTH_PITCH) < wide / 2
}

/** A stone: half-axes in cm, rotation in radians, and a seed for its bumps. */
type Stone = {
  readonly across: number
  readonly down: number
  readonly turned: number
  readonly seed: number
}
const STONES: readonly [Stone, Stone, Stone] = [
  { across: 30, down: 22, turned: 0.18, seed: 1 },
  { across: 20, down: 16, turned: -0.4, seed: 2 },
  { across: 9.5, down: 7.5, turned: 0.5, seed: 3 },
]
type Places = readonly [readonly [number, number], readonly [number, number], readonly [number, number]]
const PLACES: Places = [
  [0.62, 0.26],
  [0.36, 0.4],
  [0.72, 0.8],
]
// On a square the stones must lie closer together, and on a disc clear of its rim.
const CLOSE_PLACES: Places = [
  [0.59, 0.31],
  [0.33, 0.54],
  [0.69, 0.79],
]

const DIRECTIONS = 720
/** Radius of each stone by direction, in cm. */
const outlines = once(() =>
  STONES.map(({ across, down, turned, seed }) =>
    Float64Array.from({ length: DIRECTIONS + 1 }, (_, step) => {
      const angle = (step / DIRECTIONS) * 2 * Math.PI
      const cos = Math.abs(Math.cos(angle - turned)) / across
      const sin = Math.abs(Math.sin(angle - turned)) / down
      const bumps = 1 + 0.05 * Math.sin(2 * angle + seed * 2.1) + 0.045 * Math.sin(3 * angle + seed * 4.3)
      return bumps * (cos ** 2.4 + sin ** 2.4) ** (-1 / 2.4)
    }),
  ),
)

/** The least length in cm of a garden: a longer rug has several, every second one turned by half a turn. */
const GARDEN = 200

const gardens = ({ height }: Field) => Math.max(1, Math.round(height / (1.2 * GARDEN)))

/** Where a point lies in its garden. */
function inGarden(x: number, y: number, field: Field): readonly [x: number, y: number] {
  const long = field.height / gardens(field)
  const garden = Math.min(gardens(field) - 1, Math.max(0, Math.floor((y - field.top) / long)))
  const down = y - field.top - garden * long
  return garden % 2 === 0 ? [x, down] : [field.width - x, long - down]
}

/**
 * Where a stone lies: the two large ones are always as near to each other, and the rings around all three whole, but for a
 * touch at an edge, where the garden has room for them.
 */
function placeOf(stone: 0 | 1 | 2, field: Field): readonly [x: number, y: number] {
  if (field.outline !== 'rectangle') {
    const [u, v] = CLOSE_PLACES[stone]
    return [u * DRAWN.width, v * field.height]
  }
  const long = field.height / gardens(field)
  const [u, v] = PLACES[stone]
  const isComposed = !isInCatalogue(field)
  const broader = field.width - DRAWN.width
  if (stone === 2) {
    const down = isComposed ? Math.min(v * long, long - PEBBLE_ROOM) : v * long
    return [u * DRAWN.width + PEBBLE_MOVES * broader, down]
  }
  const first = PLACES[0][1] * long
  const behind = stone === 1 ? (PLACES[1][1] - PLACES[0][1]) * DRAWN.height : 0
  const down = (isComposed ? Math.max(first, BASALT_ROOM) : first) + behind
  return [u * DRAWN.width + PAIR_MOVES * broader, down]
}

/** How far the stones move to the right on a broader garden. */
const [PAIR_MOVES, PEBBLE_MOVES] = [0.1, 0.9]
/** What the rings take above the middle of the largest stone and below that of the small one, in cm. */
const [BASALT_ROOM, PEBBLE_ROOM] = [55, 40]

function stoneDistances(px: number, py: number, field: Field): readonly [number, number, number] {
  const [x, y] = inGarden(px, py, field)
  const away = (stone: 0 | 1 | 2) => {
    const place = placeOf(stone, field)
    const dx = x - place[0]
    const dy = y - place[1]
    const distance = Math.sqrt(dx * dx + dy * dy)
    if (distance > 80) return distance
    const direction = (((Math.atan2(dy, dx) + 2 * Math.PI) / (2 * Math.PI)) * DIRECTIONS) % DIRECTIONS
    const left = Math.floor(direction)
    const outline = outlines()[stone]!
    return distance - outline[left]! - (direction - left) * (outline[left + 1]! - outline[left]!)
  }
  return [away(0), away(1), away(2)]
}

function isVein(px: number, py: number, field: Field): boolean {
  const [x, y] = inGarden(px, py, field)
  const place = placeOf(0, field)
  const dx = x - place[0]
  const dy = y - place[1]
  return Math.abs(dx - 9 + 0.45 * dy + 0.012 * dy * dy) < 0.85
}
