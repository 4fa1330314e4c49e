import type { Design } from '../../design.ts'
import { drawnOn } from '../../drawing.ts'
import { DRAWN, type Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { bandTable } from '../../patterns/fields/band-table.ts'

const RUST = 0
const CREAM = 1
const SOOT = 2
const MINT = 3

export const syncope: Design = {
  id: 'syncope',
  name: 'Syncope',
  collection: 'Modern',
  tags: [],
  description:
    'Rings that fill the floor, cut into strips, with every other strip slid off the beat so that its light turns to dark. Rust, cream and soot, with one mint ring that runs through all the strips, for a listening room or under a low table.',
  room: 'living',
  yarns: [
    { name: 'rust', hex: '#BC4A2A', share: 30.9 },
    { name: 'cream', hex: '#EFE1C6', share: 43.7 },
    { name: 'soot', hex: '#211D1B', share: 15.4 },
    { name: 'mint', hex: '#8FC0A8', share: 10 },
  ],
  palettes: [
    { name: 'Ink', hexes: ['#2B4FA0', '#E4E0D6', '#14161C', '#E0924B'] },
    { name: 'Rose', hexes: ['#C97F78', '#F0E4D8', '#5A2A33', '#A3A257'] },
  ],
  cropCentre: 0.42,
  sizeRule: { kind: 'figure', rigid: [] },
  motifScale: [0.4, 1.6],
  draw: drawnOn(drawing),
}

function drawing(field: Field) {
  return cartoon(syncopated(field), field)
}

/** Width of one ring, in cm. */
const RING = 13
/** Index of the mint ring, counted from the centre. It moves with the strips but keeps its colour. */
const MINT_RING = 3
/** Where the rings have their centre, as fractions of the field; in the middle of the height where it is cut. */
const CENTRE = { x: 0.62, y: 0.42 }
/** A side up to about this long, in cm, has one target; a longer one more of them, side by side. */
const TARGET_PITCH = 300

type Strip = { readonly breadth: number; readonly slide: number }

/**
 * Strips from left to right, alternately in place and displaced, in cm. Displacements are whole pairs of rings, so that
 * dark meets light at every cut. Cuts lie well between the edges of two rings, or they would leave slivers.
 */
const STRIPS: readonly [Strip, ...Strip[]] = [
  { breadth: 16, slide: 0 },
  { breadth: 9.5, slide: 2 * RING },
  { breadth: 17, slide: 0 },
  { breadth: 17, slide: -2 * RING },
  { breadth: 8.5, slide: 0 },
  { breadth: 8.5, slide: 2 * RING },
  { breadth: 34, slide: 0 },
  { breadth: 8.5, slide: -2 * RING },
  { breadth: 8.5, slide: 0 },
  { breadth: 18.5, slide: 2 * RING },
  { breadth: 7, slide: 0 },
]

const [first, ...rest] = STRIPS
const stripAt = bandTable([
  [first.breadth, 0],
  ...rest.map(({ breadth }, index) => [breadth, index + 1] as const),
])

const STRIPS_WIDTH = STRIPS.reduce((sum, { breadth }) => sum + breadth, 0)

/** The yarn at a point of that field. Every target brings its own strips along; rings of two targets meet halfway. */
function syncopated({ outline, width, height, top }: Field): (x: number, y: number) => number {
  const across = targets(width, 0, outline === 'ellipse' ? 0.55 : CENTRE.x, 2 * STRIPS_WIDTH)
  const down = targets(
    height,
    top,
    outline === 'square' || outline === 'round' ? 0.5 : outline === 'ellipse' ? 0.46 : CENTRE.y,
  )
  return (x, y) => {
    const fromCentre = across(x)
    const strip = stripAt(modulo(fromCentre + CENTRE.x * DRAWN.width, STRIPS_WIDTH))
    return ringYarn(strip, Math.hypot(fromCentre, down(y - STRIPS[strip]!.slide)))
  }
}

/**
 * The distance from the nearest of the targets along a side that starts at `from`; one alone stands at `single`. Across,
 * they are `fixed` apart, so that the strips run on from one to the next.
 */
function targets(length: number, from: number, single: number, fixed?: number): (at: number) => number {
  const count = Math.max(1, Math.round(length / TARGET_PITCH))
  if (count === 1) return (at) => at - from - single * length
  // The ring that two targets share in the middle is a whole one.
  const pitch = fixed ?? (2 * Math.round(length / count / RING / 2 - 0.5) + 1) * RING
  const first = from + (length - (count - 1) * pitch) / 2
  return (at) => at - first - pitch * Math.min(count - 1, Math.max(0, Math.round((at - first) / pitch)))
}

function ringYarn(strip: number, away: number): number {
  const isDisplaced = strip % 2 === 1
  const ring = Math.floor(away / RING)
  if (ring === MINT_RING) return MINT
  if (isDisplaced) return ring % 2 === 0 ? CREAM : SOOT
  return ring % 2 === 0 ? RUST : CREAM
}
