import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { DRAWN, isInCatalogue } from '../../field.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { bedScale } from '../../patterns/fields/lengthened.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { once } from '../../patterns/fields/once.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const GYPSUM = 0
const SAGE = 1
const ROSE = 2
const SLATE = 3
const PLUM = 4
const NIGHT = 5

export const strattaModernAndContemporary: Design = {
  id: 'stratta',
  name: 'Stratta',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'Two chapters of geology: beds folded deep underground, then level silt laid across their worn backs. Gypsum, sage, salt rose and slate, for a living room with large windows.',
  room: 'living',
  yarns: [
    { name: 'gypsum', hex: '#EAE4D8', share: 33 },
    { name: 'sage shale', hex: '#8E9A84', share: 19.5 },
    { name: 'salt rose', hex: '#D4A79A', share: 18.5 },
    { name: 'slate', hex: '#56606A', share: 13 },
    { name: 'iron plum', hex: '#5B3440', share: 9.5 },
    { name: 'night shale', hex: '#22242B', share: 6.5 },
  ],
  palettes: [
    { name: 'Wadi', hexes: ['#E9D9BD', '#7D7F63', '#CFA772', '#A9683F', '#5A3B31', '#2C3A40'] },
    { name: 'Ice', hexes: ['#EDEFEC', '#93ABB3', '#C5D2D3', '#5F7C8C', '#A58F85', '#2B3744'] },
  ],
  cropCentre: 0.42,
  sizeRule: { kind: 'landscape', rigid: [] },
  motifScale: [0.7, 1.3],
  draw: drawnOn((field) => (isInCatalogue(field) ? drawing() : more(field))),
}

const drawing = once(() => cartoon((x, y) => yarnAt(x, y)))

/**
 * More of the cliff: farther to the right and deeper down it folds on as it does in the drawn part. A shorter rug has thinner
 * beds down to the same one; a smaller one shows the middle, with less of the silt.
 */
const more = oncePerField((field) => {
  const right = 0.5 * Math.max(0, DRAWN.width - field.width)
  const thickness = bedScale(field, THICKNESS)
  const down = 0.15 * Math.max(0, DRAWN.height - field.height / thickness) - field.top
  return cartoon((x, y) => yarnAt(x + right, y / thickness + down), field, true)
})

/** The least and the most thickness of the beds on other rugs, as drawn: 1. */
const THICKNESS = [0.75, 1.4] as const

function yarnAt(px: number, py: number): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  const above = erosionSurface(x) - y
  if (above > 0) return silt(y - 0.02 * x - 1.6 * Math.sin(x / 31))
  return above > -CRUST ? NIGHT : folded(x, y)
}

const hand = wobble(4, 34, 231)
/** Thickness of the iron pan on the eroded surface, in cm. */
const CRUST = 1.8

/** The y of the surface to which the beds were eroded: a plain that falls to the right, with one gully. */
const erosionSurface = (x: number) =>
  0.235 * DRAWN.height + 0.1 * (fallen(x) - 76) + 9 * Math.exp(-((fromGully(x) / 15) ** 2))

/** Length in cm over which the plain falls before it rises again. */
const PLAIN = 300
const fromGully = (x: number) => (x < PLAIN - 80 ? x - 112 : modulo(x + 80, 2 * PLAIN) - 192)
const fallen = (x: number) => (x < PLAIN - 80 ? x : Math.abs(modulo(x + 80 + PLAIN, 2 * PLAIN) - PLAIN) - 80)

function folded(x: number, y: number): number {
  // The sequence of beds begins again below its last one.
  const unfolded = depthBeforeFolding(x, y)
  const depth = unfolded < TOP_BED + SEQUENCE ? unfolded : modulo(unfolded - TOP_BED, SEQUENCE) + TOP_BED
  if (Math.abs(depth - BRITTLE.depth) < BRITTLE.bed) return isOnBoudin(x, depth) ? PLUM : ROSE
  return beds(depth)
}

/** The depth of a point before folding. Every bed keeps its vertical thickness, so hinges are thick and limbs thin. */
function depthBeforeFolding(x: number, y: number): number {
  // The folds lean, as under pressure from one side.
  const along = x + 0.3 * (y - 130)
  const away = (y < FOLDS ? y - 150 : modulo(y - 150 + FOLDS / 2, FOLDS) - FOLDS / 2) / 125
  const fold = 34 * Math.sin(along / 26 - 0.85) + 6 * Math.sin(along / 13 - 0.4) + 2.6 * Math.sin(along / 7.3)
  return y - fold * Math.exp(-away * away)
}

/** Depth in cm after which the next folds follow. */
const FOLDS = 250

/** A brittle bed in a soft one, which stretching broke into sausage-shaped pieces (boudins). In cm. */
const BRITTLE = {
  depth: 154,
  bed: 9,
  half: 4.6,
  pieces: [-9, 16, 25, 51, 66, 75, 104, 113, 141, 168],
} as const

function isOnBoudin(far: number, depth: number): boolean {
  const x = far < 168 ? far : modulo(far + 9, 177) - 9
  const { pieces } = BRITTLE
  const next = pieces.findIndex((end) => x < end)
  if (next < 1) return false
  const from = pieces[next - 1]!
  const halfLength = (pieces[next]! - from) / 2 - 1.3
  const along = Math.abs(x - from - halfLength - 1.3) / halfLength
  if (along >= 1) return false
  // Pieces are thick in the middle and taper to blunt ends.
  const halfThickness = BRITTLE.half * (0.42 + 0.58 * Math.sqrt(1 - along * along))
  return Math.abs(depth - BRITTLE.depth) < halfThickness * Math.min(1, halfLength / 6)
}

const silt = bandTable(
  [
    [9, GYPSUM],
    [5.4, SLATE],
    [11, GYPSUM],
    [4.4, SAGE],
    [2, GYPSUM],
    [1.6, SAGE],
    [8, GYPSUM],
    [6, ROSE],
    [8, GYPSUM],
    [2.2, SAGE],
    [30, GYPSUM],
  ],
  0,
)

const BEDS = [
  [20, SAGE],
  [9, PLUM],
  [4, GYPSUM],
  [14, SLATE],
  [3, GYPSUM],
  [15, ROSE],
  [5, NIGHT],
  [5, GYPSUM],
  [20, SAGE],
  [3, PLUM],
  [18, GYPSUM],
  [3.4, SLATE],
  [19, ROSE],
  [6, NIGHT],
  [2.6, GYPSUM],
  [17, SLATE],
  [8, PLUM],
  [5, GYPSUM],
  [20, SAGE],
  [4, NIGHT],
  [7, GYPSUM],
  [15, ROSE],
  [6, PLUM],
  [14, GYPSUM],
  [40, SLATE],
] as const
const TOP_BED = 30
const SEQUENCE = BEDS.reduce((sum, [thickness]) => sum + thickness, 0)
const beds = bandTable(BEDS, TOP_BED)
