import type { Design } from '../../design.ts'
import { bezierPoints } from '../../patterns/bezier-points.ts'
import { hash } from '../../patterns/hash.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { once } from '../../patterns/once.ts'
import type { Point } from '../../patterns/point.ts'
import { wobble } from '../../patterns/wobble.ts'
import { cartoon } from '../../patterns/cartoon.ts'

const SILT = 0
const RIVER = 1
const BANK = 2
const SALT = 3

export const delta: Design = {
  id: 'delta',
  name: 'Delta',
  collection: 'Contemporary',
  tags: [],
  description:
    'A river seen from a great height where it meets the sea and stops deciding. Silt, bank and one grey-blue, for a calm living room or the foot of a bed.',
  yarns: [
    { name: 'silt', hex: '#CDBBA0', share: 70.5 },
    { name: 'river', hex: '#3C6478', share: 16.5 },
    { name: 'wet bank', hex: '#8F7A61', share: 7.5 },
    { name: 'salt', hex: '#F1EADC', share: 5.5 },
  ],
  palettes: [
    { name: 'Satellite', hexes: ['#3F4A3C', '#A9C1BC', '#767C5E', '#D9B27A'] },
    { name: 'Rose silt', hexes: ['#DDB9A8', '#6B4A5A', '#B27F70', '#F4EAE0'] },
  ],
  cropCentre: 0.5,
  draw: (x, y) => seen()(x, y),
}

const seen = once(() => {
  const channels = split({ first: 0, last: MOUTHS, from: HEAD, heading: 0.12 })
  const water = inkStrokes(channels, SILT)
  const banks = inkStrokes(
    channels.map((reach) => soak(reach, 1.7)),
    SILT,
  )
  const dry = inkStrokes(
    channels.map((reach) => soak(reach, 7)),
    SILT,
  )
  const sheets = SHEETS.map(toSheet)
  return cartoon((px, py) => {
    const x = slow.x(quick.x(px, py), quick.y(px, py))
    const y = slow.y(quick.x(px, py), quick.y(px, py))
    if (water(x, y) === RIVER) return RIVER
    // The shore is drawn by another hand, so it is broad here and gone there.
    if (banks(shore.x(x, y), shore.y(x, y)) === BANK) return BANK
    return dry(x, y) === SILT && sheets.some((isOnSheet) => isOnSheet(x, y)) ? SALT : SILT
  })
})

const slow = wobble(46, 60, 141)
const quick = wobble(9, 17, 143)
const shore = wobble(11, 26, 149)

/** Where the river enters, where it first forks, and how far it gets beyond that. Angles run from straight down to the left. */
const SOURCE: Point = [112, -14]
const HEAD: Point = [92, 56]
const MOUTHS = 26
const FAN = { from: -0.3, to: 1.34, reach: 190 }

/** The share of the river between two mouths, and how it arrives where it next forks. */
type Share = {
  readonly first: number
  readonly last: number
  readonly from: Point
  readonly heading: number
}

const widthOf = (mouths: number) => 14.4 * (mouths / MOUTHS) ** 0.5

/** Mouths share out the fan in order, so that no two channels ever cross. */
function split({ first, last, from, heading }: Share): InkStroke[] {
  const isTrunk = last - first === MOUTHS
  const trunk = isTrunk ? [channel(SOURCE, 0.5, HEAD, heading, MOUTHS, MOUTHS)] : []
  const mouths = last - first
  const middle = first + Math.max(1, Math.round(mouths * (0.36 + 0.28 * hash(first, last, 147))))
  const shares = [
    [first, middle],
    [middle, last],
  ] as const
  return [
    ...trunk,
    ...shares.flatMap(([one, other]) => {
      const { at, arriving } = forkOf(one, other)
      const reach = channel(from, heading, at, arriving, mouths, other - one)
      if (other - one === 1) return [reach]
      return [reach, ...split({ first: one, last: other, from: at, heading: arriving })]
    }),
  ]
}

/** The fewer mouths a channel still has to feed, the farther out it forks, or ends. */
function forkOf(first: number, last: number): { at: Point; arriving: number } {
  const part = (last - first) / MOUTHS
  const angle = FAN.from + (FAN.to - FAN.from) * ((first + last) / 2 / MOUTHS)
  const ending = last - first === 1 ? 0.1 + 0.24 * hash(first, 1, 148) : 0
  const radius = FAN.reach * (1 - part ** 0.42 + ending) * (0.92 + 0.12 * hash(first, last, 246))
  return {
    at: [HEAD[0] - radius * Math.sin(angle), HEAD[1] + radius * Math.cos(angle)],
    arriving: angle + 0.32 * (hash(first, last, 344) - 0.5),
  }
}

function channel(
  from: Point,
  leaving: number,
  to: Point,
  arriving: number,
  mouths: number,
  fed: number,
): InkStroke {
  const pull = 0.4 * Math.hypot(to[0] - from[0], to[1] - from[1])
  const points = bezierPoints(
    from,
    [from[0] - pull * Math.sin(leaving), from[1] + pull * Math.cos(leaving)],
    [to[0] + pull * Math.sin(arriving), to[1] - pull * Math.cos(arriving)],
    to,
    STEPS,
  )
  const end = fed === 1 ? 1 : widthOf(fed)
  // It leaves the fork nearly as wide as it came: forks of water are webbed.
  const begin = mouths === fed ? end : Math.min(widthOf(mouths) * 0.85, widthOf(fed) * 1.3)
  const widths = points.map((_, k) => end + (begin - end) * (1 - k / STEPS) ** 1.6)
  return { points, widths, yarn: RIVER }
}

const STEPS = 14

const soak = ({ points, widths }: InkStroke, cm: number): InkStroke => ({
  points,
  widths: widths.map((width) => 1.13 * width + cm),
  yarn: BANK,
})

/** Salt: where a sheet of it dried, how long, how broad, in cm. */
const SHEETS = [
  [60, 100, 40, 20],
  [78, 130, 31, 15],
  [32, 136, 27, 14],
  [16, 106, 22, 12],
  [60, 172, 30, 9],
  [89, 158, 26, 12],
  [120, 108, 30, 8],
  [138, 146, 20, 6],
  [118, 78, 17, 5],
] as const

/** A sheet lies along the current, blunt where the water meets it and drawn out behind. */
function toSheet([cx, cy, length, width]: (typeof SHEETS)[number]): (x: number, y: number) => boolean {
  const away = Math.hypot(cx - HEAD[0], cy - HEAD[1])
  const ux = (cx - HEAD[0]) / away
  const uy = (cy - HEAD[1]) / away
  return (x, y) => {
    const along = ((x - cx) * ux + (y - cy) * uy) / (length / 2)
    const across = ((y - cy) * ux - (x - cx) * uy) / (width / 2)
    return along * along + (across * (1 + 0.3 * along)) ** 2 < 1
  }
}
