import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'
import { AZILAL_SIGNS } from './azilal-signs.ts'

const IVORY = 0
const ROSE = 1
const SAFFRON = 2
const INDIGO = 3
const MINT = 4
const PEAT = 5
const ORANGE = 6
const VIOLET = 7

export const azilal: Design = {
  id: 'azilal',
  name: 'Azilal',
  collection: 'Modern Tribal',
  tags: [],
  description:
    'A diary in wool, after the rugs of Azilal: two great lozenges run into each other and change colour where the yarn ran out, and small signs crowd in beside them. Rose, saffron, indigo and mint on ivory, for a room with white walls and a little disorder.',
  room: 'gallery',
  yarns: [
    { name: 'undyed ivory', hex: '#EEE6D6', share: 51 },
    { name: 'rose', hex: '#BE4F68', share: 15 },
    { name: 'saffron', hex: '#DBA33A', share: 5 },
    { name: 'indigo', hex: '#34457A', share: 9 },
    { name: 'mint', hex: '#7FB09A', share: 4 },
    { name: 'peat', hex: '#2E2723', share: 5.5 },
    { name: 'burnt orange', hex: '#C8622F', share: 6 },
    { name: 'violet', hex: '#7A5590', share: 4.5 },
  ],
  palettes: [
    {
      name: 'Earth',
      hexes: ['#E9DFCB', '#A8483A', '#D2A552', '#56483E', '#97A07E', '#211F20', '#C77F5A', '#7C5A6E'],
    },
    {
      name: 'Night',
      hexes: ['#262533', '#C97A8A', '#D9AE58', '#5F7FB5', '#7FA58C', '#EBE2D0', '#C0633A', '#8F6FA3'],
    },
  ],
  cropCentre: 0.58,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.58,
      turns: true,
      single: 'large',
      heights: [190, 1540],
      widths: [DRAWN.width, 260],
      least: 0.5,
      gives: { across: [[1, 1.15]], down: [[1, 1.15]] },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drift = wobble(40, 70, 185)
const hand = wobble(14, 17, 181)

const drawing = oncePerField((field) => {
  const { outline, inset } = field
  const { pages, long } = pagesOf(field)
  const wide = outline === 'rectangle' ? field.width / DRAWN.width : 1
  const line = { ...LINE, points: LINE.points.map(([x, y]) => [wide * x, long * y] as const) }
  const signs = Array.from({ length: pages }, (_, page) => signsOf(page)).flat()
  const placed = signs.map(([sign, x, y, size, ...rest]): Sign => [
    sign,
    wide * x,
    long * y,
    size * wide ** 0.6,
    ...rest,
  ])
  // Signs that the edge of a square or a disc would cut through are left out.
  const uncut = placed.filter(([, x, y, size]) => outline === 'rectangle' || inset(x, y) > size + 1.5)
  const signAt = inkStrokes([...uncut.flatMap(toStrokes), line], NOTHING, tracedOn(field))
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const sign = signAt(x, y)
    if (sign !== NOTHING) return sign
    const [dx, dy] = [drift.x(x, y), drift.y(x, y) / long]
    return ringsAt(dx, dy, { pages, wide })
  }, field)
})

const NOTHING = 255

/** A longer rug has another page of the diary, with lozenges in other yarns, for about every so many cm. */
const PAGE = 250

/** How many pages a rug has, and how much longer than drawn each of them is. */
function pagesOf(field: Field) {
  const pages = field.outline === 'rectangle' ? Math.max(1, Math.round(field.height / PAGE)) : 1
  return { pages, long: lengthened(field) / pages }
}

/** The two lozenges: centre, and half the width and height, in cm. */
const FIRST = { x: 44, y: 84, across: 84, down: 96 }
const SECOND = { x: 134, y: 170, across: 84, down: 92 }

/** Ring widths from the centre outwards, as fractions of the half width, with the yarns they begin with. */
const firstRing = bandTable([
  [0.1, PEAT],
  [0.13, SAFFRON],
  [0.09, IVORY],
  [0.2, ROSE],
  [0.09, IVORY],
  [0.06, PEAT],
  [0.05, MINT],
  [0.09, IVORY],
  [0.19, ROSE],
])
const secondRing = bandTable([
  [0.17, MINT],
  [0.11, IVORY],
  [0.15, SAFFRON],
  [0.11, IVORY],
  [0.14, INDIGO],
  [0.14, IVORY],
  [0.18, INDIGO],
])

type Laid = { readonly pages: number; readonly wide: number }

function ringsAt(x: number, y: number, { pages, wide }: Laid): number {
  const ring = (lozenge: typeof FIRST, ringAt: (out: number) => number) => {
    const page = Math.min(pages - 1, Math.max(0, Math.round((y - lozenge.y) / DRAWN.height)))
    const v = y - page * DRAWN.height
    const out = lozengeDistance(lozenge, x, v, wide)
    if (out >= 1) return IVORY
    const yarn = ringAt(out)
    return replaced(page % 2 ? TURNED[yarn]! : yarn, x, v)
  }
  // Where the lozenges overlap, the second shows only in the ivory of the first.
  const first = ring(FIRST, firstRing)
  return first === IVORY ? ring(SECOND, secondRing) : first
}

/** The yarns of every second page, by those of the first. */
const TURNED = [IVORY, INDIGO, MINT, ROSE, SAFFRON, PEAT, VIOLET, ORANGE]

/** On a wider rug they lie farther apart and are a little broader. */
const lozengeDistance = ({ x: cx, y: cy, across, down }: typeof FIRST, x: number, y: number, wide: number) =>
  Math.abs(x - wide * cx) / (across * wide ** 0.8) + Math.abs(y - cy) / down

/** The y in cm at which a yarn ran out, and the yarn that replaces it; the boundary is frayed. */
const REPLACEMENTS: Readonly<Record<number, readonly [row: number, yarn: number]>> = {
  [ROSE]: [112, ORANGE],
  [SAFFRON]: [176, ROSE],
  [INDIGO]: [196, VIOLET],
}

function replaced(yarn: number, x: number, y: number): number {
  const replacement = REPLACEMENTS[yarn]
  if (replacement === undefined) return yarn
  const frayed = FRAY * (hash(Math.floor(x / 2.4), yarn, 7) + valueNoise(x / 20, yarn, 8))
  return y > replacement[0] + frayed ? replacement[1] : yarn
}

const FRAY = 7

const LINE: InkStroke = {
  points: [
    [134, -4],
    [127, 14],
    [141, 34],
    [126, 52],
    [138, 67],
    [130, 80],
  ],
  widths: [10, 9, 7, 5, 3, 1.4],
  yarn: PEAT,
}

/** Sign, x and y in cm, half its size in cm, rotation in radians, yarn. */
type Sign = readonly [
  sign: keyof typeof AZILAL_SIGNS,
  x: number,
  y: number,
  size: number,
  turned: number,
  yarn: number,
]

const SIGNS: readonly Sign[] = [
  ['seeds', 8, 148, 5, 0.2, INDIGO],
  ['cross', 9, 160, 5, 0.1, VIOLET],
  ['comb', 25, 175, 7, -0.06, PEAT],
  ['star', 9, 174, 5, 0.3, SAFFRON],
  ['zigzag', 45, 187, 7, 0.1, ROSE],
  ['fishbone', 11, 191, 7, 0.1, MINT],
  ['cross', 28, 190, 5, 0.2, ORANGE],
  ['ladder', 28, 206, 7, -0.15, VIOLET],
  ['seeded', 46, 203, 8, 0.1, INDIGO],
  ['comb', 11, 210, 7, 3.1, PEAT],
  ['star', 63, 206, 5, 0.1, SAFFRON],
  ['hook', 13, 229, 7, 0.1, ORANGE],
  ['seeds', 32, 223, 6, 0.2, ROSE],
  ['fishbone', 49, 224, 7, 1.3, SAFFRON],
  ['cross', 67, 222, 5, 0.1, PEAT],
  ['lozenge', 33, 236, 5, 0.1, MINT],
  ['comb', 82, 233, 7, 0.1, VIOLET],
  ['zigzag', 58, 237, 6, 0.1, INDIGO],
]

/** Beside the lozenge of the page before, where the first page has its line. */
const BETWEEN: readonly Sign[] = [
  ['person', 139, 43, 8, 0.1, PEAT],
  ['star', 121, 40, 5, 0.2, ORANGE],
  ['cross', 128, 58, 5, 0.1, ROSE],
  ['lozenge', 107, 27, 5, 0.1, MINT],
  ['seeds', 145, 60, 4, 0.3, INDIGO],
]

/** The signs of a page: others in the same places, so that no two pages say the same. */
function signsOf(page: number): readonly Sign[] {
  if (page === 0) return SIGNS
  const others = SIGNS.map(([, x, y, size], k): Sign => {
    const [sign, , , , turned, yarn] = SIGNS[(k + 5 * page) % SIGNS.length]!
    return [sign, x, y, size, turned, yarn]
  })
  return [...others, ...BETWEEN].map(([sign, x, y, ...rest]) => [sign, x, y + page * DRAWN.height, ...rest])
}

const toStrokes = ([sign, x, y, size, turned, yarn]: Sign, entry: number) =>
  AZILAL_SIGNS[sign].map((line, part): InkStroke => {
    const points = line.map((point) => {
      const [dx, dy] = turn([point[0] * size, point[1] * size], turned)
      return [x + dx, y + dy] as const
    })
    return { points, widths: points.map((_, k) => 2.3 * (1 + 0.25 * (2 * hash(entry, part, k) - 1))), yarn }
  })
