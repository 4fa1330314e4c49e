import type { Design } from '../../design.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { bezierPoints } from '../../patterns/bezier-points.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { fractalNoise } from '../../patterns/fractal-noise.ts'
import { nearestOnPath } from '../../patterns/nearest-on-path.ts'
import { once } from '../../patterns/once.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { inPanels } from '../../patterns/panels.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import type { Point } from '../../patterns/point.ts'
import { sampledField } from '../../patterns/sampled-field.ts'
import { turn } from '../../patterns/turn.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

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
    'An archipelago as a pilot sees it: sand and mangrove strung along a bank the tide has combed, and the reef where it drops to the gulf. Four depths of blue-green and a thin coral line, for a large living room or a house by the water.',
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
  draw: (x, y, field) => (isInCatalogue(field) ? drawing(field)(x, y) : part(x, y, field)),
}

/** Where mangrove grows, in steps of height. */
const GROWN = 0.45
/** A part of the map has no more of it than the drawn one, unless it grows a little lower. */
const LUSH = 0.33

const mapOf = (grown: number) => (field: Field) => {
  if (field.outline === 'rectangle') return cartoon((x, y) => yarnAt(x, y, grown))
  // A shorter rug shows the same map at a smaller scale.
  const middle = field.top + field.height / 2
  return cartoon(
    (x, y) => yarnAt(76 + (x - DRAWN.width / 2) / SMALL_SCALE, 122 + (y - middle) / SMALL_SCALE, grown),
    field,
  )
}
const SMALL_SCALE = 0.7
const drawing = oncePerField(mapOf(GROWN))
const lush = oncePerField(mapOf(LUSH))
const part = inPanels(
  {
    cropCentre: 0.46,
    turns: true,
    single: 'part',
    fromRectangle: 'square',
    gives: { across: [[1, 1.4]], down: [[1, 1.8]] },
  },
  (x, y, field) => lush(field)(x, y),
)

/** The line of islands, from the bottom of the rug to the top; finds cm along it and cm to its right. */
const islandLine = once(() =>
  nearestOnPath([
    ...bezierPoints([44, 330], [-16, 240], [22, 176], [72, 132], 40),
    ...bezierPoints([72, 132], [122, 88], [118, 30], [92, -60], 40).slice(1),
  ]),
)

/** Height in steps of depth; 0 is the water's edge. */
const height = once(() =>
  sampledField(
    (px, py) => {
      const x = px + 7 * fractalNoise(px / 34, py / 34, 41)
      const y = py + 7 * fractalNoise(px / 34, py / 34, 45)
      const { along, across } = islandLine()(x, y)
      // To the right the sea bed drops off; to the left the bank slopes gently and has sandbars.
      if (across > 0) return Math.max(chain(along, across) - across / 9, outlier(px, py))
      const out = -across
      const comb = 1.3 * bars(along - 0.3 * out, out) * smoothStep(6, 34, out)
      return Math.max(chain(along, across), -0.5 - out / 90) + comb - out / 62
    },
    0.8,
    60,
  ),
)

/** Islands: ridges of sand that wander, fork and enclose lagoons, lower with the distance from the line. */
function chain(along: number, across: number): number {
  const ridge = 0.95 - 4.2 * Math.abs(fractalNoise(along / 50, across / 32, 61, 4))
  const heap = 1.1 * fractalNoise(along / 30, across / 14, 47, 4)
  return Math.max(ridge, heap - 0.1) - 0.8 * (across / 23) ** 2
}

/** Parallel sandbars, about −1..1. */
function bars(along: number, out: number): number {
  return 0.6 * valueNoise(along / 11, out / 70, 52) + 0.5 * valueNoise(along / 4.6, out / 34, 55)
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
const FURTHER_BANK: Point = [134, 140]
/** How large that is, compared to the first. */
const SMALLER = 0.72

function yarnAt(x: number, y: number, grown: number): number {
  const mapped = height()(x, y)
  // Maps of other sizes show a further bank.
  const [dx, dy] = [x - FURTHER_BANK[0], y - FURTHER_BANK[1]]
  const isNear = grown === LUSH && Math.abs(dx) < 26 && Math.abs(dy) < 26
  const h = isNear ? Math.max(mapped, outlier(OUTLIER[0] + dx / SMALLER, OUTLIER[1] - dy / SMALLER)) : mapped
  if (h > -0.08) return h > grown ? MANGROVE : SAND
  if (h > -0.8) return SHALLOWS
  if (h > -1.6) return BANK
  if (h > -2.1 && h > -1.6 - (GROWN / grown) * reefAt(x, y)) return REEF
  return h > -3 ? SLOPE : GULF
}

/** How far down the drop-off coral grows, in steps of depth, with gaps for tidal channels. */
function reefAt(x: number, y: number): number {
  const { along, across } = islandLine()(x, y)
  return across > 0 && across < 48 ? Math.min(0.46, 1.2 * (valueNoise(along / 19, 0, REEF_SEED) + 0.34)) : 0
}

const REEF_SEED = 176
