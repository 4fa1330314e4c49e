import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { inPanels } from '../../patterns/panels.ts'

const OAT = 0
const BRICK = 1
const INK = 2
const MUSTARD = 3
const BLUSH = 4
const MOSS = 5
const BLUE = 6

export const mizan: Design = {
  id: 'mizan',
  name: 'Mizan',
  collection: 'Geometric',
  tags: [],
  description:
    'Mizan means balance: quarter-discs in brick, ink, mustard and moss hold each other level on oat. For a family room or a studio with plain upholstery.',
  room: 'living',
  yarns: [
    { name: 'oat', hex: '#E4D8C2', share: 43 },
    { name: 'brick', hex: '#A8452F', share: 16 },
    { name: 'ink', hex: '#23262E', share: 12 },
    { name: 'mustard', hex: '#C9982F', share: 8.5 },
    { name: 'blush', hex: '#D9A58F', share: 7 },
    { name: 'moss', hex: '#5E6A3C', share: 7 },
    { name: 'powder blue', hex: '#9DB4BF', share: 6.5 },
  ],
  palettes: [
    {
      name: 'Dessau',
      hexes: ['#E9E4DA', '#8C2F2A', '#1F1F22', '#D8B24A', '#8C949A', '#2F4E78', '#C4B394'],
    },
    {
      name: 'Orchard',
      hexes: ['#EFE7D3', '#B5613C', '#3A2A33', '#8E9A4E', '#C6A6B5', '#3F5F50', '#DDB765'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels({ cropCentre: 0.5, turns: true, single: 'large' }, (x, y) => {
    const column = Math.min(4, Math.floor(x / CELL.width))
    const row = Math.min(7, Math.floor(y / CELL.height))
    return TILES[row]![column]!(x / CELL.width - column, y / CELL.height - row)
  }),
}

/** The yarn at (u, v) in a tile, each 0–1. */
type Tile = (u: number, v: number) => number
type Corner = 'nw' | 'ne' | 'se' | 'sw'
type Side = 'n' | 'e' | 's' | 'w'

const CELL = { width: DRAWN.width / 5, height: DRAWN.height / 8 }

const empty: Tile = () => OAT

/** A quarter disc centred on the corner, with the tile's side as radius. */
const quarter = (corner: Corner, disc: number, ground = OAT): Tile => {
  const radius = fromCorner(corner)
  return (u, v) => (radius(u, v) < 1 ? disc : ground)
}

/** The same, with its inner half in the yarn `inner`. */
const ring = (corner: Corner, band: number, inner = OAT): Tile => {
  const radius = fromCorner(corner)
  return (u, v) => {
    const r = radius(u, v)
    return r > 1 ? OAT : r > 0.5 ? band : inner
  }
}

/** A half disc centred on the middle of the side. */
const half = (side: Side, disc: number, ground = OAT): Tile => {
  const radius = fromSide(side)
  return (u, v) => (radius(u, v) < 0.5 ? disc : ground)
}

const fromCorner = (corner: Corner) => {
  const cu = corner === 'ne' || corner === 'se' ? 1 : 0
  const cv = corner === 'se' || corner === 'sw' ? 1 : 0
  return (u: number, v: number) => Math.sqrt((u - cu) ** 2 + (v - cv) ** 2)
}

const fromSide = (side: Side) => {
  const cu = side === 'w' ? 0 : side === 'e' ? 1 : 0.5
  const cv = side === 'n' ? 0 : side === 's' ? 1 : 0.5
  return (u: number, v: number) => Math.sqrt((u - cu) ** 2 + (v - cv) ** 2)
}

// Balanced by eye, tile by tile: four tiles at the lower left stay empty to offset the weight of the rest.
const TILES: readonly (readonly Tile[])[] = [
  [quarter('sw', INK), ring('se', BLUE), ring('sw', BLUE), empty, quarter('ne', MOSS)],
  [
    quarter('nw', INK),
    half('s', MUSTARD),
    quarter('se', BRICK, INK),
    quarter('sw', MUSTARD),
    quarter('sw', BLUSH),
  ],
  [
    ring('ne', MOSS, BLUSH),
    ring('nw', MOSS, BLUSH),
    quarter('ne', BRICK),
    quarter('nw', MUSTARD, BRICK),
    half('w', INK),
  ],
  [empty, quarter('ne', BRICK), half('n', BLUE, BRICK), ring('se', INK, MUSTARD), ring('sw', INK, MUSTARD)],
  [quarter('ne', INK), ring('sw', BRICK), quarter('nw', MOSS), half('e', BLUSH), quarter('ne', BRICK)],
  [ring('sw', MUSTARD), empty, ring('se', BRICK), quarter('se', INK, BLUE), quarter('sw', BRICK)],
  [empty, empty, ring('ne', BRICK), ring('ne', BLUSH), ring('nw', BLUSH)],
  [empty, empty, half('s', MUSTARD), empty, quarter('se', BLUE)],
]
