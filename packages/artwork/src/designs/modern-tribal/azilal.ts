import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { bandTable } from '../../patterns/band-table.ts'
import { inkStrokes } from '../../patterns/ink-strokes.ts'
import type { InkStroke } from '../../patterns/ink-strokes.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { turn } from '../../patterns/turn.ts'
import { wobble } from '../../patterns/wobble.ts'
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
    'A diary in wool after the rugs of Azilal, signs without a dictionary. Rose, saffron, indigo and mint on ivory, for a room with white walls and not much order.',
  yarns: [
    { name: 'undyed ivory', hex: '#EEE6D6', share: 76 },
    { name: 'rose', hex: '#C4566A', share: 5.5 },
    { name: 'saffron', hex: '#DBA33A', share: 4.5 },
    { name: 'indigo', hex: '#34457A', share: 3 },
    { name: 'mint', hex: '#7FB09A', share: 2.5 },
    { name: 'peat', hex: '#2E2723', share: 3 },
    { name: 'burnt orange', hex: '#C8622F', share: 2.5 },
    { name: 'violet', hex: '#7A5590', share: 2.5 },
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
  cropCentre: 0.44,
  draw: (px, py, cut) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const ring = Math.abs(x - LOZENGE.x) / LOZENGE.across + Math.abs(y - LOZENGE.y) / LOZENGE.down
    return ring < 1 ? ringAt(ring) : written(cut)(x, y)
  },
}

const hand = wobble(13, 15, 181)

/** The one large sign, half its width and height; its yarns from the heart outwards. */
const LOZENGE = { x: 51, y: 88, across: 34, down: 43 }
const ringAt = bandTable([
  [0.17, PEAT],
  [0.2, ROSE],
  [0.12, IVORY],
  [0.17, SAFFRON],
  [0.16, IVORY],
  [0.18, ROSE],
])

/** As they came to mind: what, where, half how large, how far turned, and whose wool. */
const DIARY: readonly (readonly [
  sign: keyof typeof AZILAL_SIGNS,
  x: number,
  y: number,
  size: number,
  turned: number,
  yarn: number,
])[] = [
  ['star', 17, 22, 13, 0.25, SAFFRON],
  ['ladder', 47, 21, 15, 0.12, INDIGO],
  ['cross', 76, 25, 11, -0.15, ORANGE],
  ['comb', 109, 19, 15, -0.06, PEAT],
  ['fishbone', 143, 33, 18, 0.1, MINT],
  ['lozenge', 94, 54, 14, 0.1, VIOLET],
  ['zigzag', 122, 66, 11, 0.16, ORANGE],
  ['fishbone', 101, 92, 12, 1.42, SAFFRON],
  ['person', 131, 98, 14.5, 0.05, INDIGO],
  ['comb', 89, 122, 12, 3, PEAT],
  ['seeded', 119, 132, 14, -0.1, ROSE],
  ['star', 152, 134, 11, 0.4, VIOLET],
  ['seeds', 15, 118, 9, 0.3, ORANGE],
  ['cross', 14, 149, 11, 0.25, PEAT],
  ['ladder', 43, 153, 14, -0.35, MINT],
  ['zigzag', 73, 151, 12, -0.1, VIOLET],
  ['fishbone', 105, 166, 15, -0.1, ORANGE],
  ['hook', 140, 172, 15, 0.05, SAFFRON],
  ['seeded', 23, 185, 13, 0.1, INDIGO],
  ['person', 66, 188, 16, 0.1, ROSE],
  ['seeds', 99, 199, 13, 0.1, PEAT],
  ['comb', 140, 205, 14, 0.12, VIOLET],
]

/** Signs that a square or a disc would cut through were never begun in it. */
const written = oncePerCut(({ outline, inset }: Cut) => {
  const begun = DIARY.filter(([, x, y, size]) => outline === 'rectangle' || inset(x, y) > size + 1.5)
  return inkStrokes(
    begun.flatMap(([sign, x, y, size, turned, yarn], entry) =>
      AZILAL_SIGNS[sign].map((line, part): InkStroke => {
        const points = line.map((point) => {
          const [dx, dy] = turn([point[0] * size, point[1] * size], turned)
          return [x + dx, y + dy] as const
        })
        const widths = points.map((_, k) => (2.2 + 0.15 * size) * (1 + 0.2 * (2 * hash(entry, part, k) - 1)))
        return { points, widths, yarn }
      }),
    ),
    IVORY,
  )
})
