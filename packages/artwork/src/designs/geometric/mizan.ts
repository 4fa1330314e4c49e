import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, type Field, isInCatalogue } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'

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
    'Mizan means balance: quarter-discs in brick, ink, mustard and moss hold one another level on an oat ground. For a family room or a studio with plain upholstery.',
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
  draw: drawnOn((field) =>
    field.outline !== 'rectangle' || isInCatalogue(field) ? drawingOn(inPart, field) : tiled(field),
  ),
}

const inPart = inPanels({ cropCentre: 0.5, turns: true, single: 'large' }, (x, y) => {
  const column = Math.min(COLUMNS - 1, Math.floor(x / CELL.width))
  const row = Math.min(ROWS - 1, Math.floor(y / CELL.height))
  return TILES[row]![column]!(x / CELL.width - column, y / CELL.height - row)
})

/** A rectangle is laid in whole tiles, more or fewer of them than drawn. */
const tiled = oncePerField((field) => {
  const { width, height, top } = field
  const grid = gridOn(field)
  const { columns, rows } = grid
  return cartoon(
    (x, y) => {
      const [u, v] = [(x / width) * columns, ((y - top) / height) * rows]
      const column = Math.min(columns - 1, Math.max(0, Math.floor(u)))
      const row = Math.min(rows - 1, Math.max(0, Math.floor(v)))
      return tileAt(column, row, grid)(u - column, v - row)
    },
    field,
    true,
  )
})

/** What a grid costs whose tiles are not square, and one whose tiles are not about as large as they should be. */
const COST = { proportions: 12, size: 0.3 }

type Grid = { readonly columns: number; readonly rows: number }

/** How small and how large tiles may be, compared to the drawn ones; a mat, under so many cm wide, has smaller ones. */
const [LEAST, MOST] = [{ onRugs: 0.65, onMats: 0.45 }, 1.6] as const
const MAT = 75

/** The whole number of tiles each way that are nearest to squares, and to as many across as drawn. */
function gridOn({ width, height, scale }: Field): Grid {
  const short = Math.min(width, height)
  const wanted = short / COLUMNS
  const least = short * scale < MAT ? LEAST.onMats : LEAST.onRugs
  let best = { columns: 1, rows: 1, cost: Infinity }
  for (let columns = 2; columns <= (width * scale) / (least * CELL.width); columns++) {
    const tile = width / columns
    const rows = Math.max(1, Math.round(height / tile))
    const cost =
      COST.proportions * Math.abs(Math.log((tile * rows) / height)) +
      COST.size * Math.abs(Math.log(tile / wanted))
    const size = (tile * scale) / CELL.width
    if (cost < best.cost && size > least && size < MOST) best = { columns, rows, cost }
  }
  return best
}

/** The yarn at (u, v) in a tile, each 0–1. */
type Tile = (u: number, v: number) => number
type Corner = 'nw' | 'ne' | 'se' | 'sw'
type Side = 'n' | 'e' | 's' | 'w'

const [COLUMNS, ROWS] = [5, 8]
const CELL = { width: DRAWN.width / COLUMNS, height: DRAWN.height / ROWS }

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

/** Beyond the drawn tiles the table begins anew, moved so that no row and no column comes twice beside itself. */
function tileAt(column: number, row: number, { columns, rows }: Grid): Tile {
  // A narrow rug shows the part with the whole disc.
  const from = Math.min(2, Math.max(0, COLUMNS - columns))
  const [across, down] = [Math.floor(column / COLUMNS), Math.floor(row / ROWS)]
  return TILES[(row + (rows < ROWS ? 1 : 0) + 3 * across) % ROWS]![(column + from + 2 * down) % COLUMNS]!
}
