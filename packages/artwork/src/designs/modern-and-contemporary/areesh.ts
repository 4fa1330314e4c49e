import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const INK = 0
const BOTTLE = 1
const EMERALD = 2
const CELADON = 3
const STRAW = 4
const COPPER = 5

export const areesh: Design = {
  id: 'areesh',
  name: 'Areesh',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'An areesh is a house of palm fronds; this is its roof seen from below in the dark, crossed by one shaft of sun. Ink, a copper rib and two greens that the light turns to celadon and straw, for a garden room or a panelled study.',
  room: 'living',
  yarns: [
    { name: 'ink', hex: '#0F2226', share: 26.5 },
    { name: 'bottle', hex: '#124A3A', share: 29 },
    { name: 'emerald', hex: '#237A58', share: 26 },
    { name: 'celadon', hex: '#86AE80', share: 8.5 },
    { name: 'straw', hex: '#F0DC9C', share: 8 },
    { name: 'copper', hex: '#C06F35', share: 2 },
  ],
  palettes: [
    { name: 'Blue noon', hexes: ['#131D33', '#1D3E66', '#34699A', '#8FB2C6', '#EFE6CC', '#D0973A'] },
    { name: 'Last year’s fronds', hexes: ['#2A181B', '#6B2C26', '#AE5730', '#D99E5E', '#F3E0B4', '#5C8478'] },
  ],
  cropCentre: 0.55,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.55,
      turns: true,
      single: 'part',
      heights: [150, 900],
      widths: [104, 260],
      // The rib is always there, but few samples hit it.
      needs: { yarns: [INK, BOTTLE, EMERALD, CELADON, STRAW], part: 0.02 },
      gives: { across: [[1, 1.3]], down: [[1, 1.1]] },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drawing = oncePerField((field) => {
  const long = lengthened(field)
  const wide = field.width / DRAWN.width
  const layers = FRONDS.map((frond, index) => ({
    depth: frond.depth,
    bladeAt: inkStrokes(leaflets(frond, index, [wide, long]), GAP, tracedOn(field)),
  }))
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    for (const { depth, bladeAt } of layers) {
      const blade = bladeAt(x, y)
      if (blade !== GAP) return (isInSun(x / wide, y / long, depth) ? IN_SUN : IN_SHADE)[depth]![blade]!
    }
    return INK
  }, tracedOn(field))
})

const GAP = 0
const SHADED = 1
const LIT = 2
const RIB = 3

/** By depth, the yarns of a gap, the shaded half of a leaflet, its lit half, and the rib. */
const IN_SHADE = [
  [INK, BOTTLE, EMERALD, COPPER],
  [INK, INK, BOTTLE, INK],
  [INK, INK, INK, INK],
] as const
const IN_SUN = [
  [INK, CELADON, STRAW, COPPER],
  [INK, EMERALD, CELADON, EMERALD],
  [INK, BOTTLE, EMERALD, BOTTLE],
] as const

/** Shafts of light through holes in the roof, measured across their slope: middle and half the width in cm. */
const SHAFTS = [
  [120, 27],
  [164, 6.5],
  [74, 3.6],
] as const
const SLOPE = 0.6

function isInSun(x: number, y: number, depth: number): boolean {
  // The light meets deeper fronds a little farther on.
  const across = y * Math.cos(SLOPE) - x * Math.sin(SLOPE) + 20 + 5 * depth
  return SHAFTS.some(([middle, half]) => Math.abs(across - middle) < half)
}

const hand = wobble(4, 34, 261)

/** Starts at `stalk`; `heading` in radians clockwise from the right, `bend` in radians per cm, lengths in cm. */
type Frond = {
  readonly stalk: Point
  readonly heading: number
  readonly length: number
  readonly bend: number
  readonly reach: number
  readonly pitch: number
  readonly broad: number
}

// Nearest to the viewer first.
const FRONDS: readonly (Frond & { readonly depth: number })[] = [
  { stalk: [26, 290], heading: -1.62, length: 330, bend: 0.0022, reach: 92, pitch: 14, broad: 9.5, depth: 0 },
  { stalk: [196, 40], heading: 2.5, length: 270, bend: 0.0016, reach: 84, pitch: 12.5, broad: 9, depth: 1 },
  { stalk: [180, 268], heading: -2.2, length: 220, bend: -0.001, reach: 90, pitch: 12, broad: 10, depth: 2 },
  { stalk: [-30, -30], heading: 0.75, length: 200, bend: 0.001, reach: 90, pitch: 12, broad: 10, depth: 2 },
  { stalk: [-30, 250], heading: -0.6, length: 170, bend: -0.001, reach: 80, pitch: 12, broad: 10, depth: 2 },
]

/**
 * Where the rib of a frond runs on a rug so many times as wide and long as drawn, which carries it along: at steps that
 * are as long on every rug, before a broad rug spreads them, and with its heading there.
 */
function spineOf({ stalk, heading, length, bend }: Frond, [wide, long]: Point, step: number) {
  const narrow = Math.min(1, wide)
  const spine: { readonly at: Point; readonly ahead: number }[] = []
  let [x, y] = stalk
  let drawn = 0
  for (;;) {
    const [dx, dy] = [Math.cos(heading + bend * drawn), Math.sin(heading + bend * drawn)]
    spine.push({ at: [x * wide, y * long], ahead: Math.atan2(dy * long, dx * narrow) })
    const stride = step / Math.hypot(dx * narrow, dy * long)
    if (drawn + stride / 2 > length) return spine
    x += stride * dx
    y += stride * dy
    drawn += stride
  }
}

/** The leaflets of a frond and its rib: a broad rug spreads them like their frond. */
function leaflets(frond: Frond, seed: number, [wide, long]: Point): InkStroke[] {
  const spread = Math.max(1, wide)
  const large = Math.sqrt(spread)
  const isDrawn = wide === 1 && long === 1
  const spine = spineOf(frond, [wide, long], frond.pitch / 2)
  const strokes: InkStroke[] = []
  const steps = spine.length - 1
  for (const [k, { at, ahead }] of spine.slice(0, -1).entries()) {
    const s = k / steps
    if (k < 2) continue
    const side = k % 2 === 0 ? 1 : -1
    const length =
      frond.reach * Math.sin(Math.PI * (0.14 + 0.8 * s)) ** 0.7 * (0.9 + 0.2 * hash(k, seed, 262))
    const angle = side * (0.98 - 0.42 * s + 0.1 * (hash(k, seed, 263) - 0.5))
    strokes.push(...leaflet({ from: at, ahead, angle, length, broad: frond.broad, spread, isDrawn }))
  }
  return [
    ...strokes.toReversed(),
    {
      points: spine.map(({ at }) => at),
      widths: spine.map((_, k) => large * (4.6 - (2.8 * k) / steps)),
      yarn: RIB,
    },
  ]
}

type Leaflet = {
  readonly from: Point
  readonly ahead: number
  readonly angle: number
  readonly length: number
  readonly broad: number
  readonly spread: number
  /** Whether it is one of the drawn rug. */
  readonly isDrawn: boolean
}

/**
 * A leaflet `length` cm long, at `angle` from the spine and drooping slightly towards its tip, then drawn out sideways by
 * `spread`, which makes upright ones only a little broader than others; its lit half first.
 */
function leaflet({ from, ahead, angle, length, broad, spread, isDrawn }: Leaflet): InkStroke[] {
  const points: Point[] = [from]
  const fold: Point[] = [from]
  const widths = [0.4 * broad]
  const sunnyAt = (towards: number) => (Math.sin(towards) * SUN[0] - Math.cos(towards) * SUN[1] > 0 ? 1 : -1)
  for (let k = 1; k <= BLADE_STEPS; k++) {
    const part = k / BLADE_STEPS
    const towards = ahead + angle * (1 - DROOP * part)
    const [x, y] = points.at(-1)!
    const stride = length / BLADE_STEPS
    const [along, down] = [spread * Math.cos(towards), Math.sin(towards)]
    const middle: Point = [x + stride * along, y + stride * down]
    points.push(middle)
    const stretch = Math.hypot(along, down)
    const broader = (spread / stretch) ** EVEN * Math.sqrt(spread) ** (1 - EVEN)
    const width = broader * (0.8 + (broad - 0.8) * Math.sin(Math.PI * (0.3 + 0.7 * part)) ** 0.8)
    widths.push(width)
    // Of a whole leaflet: one whose lit half changed sides would look broken. Few of the drawn ones do.
    const sunny = sunnyAt(isDrawn ? towards : ahead + angle * (1 - DROOP / 2))
    const [nx, ny] = [down / stretch, -along / stretch]
    fold.push([middle[0] + (sunny * nx * width) / 4, middle[1] + (sunny * ny * width) / 4])
  }
  // The caller draws these in reverse, so the lit half ends up on top.
  return [
    { points: fold, widths: widths.map((width) => width / 2), yarn: LIT },
    { points, widths, yarn: SHADED },
  ]
}

const BLADE_STEPS = 9
/** How much of its angle a leaflet has lost at its tip. */
const DROOP = 0.34
/** 1: as if the drawing were stretched; 0: leaflets of all directions are as broad. */
const EVEN = 0.7
/** Unit vector towards the light. */
const SUN: Point = [0.5, -0.86]
