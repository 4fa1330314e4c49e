import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, DRAWN_FIELD, type Extent, type Field, isInCatalogue } from '../../field.ts'
import { bezierPoints } from '../../patterns/geometry/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fractalNoise, neighbouringFractal } from '../../patterns/noise/fractal-noise.ts'
import { nearestOnPath, type OnPath } from '../../patterns/geometry/nearest-on-path.ts'
import { once } from '../../patterns/fields/once.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { sampledField } from '../../patterns/fields/sampled-field.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { neighbouringNoise, valueNoise } from '../../patterns/noise/value-noise.ts'

const GULF = 0
const SLOPE = 1
const BANK = 2
const SHALLOWS = 3
const SAND = 4
const MANGROVE = 5
const REEF = 6

export const jazira: Design = {
  id: 'jazira',
  name: 'Jazira',
  collection: 'Modern',
  tags: [],
  description:
    'An archipelago as a pilot sees it: sand and mangrove strung along a bank that the tide has combed, and a reef where the bank drops away into the Gulf. Four depths of blue-green and a thin coral line, for a large living room or a house by the water.',
  room: 'living',
  yarns: [
    { name: 'deep gulf', hex: '#0E3B4E', share: 37 },
    { name: 'slope', hex: '#17677A', share: 22.5 },
    { name: 'bank', hex: '#3AA0A0', share: 16 },
    { name: 'shallows', hex: '#9AD3C2', share: 14 },
    { name: 'sand', hex: '#EFDFBC', share: 6.5 },
    { name: 'mangrove', hex: '#3F5B33', share: 2 },
    { name: 'coral', hex: '#E5684C', share: 2 },
  ],
  palettes: [
    {
      name: 'Dry season',
      hexes: ['#7A3B24', '#A9613A', '#CB8F57', '#E4BE86', '#F6E6C4', '#5F6A46', '#2F5D66'],
    },
    { name: 'Slate', hexes: ['#23272F', '#414C5B', '#6B7C8C', '#A9B4B8', '#E3DDCF', '#58664F', '#D0A043'] },
  ],
  cropCentre: 0.46,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: drawnOn((field) => (isInCatalogue(field) ? drawing(field) : drawingOn(part, field))),
}

/** Where mangrove grows, in steps of height. */
const GROWN = 0.45
/** Other maps have no more of it than the drawn one, unless it grows a little lower, and lower still on broad and long seas. */
const LUSH = 0.33
function lushOn({ width, height }: Extent): number {
  const [broad, long] = [(width / DRAWN.width - 1) / 0.6, (height / DRAWN.height - 1.2) / 1.2]
  return LUSH - 0.14 * Math.min(1, Math.max(0, broad, long))
}

const drawnSea = once(() => seaOf(DRAWN_FIELD))
const drawing = oncePerField((field) => {
  const sea = drawnSea()
  if (field.outline === 'rectangle') return cartoon((x, y) => yarnAt(x, y, sea, GROWN))
  // A shorter rug shows the same map at a smaller scale.
  return cartoon((x, y) => yarnAt(...onMap(x, y, field), sea, GROWN), field)
})
/** Rectangles of other proportions show other islands of the same archipelago. */
const lush = oncePerField((field) => {
  if (field.outline !== 'rectangle') {
    return (x: number, y: number) => yarnAt(...onMap(x, y, field), drawnSea(), LUSH)
  }
  const [sea, grown] = [seaOf(field), lushOn(field)]
  return (x: number, y: number) => yarnAt(x, y, sea, grown)
})
const onMap = (x: number, y: number, { top, height }: Field): Point => [
  76 + (x - DRAWN.width / 2) / SMALL_SCALE,
  122 + (y - top - height / 2) / SMALL_SCALE,
]
const SMALL_SCALE = 0.7
const part = inPanels(
  {
    cropCentre: 0.46,
    turns: true,
    single: 'part',
    fromRectangle: 'square',
    heights: [190, 1540],
    needs: { yarns: [GULF, SLOPE, BANK, SHALLOWS, SAND], part: 0.02 },
    widths: [DRAWN.width, 260],
    gives: { across: [[1, 1.1]], down: [[1, 1.1]] },
  },
  (x, y, field) => lush(field)(x, y),
)

/** The line of islands, from the bottom of the drawn rug to the top. */
const LINE: readonly Point[] = [
  ...bezierPoints([44, 330], [-16, 240], [22, 176], [72, 132], 40),
  ...bezierPoints([72, 132], [122, 88], [118, 30], [92, -60], 40).slice(1),
]
/** How far in cm the line of a long rug swings to either side. */
const SWING = 9

/** The line on a map of that size: it runs from end to end, and on a long one swings to and fro. */
function lineOn({ width, height }: Extent): readonly Point[] {
  const long = height / DRAWN.height
  const swing = SWING * Math.min(1, Math.max(0, long - 1.2))
  const turns = 2 * Math.PI * Math.round(long)
  return LINE.map(([x, y]) => [
    x + (width - DRAWN.width) / 2 + swing * Math.sin((turns * y) / DRAWN.height),
    long * y,
  ])
}

/** A map: finds cm along its line of islands and cm to the right of that, and the height in steps of depth, 0 at the water's edge. */
type Sea = {
  readonly line: ReturnType<typeof nearestOnPath>
  readonly height: (x: number, y: number) => number
}

function seaOf(field: Field): Sea {
  const isDrawn = field === DRAWN_FIELD
  const line = nearestOnPath(isDrawn ? LINE : lineOn(field), field)
  const banks = isDrawn ? [{ x: 0, y: 0, smaller: 1 }] : banksOn(field)
  const height = sampledField(
    (px, py) => {
      const x = px + 7 * sway(px / 34, py / 34)
      const y = py + 7 * heave(px / 34, py / 34)
      const { along, across } = line(x, y)
      // To the right the sea bed drops off; to the left the bank slopes gently and has sandbars.
      if (across > 0) {
        let highest = across > ALL_GULF ? UNDER_GULF : chain(along, across) - across / 9
        for (const bank of banks) {
          highest = Math.max(highest, Math.min(bankAt(bank, px, py), isDrawn ? Infinity : BARE))
        }
        return highest
      }
      const out = -across
      const comb = 1.3 * bars(along - 0.3 * out, out) * smoothStep(6, 34, out)
      const bed = -0.5 - out / 90
      return (highestChain(across) > bed ? Math.max(chain(along, across), bed) : bed) + comb - out / 62
    },
    isDrawn ? 0.8 : 1.2,
    isDrawn ? 60 : 12,
    field,
  )
  return { line, height }
}

const [sway, heave] = [neighbouringFractal(41), neighbouringFractal(45)]
const [ridges, heaps] = [neighbouringFractal(61, 4), neighbouringFractal(47, 4)]

/** Islands: ridges of sand that wander, fork and enclose lagoons, lower with the distance from the line. */
function chain(along: number, across: number): number {
  const ridge = 0.95 - 4.2 * Math.abs(ridges(along / 50, across / 32))
  const heap = 1.1 * heaps(along / 30, across / 14)
  return Math.max(ridge, heap - 0.1) - 0.8 * (across / 23) ** 2
}

/** No island is higher so far from the line. */
const highestChain = (across: number) => 1 - 0.8 * (across / 23) ** 2
/** So far to the right all is gulf, and so is all within some cm: how deep it is makes no difference. */
const ALL_GULF = 33
const UNDER_GULF = -6

const [broadBars, fineBars] = [neighbouringNoise(52), neighbouringNoise(55)]

/** Parallel sandbars, about −1..1. */
function bars(along: number, out: number): number {
  return 0.6 * broadBars(along / 11, out / 70) + 0.5 * fineBars(along / 4.6, out / 34)
}

/** A separate bank in the gulf: a crescent of sand around a lagoon that is open on one side. */
function outlier(px: number, py: number): number {
  const x = px + 5 * fractalNoise(px / 15, py / 15, 65)
  const y = py + 5 * fractalNoise(px / 15, py / 15, 67)
  const [dx, dy] = turn([x - OUTLIER[0], y - OUTLIER[1]], 0.75)
  const reach = Math.sqrt((dx / 2.1) ** 2 + dy * dy)
  const bank = 0.25 - Math.max(0, reach - 5) / 2.8
  const crescent = 0.45 - Math.abs(reach - 5.6 + dy * 0.1) / 2.4 - Math.max(0, 1 - dy) / 4
  return Math.max(Math.min(bank, -0.2), crescent - Math.max(0, reach - 7.4) / 2.8)
}

const OUTLIER: Point = [114, 192]

/** A bank like the drawn one, moved by (x, y) cm, so many times as small, and mirrored. */
type Bank = {
  readonly x: number
  readonly y: number
  readonly smaller: number
  readonly isMirrored?: boolean
}

function bankAt({ x, y, smaller, isMirrored }: Bank, px: number, py: number): number {
  const [dx, dy] = [px - x - OUTLIER[0], py - y - OUTLIER[1]]
  if (Math.abs(dx) > BANK_REACH || Math.abs(dy) > BANK_REACH) return -Infinity
  return outlier(OUTLIER[0] + dx / smaller, OUTLIER[1] + (isMirrored ? -dy : dy) / smaller)
}

/** As high as sand without mangrove: on other maps none grows on the banks. */
const BARE = 0.15
/** Beyond this many cm from its middle a bank is as deep as the gulf. */
const BANK_REACH = 34
/** Banks in the gulf of other maps: cm from the right edge, part of the height, and the width and height from which each is there. */
const BANKS = [
  { right: 38, down: 0.787, smaller: 1, wide: 0, long: 0 },
  { right: 30, down: 0.6, smaller: 0.72, wide: 0, long: 0, isMirrored: true },
  { right: 66, down: 0.66, smaller: 0.6, wide: 200, long: 0 },
  { right: 34, down: 0.3, smaller: 0.85, wide: 200, long: 0 },
  { right: 32, down: 0.92, smaller: 0.7, wide: 0, long: 400, isMirrored: true },
] as const

const banksOn = ({ width, height }: Extent): readonly Bank[] =>
  BANKS.filter(({ wide, long }) => width >= wide && height >= long).map(({ right, down, ...bank }) => ({
    ...bank,
    x: width - right - OUTLIER[0],
    y: down * height - OUTLIER[1],
  }))

function yarnAt(x: number, y: number, { line, height }: Sea, grown: number): number {
  const h = height(x, y)
  if (h > -0.08) return h > grown ? MANGROVE : SAND
  if (h > -0.8) return SHALLOWS
  if (h > -1.6) return BANK
  if (h > (grown === GROWN ? -2.1 : -2.5) && h > -1.6 - (GROWN / grown) * reefAt(line(x, y))) return REEF
  return h > -3 ? SLOPE : GULF
}

/** How far down the drop-off coral grows, in steps of depth, with gaps for tidal channels. */
const reefAt = ({ along, across }: OnPath): number =>
  across > 0 && across < 48 ? Math.min(0.46, 1.2 * (valueNoise(along / 19, 0, REEF_SEED) + 0.34)) : 0

const REEF_SEED = 176
