import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const SAND = 0
const CLAY = 1
const UMBER = 2
const SKY = 3
const LIME = 4

export const barjeel: Design = {
  id: 'barjeel',
  name: 'Barjeel',
  collection: 'Geometric',
  tags: [],
  description:
    'The wind tower of the Creek as the wind sees it, from above: four shafts around a cross, each with its slots, repeated from one great tower down to the smallest. Sand, clay and umber, with sky in the slots, for a living room where people walk around the rug.',
  room: 'living',
  yarns: [
    { name: 'sand', hex: '#D9BC8F', share: 20.5 },
    { name: 'burnt clay', hex: '#B0764C', share: 20.5 },
    { name: 'umber', hex: '#4A2F24', share: 29.5 },
    { name: 'sky', hex: '#8DB4C4', share: 10.5 },
    { name: 'limewash', hex: '#F1E6D0', share: 19 },
  ],
  palettes: [
    { name: 'Blue hour', hexes: ['#7F8AA6', '#4F5C80', '#232638', '#D98F52', '#C3C6CF'] },
    { name: 'Limestone', hexes: ['#CFC3AE', '#A0937F', '#4E4B46', '#C9963F', '#F2ECE0'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels({ cropCentre: 0.5, turns: true, heights: [152, 640], least: 0.38 }, (x, y, field) =>
    drawing(field)(x, y),
  ),
}

const hand = wobble(3, 35, 47)

/** A tower: its column and row in plots from the top left of the cut, and its size in plots. */
type Tower = readonly [column: number, row: number, size: number]

/** The field is 8 × 13 plots, a square cut 8 × 8. */
const COLUMNS = 8
const ON_FIELD: readonly Tower[] = [
  [2, 3, 6],
  [0, 0, 3],
  [3, 0, 2],
  [5, 0, 3],
  [3, 2, 1],
  [4, 2, 1],
  [0, 3, 2],
  [0, 5, 1],
  [1, 5, 1],
  [0, 6, 2],
  [0, 8, 1],
  [1, 8, 1],
  [0, 9, 4],
  [4, 9, 2],
  [6, 9, 2],
  [4, 11, 1],
  [5, 11, 1],
  [4, 12, 1],
  [5, 12, 1],
  [6, 11, 2],
]
const ON_SQUARE: readonly Tower[] = [
  [2, 2, 6],
  [0, 0, 2],
  [2, 0, 1],
  [3, 0, 1],
  [2, 1, 1],
  [3, 1, 1],
  [4, 0, 2],
  [6, 0, 2],
  [0, 2, 2],
  [0, 4, 1],
  [1, 4, 1],
  [0, 5, 1],
  [1, 5, 1],
  [0, 6, 2],
]

/** A quarter of great towers: one of six plots, and small ones beside it. */
const QUARTER: readonly Tower[] = [
  [2, 0, 6],
  [0, 0, 2],
  [0, 2, 1],
  [1, 2, 1],
  [0, 3, 2],
  [0, 5, 1],
  [1, 5, 1],
]
const QUARTER_ROWS = 6

/** Rows of towers between the quarters, by their number of plots. */
const STREETS: Readonly<Record<number, readonly Tower[]>> = {
  1: Array.from({ length: COLUMNS }, (_, column): Tower => [column, 0, 1]),
  2: ON_SQUARE.slice(1, 8),
  3: ON_FIELD.slice(1, 6),
  4: ON_FIELD.slice(12).map(([column, row, size]) => [column, row - 9, size]),
}

const mirrored = (towers: readonly Tower[]): readonly Tower[] =>
  towers.map(([column, row, size]) => [COLUMNS - column - size, row, size])

/** The towers of a rug of so many rows of plots: quarters, every second one mirrored, and streets of one to six plots. */
function towersOn(rows: number): readonly Tower[] {
  if (rows === 8) return ON_SQUARE
  if (rows === 13) return ON_FIELD
  const quarters = Math.max(1, Math.round((rows - 3) / (QUARTER_ROWS + 3.5)))
  const towers: Tower[] = []
  let top = 0
  const lay = (part: readonly Tower[], isMirrored: boolean) =>
    towers.push(...(isMirrored ? mirrored(part) : part).map(([c, r, size]): Tower => [c, top + r, size]))
  let left = rows - quarters * QUARTER_ROWS
  for (let street = 0; street <= quarters; street++) {
    const plots = left < 4 ? left : Math.max(2, Math.floor(left / (quarters + 1 - street)))
    left -= plots
    const parts = plots === 5 ? [2, 3] : plots === 6 ? [3, 3] : [plots]
    parts.forEach((part, k) => {
      lay(STREETS[part] ?? [], (street + k) % 2 === 1)
      top += part
    })
    if (street === quarters) break
    lay(QUARTER, street % 2 === 1)
    top += QUARTER_ROWS
  }
  return towers
}

const drawing = oncePerField((field) => {
  const rows = Math.round((COLUMNS * field.height) / DRAWN.width)
  const towers = field.outline === 'rectangle' ? towersOn(rows) : ON_SQUARE
  const towerAt = new Map(
    towers.flatMap((tower) => {
      const [column, row, size] = tower
      return Array.from({ length: size * size }, (_, k) => {
        const plot = (row + Math.floor(k / size)) * COLUMNS + column + (k % size)
        return [plot, tower] as const
      })
    }),
  )
  const plotWidth = DRAWN.width / COLUMNS
  const plotHeight = field.height / rows
  const side = plotWidth * field.scale
  return cartoon((px, py) => {
    const x = hand.x(px, py)
    const y = hand.y(px, py)
    const u = Math.min(COLUMNS - 1e-6, Math.max(0, x / plotWidth))
    const v = Math.min(rows - 1e-6, Math.max(0, (y - field.top) / plotHeight))
    const tower = towerAt.get(Math.floor(v) * COLUMNS + Math.floor(u))
    if (tower === undefined) return SAND
    const [column, row, size] = tower
    const half = size / 2
    return roofAt((u - column - half) / half, (v - row - half) / half, { size, side: size * side })
  }, field)
})

/** Slots on each side of a tower, by its size in plots; fewer on one so small that they could not be told apart. */
const SLOTS = [0, 3, 5, 5, 7, 7, 9]
const LEAST_SLOT = 1.7
/** The least width of a coping, in cm of the rug. */
const LEAST_COPING = 0.8

/** A tower's size in plots, and its side in cm of the rug. */
type Roof = { readonly size: number; readonly side: number }

/** The yarn at (u, v) on a roof, each −1 to 1. The light comes from the upper left. */
function roofAt(u: number, v: number, { size, side }: Roof): number {
  const isEastWest = Math.abs(u) > Math.abs(v)
  const fromCentre = Math.max(Math.abs(u), Math.abs(v))
  const along = isEastWest ? v : u
  const isLit = (isEastWest ? u : v) < 0
  // The coping is light on the two lit sides and dark on the others.
  if (fromCentre > 1 - Math.max(COPING / Math.sqrt(size), (2 * LEAST_COPING) / side))
    return isLit ? LIME : UMBER
  const slots = Math.min(SLOTS[size]!, Math.floor((side / LEAST_SLOT - 1) / 2))
  const position = ((along + 1) / 2) * (slots * 2 + 1)
  const isSlot = (Math.floor(position) & 1) === 1
  if (isEastWest) return isLit ? (isSlot ? CLAY : SAND) : isSlot ? SKY : UMBER
  return isLit ? (isSlot ? SAND : LIME) : isSlot ? UMBER : CLAY
}

/** Width of a one-plot tower's coping, as a fraction of half the tower; a smaller fraction on larger towers. */
const COPING = 0.16
