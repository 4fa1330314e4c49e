import type { Design } from '../../design.ts'
import { cartoon, type Many } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { marbledPaper } from '../../patterns/noise/marbled-paper.ts'
import type { Drop, Tine } from '../../patterns/noise/marbled-paper.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const GREEN = 0
const LILAC = 1
const SAFFRON = 2
const INK = 3
const OXBLOOD = 4
const CREAM = 5
const ROSE = 6
const BLUE = 7

export const ebru: Design = {
  id: 'ebru',
  name: 'Ebru',
  collection: 'Contemporary',
  tags: ['luxury', 'transitional'],
  description:
    'Ebru is marbling: ink floated on water, combed, then lifted off once. Saffron, lilac and oxblood over bottle green, dense at the head and open at the foot, for a reading room.',
  room: 'library',
  yarns: [
    { name: 'bottle green', hex: '#1F4038', share: 27 },
    { name: 'lilac', hex: '#A58BB0', share: 14.5 },
    { name: 'saffron', hex: '#D69B36', share: 11 },
    { name: 'ink', hex: '#1B1C28', share: 12 },
    { name: 'oxblood', hex: '#6E2230', share: 12.5 },
    { name: 'cream', hex: '#EBE0C8', share: 11.5 },
    { name: 'rose', hex: '#C8807A', share: 6 },
    { name: 'bath blue', hex: '#7FA3B5', share: 5.5 },
  ],
  palettes: [
    {
      name: 'Istanbul',
      hexes: ['#2C4A6E', '#B8A0B8', '#C9A04A', '#1C2230', '#8A2E2A', '#EFE6D2', '#D08A5E', '#7FAEA8'],
    },
    {
      name: 'Parchment',
      hexes: ['#D9C7A0', '#6F7C5A', '#C2923A', '#3B342E', '#7A4436', '#F3ECDC', '#B98C74', '#8E9F9A'],
    },
  ],
  cropCentre: 0.56,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.56,
      turns: true,
      single: 'part',
      heights: [140, 440],
      gives: { across: [[1, 1.15]], down: [[1, 1.15]] },
    },
    (x, y, field) => drawing(field)(x, y),
  ),
}

const drawing = oncePerField((field) => {
  const long = lengthened(field)
  const tines = TINES.map((tine) => ({ ...tine, y: long * tine.y }))
  const floating = marbledPaper(drops(long), tines, GREEN)
  const many: Many['many'] = (xs, ys, yarns, count) => {
    for (let point = 0; point < count; point++) {
      const [x, y] = [xs[point]!, ys[point]!]
      xs[point] = sway.x(x, y)
      ys[point] = sway.y(x, y)
    }
    floating.many(xs, ys, yarns, count)
  }
  return cartoon({ many }, tracedOn(field))
})

/** The whole sheet is slightly distorted, as by moving water. */
const sway = wobble(34, 56, 186)

/** Drops in order: yarn, number, usual radius in cm. Later ones squeeze the ink into veins; the last stay round. */
const THROWS = [
  { yarn: INK, rim: SAFFRON, count: 6, radius: 15 },
  { yarn: SAFFRON, rim: INK, count: 8, radius: 18 },
  { yarn: OXBLOOD, rim: LILAC, count: 9, radius: 16 },
  { yarn: LILAC, rim: INK, count: 10, radius: 15 },
  { yarn: CREAM, rim: OXBLOOD, count: 10, radius: 12 },
  { yarn: INK, rim: CREAM, count: 6, radius: 7 },
  { yarn: ROSE, rim: CREAM, count: 10, radius: 11 },
  { yarn: SAFFRON, rim: OXBLOOD, count: 6, radius: 7 },
  { yarn: BLUE, rim: INK, count: 9, radius: 9 },
  { yarn: OXBLOOD, rim: CREAM, count: 5, radius: 5 },
] as const

/** Width of a drop's rim when it falls, in cm. */
const RIM = 1.7

/** Thrown anew on a longer or a shorter sheet: its drops lie farther apart, and stay round. */
function drops(long: number): Drop[] {
  return THROWS.flatMap(({ yarn, rim, count, radius: usual }, round) =>
    Array.from({ length: count }, (_, drop) => {
      const random = (k: number) => hash(drop, round, 260 + k)
      // The golden angle spreads the drops of a round over the sheet, starting at another side each time.
      const angle = 2.39996 * (drop + 3.3 * round)
      // The first round stays near the middle, because all later ones push it outwards.
      const spread = round === 0 ? 0.82 : 1
      const distance = spread * Math.sqrt((drop + 0.35 + 0.5 * random(1)) / count)
      const x = 76 + 92 * distance * Math.cos(angle)
      const y = long * (84 + 90 * distance * Math.sin(angle))
      const radius = Math.sqrt(long) * usual * (0.65 + 0.8 * random(2) ** 2)
      return { x, y, radius, yarn, rim: RIM, rimYarn: rim }
    }),
  )
}

/** The comb runs to and fro across the lower half; then one tine is drawn up through the middle. */
const TINES: readonly Tine[] = [
  ...[118, 136, 154, 172, 190].map((y, tooth) => ({
    x: tooth % 2 ? 200 : -48,
    y: y + 6 * (hash(tooth, 0, 185) - 0.5),
    dx: tooth % 2 ? -1 : 1,
    dy: 0.16 * (hash(tooth, 1, 185) - 0.5),
    reach: 22 + 10 * hash(tooth, 2, 185),
    blur: 5,
    onset: 40,
  })),
  { x: 55, y: 150, dx: 0.02, dy: -1, reach: 34, blur: 9, onset: 60 },
]
