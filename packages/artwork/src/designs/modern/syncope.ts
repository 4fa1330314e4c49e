import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerField } from '../../patterns/once-per-field.ts'
import { bandTable } from '../../patterns/band-table.ts'
import { inPanels } from '../../patterns/panels.ts'

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
    'Rings that fill the floor, cut into strips and every other strip slid off the beat, its light turned to dark. Rust, cream and soot with one mint ring kept through all of them, for a record room or under a low table.',
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
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels({ cropCentre: 0.42, turns: true }, (x, y, field) => drawing(field)(x, y)),
}

const drawing = oncePerField((field) => cartoon(yarnAt, field))

/** Width of one ring, in cm. */
const RING = 13
/** Index of the mint ring, counted from the centre. It moves with the strips but keeps its colour. */
const MINT_RING = 3
const CENTRE = { x: 0.62 * DRAWN.width, y: 0.42 * DRAWN.height }

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

function yarnAt(x: number, y: number): number {
  const strip = stripAt(x)
  const isDisplaced = strip % 2 === 1
  const ring = Math.floor(Math.hypot(x - CENTRE.x, y - CENTRE.y - STRIPS[strip]!.slide) / RING)
  if (ring === MINT_RING) return MINT
  if (isDisplaced) return ring % 2 === 0 ? CREAM : SOOT
  return ring % 2 === 0 ? RUST : CREAM
}
