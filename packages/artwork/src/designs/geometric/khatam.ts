import type { Design } from '../../design.ts'
import { drawingOn, drawnOn } from '../../drawing.ts'
import { DRAWN, type Field, fieldOf, isInCatalogue } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const PLASTER = 0
const SEA = 1
const CLAY = 2
const DEEP = 3
const SAFFRON = 4

export const khatam: Design = {
  id: 'khatam',
  name: 'Khatam',
  collection: 'Geometric',
  tags: ['transitional'],
  description:
    'A field of eight-pointed stars that loosens towards one corner, in sea-glaze greens and clay on lime plaster, with sparks of saffron. For an entrance or a majlis, with the dense end towards the door.',
  room: 'majlis',
  yarns: [
    { name: 'lime plaster', hex: '#E6DCC8', share: 47 },
    { name: 'sea glaze', hex: '#2F6B66', share: 16.5 },
    { name: 'raw clay', hex: '#A9583C', share: 19 },
    { name: 'deep glaze', hex: '#1C4148', share: 11.5 },
    { name: 'saffron', hex: '#CE9434', share: 6 },
  ],
  palettes: [
    { name: 'Fez night', hexes: ['#D9D2C4', '#3A5482', '#8C95A3', '#1B2238', '#B5533C'] },
    { name: 'Rose court', hexes: ['#EFE3D6', '#B9786A', '#6E7F6A', '#6B3338', '#D9B36A'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: drawnOn((field) =>
    field.outline !== 'rectangle' || isInCatalogue(field) ? drawingOn(inPart, field) : tiled(field),
  ),
}

const inPart = inPanels({ cropCentre: 0.5, turns: true, single: 'large' }, yarnAt)

/** A rectangle is laid in whole stars from side to side, and comes away towards its own upper right. */
const tiled = oncePerField((field) => {
  const columns = Math.max(2, Math.round(field.width / PITCH))
  const zoom = field.width / (columns * PITCH)
  const wall = fieldOf('rectangle', { width: columns * PITCH, height: field.height / zoom }, 0.5)
  return cartoon((x, y) => yarnAt(x / zoom, y / zoom, wall), field, true)
})

function yarnAt(px: number, py: number, field: Field): number {
  const x = hand.x(px, py)
  const y = hand.y(px, py)
  for (const tile of tilesAt(field)(x, y)) {
    const [across, down] = inTile(tile, x, y)
    const yarn = tile.isStar ? starYarn(tile, across, down) : crossYarn(across, down)
    if (yarn !== PLASTER) return yarn
  }
  return PLASTER
}

/** A star, or the cross between four stars, at its final position. */
type Tile = {
  readonly isStar: boolean
  readonly glaze: number
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly turned: number
}

/** Chosen by eye from several seeds. */
const SEED = 1
const hand = wobble(3, 30, 31)
const PITCH = DRAWN.width / 6
const HALF = PITCH / 2
/** Distance from a star's centre to a side of either of its squares; the tips of neighbouring stars touch. */
const SIDE = HALF / Math.SQRT2
const GROUT = 0.9
const CORE = 0.4 * SIDE
/** Distance from a cross's centre to a side of the lozenge inlaid in it, in cm. */
const INSET = 2.4

const starRadius = (x: number, y: number) =>
  Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) / Math.SQRT2)

/** Signed distance to the outline of a star or a cross centred on the origin, ignoring grout: positive outside. */
const starEdge = (x: number, y: number) => starRadius(x, y) - SIDE
const crossEdge = (x: number, y: number) => {
  const across = HALF - Math.abs(x)
  const down = HALF - Math.abs(y)
  return Math.max(SIDE - starRadius(across, down), -across, -down)
}
const edge = ({ isStar }: Tile, [x, y]: Point) => (isStar ? starEdge(x, y) : crossEdge(x, y))

function starYarn({ glaze }: Tile, x: number, y: number): number {
  const radius = starRadius(x, y)
  if (radius < CORE) return SAFFRON
  return radius > CORE + GROUT && radius < SIDE - GROUT / 2 ? glaze : PLASTER
}

function crossYarn(x: number, y: number): number {
  if (crossEdge(x, y) > -GROUT / 2) return PLASTER
  const lozenge = (Math.abs(x) + Math.abs(y)) / Math.SQRT2
  if (lozenge < INSET) return DEEP
  return lozenge < INSET + GROUT ? PLASTER : CLAY
}

const inTile = (tile: Tile, x: number, y: number) => turn([x - tile.x, y - tile.y], -tile.turned)

/** Looks up the tiles that may cover a point. */
const tilesAt = oncePerField((field) => {
  const tiles = layTiles(field)
  const columns = Math.ceil(field.width / CELL)
  const rows = Math.ceil(field.height / CELL)
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const x = ((cell % columns) + 0.5) * CELL
    const y = field.top + (Math.floor(cell / columns) + 0.5) * CELL
    return tiles.filter((tile) => Math.abs(tile.x - x) < REACH && Math.abs(tile.y - y) < REACH)
  })
  return (x: number, y: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)))
    const row = Math.min(rows - 1, Math.max(0, Math.floor((y - field.top) / CELL)))
    return cells[row * columns + column]!
  }
})

const CELL = 6
const REACH = HALF + CELL / 2 + 1.5

/** Lays the tiles from the bottom up. Loose tiles slip; the loosest are missing. */
function layTiles(field: Field): Tile[] {
  const foot = field.top + field.height
  const halves = 2 * Math.round(field.width / PITCH)
  const laid: Tile[] = []
  for (let row = 0; row * HALF < field.height + HALF; row++) {
    for (let column = row % 2 === 0 ? 0 : 1; column <= halves; column += 2) {
      const isStar = row % 2 === 1
      const home = { isStar, x: column * HALF, y: foot - row * HALF, turned: 0, glaze: glazeOf(column, row) }
      const firmness = firmnessOf(home, field)
      if (firmness < 0) continue
      const tile = slidPositions(home, firmness).find((slip) => laid.every((other) => isApart(slip, other)))
      if (tile) laid.push(tile)
    }
  }
  return laid
}

const glazeOf = (column: number, row: number) => (((column - row) / 2) % 3 === 0 ? DEEP : SEA)

/** How firmly a tile is held: below 0 it has fallen off, from 1 it has not moved. */
function firmnessOf({ x, y }: Tile, field: Field): number {
  const u = x / field.width
  const v = (y - field.top) / field.height
  // Cubed, so that most tiles follow the gradient and a few fall much earlier or later.
  const jitter = 2.4 * (hash(Math.round(x), Math.round(field.top + field.height - y), SEED) - 0.5) ** 3
  return (v - 0.51 * u + 0.08 * valueNoise(x / 45, y / 45, SEED) + jitter) / 0.15
}

/** Positions a tile may have slid to, farthest first: up and to the right, where others have fallen. */
function slidPositions(home: Tile, firmness: number): Tile[] {
  const [x, y] = [Math.round(home.x), Math.round(home.y)]
  return [1, 0.6, 0.3, 0].map((part) => {
    const distance = part * Math.max(0, 1 - firmness)
    return {
      ...home,
      x: home.x + distance * 7 * hash(x, y, 1),
      y: home.y - distance * 7 * hash(x, y, 2),
      turned: distance * (hash(x, y, 3) - 0.5),
    }
  })
}

function isApart(tile: Tile, other: Tile): boolean {
  if (Math.hypot(tile.x - other.x, tile.y - other.y) > 2 * PITCH) return true
  return isClearOf(tile, other) && isClearOf(other, tile)
}

function isClearOf(tile: Tile, other: Tile): boolean {
  return (tile.isStar ? STAR_RIM : CROSS_RIM).every((place) => {
    const [dx, dy] = turn(place, tile.turned)
    return edge(other, inTile(other, tile.x + dx, tile.y + dy)) > GROUT / 3
  })
}

/** Sample points about one grout's width inside a tile's outline. */
const rimOf = (edgeOf: (x: number, y: number) => number): Point[] =>
  Array.from({ length: 52 * 52 }, (_, k): Point => [
    (k % 52) / 2 - HALF,
    Math.floor(k / 52) / 2 - HALF,
  ]).filter(([x, y]) => Math.abs(edgeOf(x, y) + GROUT) < GROUT / 2)
const STAR_RIM = rimOf(starEdge)
const CROSS_RIM = rimOf(crossEdge)
