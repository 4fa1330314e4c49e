import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import type { Field } from '../../field.ts'
import { discDistance } from '../../patterns/geometry/disc-distance.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wholeFigure } from '../../patterns/geometry/whole-figure.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const MIDNIGHT = 0
const COAL = 1
const COPPER = 2
const GOLD = 3

export const eclipse: Design = {
  id: 'eclipse',
  name: 'Eclipse',
  collection: 'Modern',
  tags: ['luxury'],
  description:
    'The minute before totality, drawn with compasses. Midnight and coal with a copper corona and one pale gold edge, for a bedroom or a low-lit lounge.',
  room: 'bedroom',
  yarns: [
    { name: 'midnight', hex: '#1D2540', share: 70 },
    { name: 'coal', hex: '#100F13', share: 15 },
    { name: 'copper', hex: '#B4602F', share: 10 },
    { name: 'pale gold', hex: '#E3C088', share: 5 },
  ],
  palettes: [
    { name: 'Noon', hexes: ['#E3CDAA', '#3A2A26', '#C0653A', '#F6EEDF'] },
    { name: 'Verdigris', hexes: ['#1B3B39', '#0D1315', '#4E8F80', '#C9D3B4'] },
  ],
  cropCentre: 0.41,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: drawnOn((field) => drawingOn(placed, field)),
}

const inFull = inPanels(
  {
    cropCentre: 0.41,
    turns: false,
    single: 'large',
    gives: {
      across: [[1, 1]],
      down: [
        [0.07, 2],
        [0.69, 1],
        [1, 2.5],
      ],
    },
  },
  eclipsed,
)

/** The rings and the line below them are seen on every rug; one that lies and is very long has several eclipses above its line. */
const placed = wholeFigure(
  {
    whole: { left: 8, right: 144, above: 14, below: 226 },
    ratios: [0.3, 5],
    row: 2.6,
    before: 0.34,
    least: 0.36,
  },
  eclipsed,
  inFull,
)

function eclipsed(px: number, py: number, { scale }: Field): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  if (discDistance(x, y, 69.9, 97.6, 42) < 0) return COAL
  if (discDistance(x, y, SUN.x, SUN.y, SUN.radius) < 0) return GOLD
  if (isCorona(x, y)) return COPPER
  return Math.abs(y - 210) < Math.max(0.9, LEAST_LINE / 2 / scale) ? GOLD : MIDNIGHT
}

/** The line below is no thinner than this on the rug, in cm. */
const LEAST_LINE = 1

const hand = wobble(2, 60, 11)
const SUN = { x: 80.6, y: 93.9, radius: 46 }

// The rings shift away from the dark disc: dense on its side, wide on the other, where the last leaves the field.
const RINGS = [
  { shift: 0, inner: 46, outer: 51 },
  { shift: 4, inner: 55, outer: 59 },
  { shift: 9, inner: 65.5, outer: 67.7 },
] as const

function isCorona(x: number, y: number): boolean {
  let beyondLast = Infinity
  for (const { shift, inner, outer } of RINGS) {
    const radius = discDistance(x, y, SUN.x + shift, SUN.y, 0)
    // Copper fills a gap that is too thin to tuft.
    if (radius < inner) return beyondLast + inner - radius < 0.8
    if (radius < outer) return true
    beyondLast = radius - outer
  }
  return false
}
