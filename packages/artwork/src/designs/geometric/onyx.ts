import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { lengthened } from '../../patterns/fields/lengthened.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const JET = 0
const GRAPHITE = 1
const SMOKE = 2
const BONE = 3

export const onyx: Design = {
  id: 'onyx',
  name: 'Onyx',
  collection: 'Geometric',
  tags: ['luxury'],
  description:
    'Borders within borders, drawn in around an off-centre core as bands of stone form around a seed. Jet, graphite and smoke with three lines of bone, for a study or a dark dining room.',
  room: 'dining',
  yarns: [
    { name: 'jet', hex: '#17161A', share: 51 },
    { name: 'graphite', hex: '#3B3A3F', share: 28 },
    { name: 'smoke', hex: '#7F7A74', share: 17.5 },
    { name: 'bone', hex: '#DDD3C0', share: 3.5 },
  ],
  palettes: [
    { name: 'Travertine', hexes: ['#E8DDCB', '#C9B499', '#94785A', '#43312A'] },
    { name: 'Bottle', hexes: ['#14231F', '#2C4A40', '#6F8F87', '#D9C58E'] },
  ],
  cropCentre: 0.4,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.4,
      turns: true,
      single: 'large',
      heights: [140, 1540],
      widths: [DRAWN.width, 200],
      // The bone lines are always there, but few samples hit them.
      needs: { yarns: [JET, GRAPHITE, SMOKE], part: 0.02 },
      gives: { across: [[1, 1.1]], down: [[1, 1.1]] },
      least: 0.38,
      isExact: true,
    },
    (px, py, field) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py)
      for (const { left, right, top, bottom, yarn } of rectanglesOn(field)) {
        if (x > left && x < right && y > top && y < bottom) return yarn
      }
      return JET
    },
  ),
}

type Rectangle = { left: number; right: number; top: number; bottom: number; yarn: number }
type Band = readonly [left: number, right: number, top: number, bottom: number, yarn: number]

const hand = wobble(2, 45, 61)

// Thickness in cm of each band on its four sides, from the core outwards. Towards the top and the right the bands are
// thin and leave the field one by one; towards the bottom and the left they are wide.
const BANDS: readonly Band[] = [
  [3, 2, 2.6, 4, SMOKE],
  [1.6, 1.6, 1.6, 1.6, BONE],
  [6, 3, 4, 10, GRAPHITE],
  [10, 5, 7, 14, JET],
  [2.2, 2, 2.4, 3.2, SMOKE],
  [3, 2.4, 2.6, 5, JET],
  [9, 3.4, 4.6, 12, GRAPHITE],
  [4, 3, 4, 7, JET],
  [1.6, 1.6, 1.6, 1.6, BONE],
  [14, 6, 9, 14, JET],
  [4.4, 3, 3.6, 10, SMOKE],
  [3, 2.4, 3, 4, GRAPHITE],
  [6, 4, 6, 9, JET],
  [2.2, 2, 2.2, 3, SMOKE],
  [6, 9, 18, 10, GRAPHITE],
  [6, 9, 9, 9, JET],
  [1.6, 1.6, 1.6, 1.6, BONE],
  [4, 9, 9, 7, SMOKE],
]

/** On a broad rug there are further ones, outside the third. */
const FURTHER: readonly Band[] = [
  [5, 4, 4, 6, JET],
  [1.8, 1.8, 1.8, 2.2, SMOKE],
  [4, 3, 3, 5, GRAPHITE],
]
const BROAD_FROM = 1.15

/** Bands wider than this, in cm, are wider and narrower on other rugs; the others are lines and stay. */
const LINE = 3.3
/** The least width of a line on the rug, in cm. */
const LEAST_LINE = 0.8
/** From the left, right, upper and lower edge to the drawn core, in cm. */
const FROM_CORE = [91.3, DRAWN.width - 103.3, 70, DRAWN.height - 96] as const
/** How much wider than drawn the bands of a wider rug, and those above and below the core of a runner, may be. */
const WIDEST = { wide: 1.25, long: 1.8 }
/** The last bands: at the right and above, the first of them runs off the rug. */
const OUTER = 4

/** The drawn bands; on longer, shorter and wider rugs, as many on each side of the core. */
const rectanglesOn = oncePerField((field) => {
  const long = lengthened(field)
  const wide = field.outline === 'rectangle' ? field.width / DRAWN.width : 1
  const drawn = wide > BROAD_FROM ? [...BANDS.slice(0, 3), ...FURTHER, ...BANDS.slice(3)] : BANDS
  // A line is broad enough to be tufted.
  const broad = (cm: number) => (cm <= LINE ? Math.max(cm, LEAST_LINE / field.scale) : cm)
  const laid = drawn.map(([left, right, top, bottom, yarn]): Band => [
    broad(left),
    broad(right),
    broad(top),
    broad(bottom),
    yarn,
  ])
  const fitted = SIDES.map((side) => fittedTo(laid, side, side < 2 ? wide : long))
  const bands = laid.map(([left, right, top, bottom, yarn], index): Band => {
    const sides = [left, right, top, bottom].map((cm, side) => {
      if (cm <= LINE) return cm
      const runsOff = index >= laid.length - OUTER && (side === 1 || side === 2)
      return cm * Math.max(fitted[side]!, runsOff ? (side === 1 ? wide : long) : 0)
    })
    return [sides[0]!, sides[1]!, sides[2]!, sides[3]!, yarn]
  })
  // A side on which the bands could grow no farther leaves its room to the core.
  const [left, right, top, bottom] = SIDES.map((side) => {
    const longer = side < 2 ? wide : long
    const drawn = FROM_CORE[side]
    return longer > 1 ? longer * (drawn - widthOf(BANDS, side)) + widthOf(bands, side) : longer * drawn
  }) as [number, number, number, number]
  const core = {
    left,
    right: DRAWN.width * wide - right,
    top,
    bottom: DRAWN.height * long - bottom,
    yarn: JET,
  }
  return nestRectangles(core, bands)
})

type Side = 0 | 1 | 2 | 3
const SIDES = [0, 1, 2, 3] as const

/** How many times as wide the wider bands of a side are on a rug so many times as long or wide as drawn. */
function fittedTo(laid: readonly Band[], side: Side, longer: number): number {
  const lines = sum(shown(laid, side).filter((cm) => cm <= LINE))
  const wider = widthOf(laid, side) - lines
  const widest = side < 2 ? WIDEST.wide : WIDEST.long
  return Math.min(widest, Math.max(0.1, (longer * widthOf(BANDS, side) - lines) / wider))
}

/** How wide the bands are that are seen as whole on a side. */
const widthOf = (bands: readonly Band[], side: Side) => sum(shown(bands, side))
const shown = (bands: readonly Band[], side: Side) =>
  bands.slice(0, side === 1 || side === 2 ? -OUTER : bands.length).map((band) => band[side])
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function nestRectangles(core: Rectangle, bands: readonly Band[]): readonly Rectangle[] {
  const rectangles = [core]
  let last = core
  for (const [left, right, top, bottom, yarn] of bands) {
    last = {
      left: last.left - left,
      right: last.right + right,
      top: last.top - top,
      bottom: last.bottom + bottom,
      yarn,
    }
    rectangles.push(last)
  }
  return rectangles
}
