import { type Design, FIELD } from '../../design.ts'
import type { Cut } from '../../cut.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { wobble } from '../../patterns/wobble.ts'

const LIMEWASH = 0
const NIGHT = 1
const SAND = 2
const GREEN = 3
const ROSE = 4

export const sikka: Design = {
  id: 'sikka',
  name: 'Sikka',
  collection: 'Geometric',
  tags: [],
  description:
    'A sikka is the lane between two houses; here lanes wind, divide and end in a knot of small courts. Night, limewash and sand with green on rose, for a living room.',
  yarns: [
    { name: 'limewash', hex: '#E3D9C6', share: 37.5 },
    { name: 'night lane', hex: '#2A2733', share: 36 },
    { name: 'wall sand', hex: '#B79B77', share: 15 },
    { name: 'courtyard green', hex: '#4F6E58', share: 5.5 },
    { name: 'dusk rose', hex: '#C58A86', share: 6 },
  ],
  palettes: [
    { name: 'Ochre', hexes: ['#EAD6AE', '#3A2A24', '#B5803F', '#5F7048', '#7FA0AB'] },
    { name: 'Fog', hexes: ['#DCDCD7', '#3E454C', '#A8ABA9', '#5F8191', '#C98F6A'] },
  ],
  cropCentre: 0.58,
  draw: (px, py, cut) => town(cut)(hand.x(px, py), hand.y(px, py)),
}

/** How a size of tile is paved; the lane of one is the ground of the next smaller, so lanes open into courts. */
type Size = {
  readonly ground: number
  readonly lane: number
  /** Thickness in cm of the wall along the lane, and its yarn. */
  readonly wall: number
}
const LARGEST = 38
const SIZES: readonly Size[] = [
  { ground: LIMEWASH, lane: NIGHT, wall: 2 },
  { ground: NIGHT, lane: LIMEWASH, wall: 1.2 },
  { ground: ROSE, lane: GREEN, wall: 0 },
]

/** Which of many towns; looked at, and chosen. */
const SEED = 3
const hand = wobble(3, 40, 83)
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

// Traced, because where lanes of two sizes meet they leave splinters.
const town = oncePerCut((cut) => {
  const tiles = quarter(cut)
  return cartoon((x, y) => yarnAt(tiles, x, y - cut.top), cut.top, cut.height)
})

/** Small tiles lie over large ones, and reach a third of their side beyond it. */
function yarnAt(tileAt: TileAt, x: number, y: number): number {
  for (let size = SIZES.length - 1; size >= 0; size--) {
    const side = sideOf(size)
    const column = Math.floor(x / side)
    const row = Math.floor(y / side)
    const u = x / side - column - 0.5
    const v = y / side - row - 0.5
    const own = tileAt(size, column, row)
    if (own !== undefined) return pave(SIZES[size]!, side, laneEdge(own, u, v))
    const yarn = overlap(tileAt, size, column, row, u, v)
    if (yarn !== undefined) return yarn
  }
  return LIMEWASH
}

/** What the tiles beside a cell lay over it: quarter discs of ground at their corners, half discs at their lanes. */
function overlap(tileAt: TileAt, size: number, column: number, row: number, u: number, v: number) {
  const across = column + (u < 0 ? -1 : 1)
  const down = row + (v < 0 ? -1 : 1)
  const isBeside = tileAt(size, across, row) !== undefined
  const isBelow = tileAt(size, column, down) !== undefined
  if (!isBeside && !isBelow && tileAt(size, across, down) === undefined) return undefined
  const toSide = 0.5 - Math.abs(u)
  const toFoot = 0.5 - Math.abs(v)
  if (length(toSide, toFoot) < 1 / 3) return SIZES[size]!.ground
  const isOnLane = (isBeside && length(toSide, v) < 1 / 6) || (isBelow && length(u, toFoot) < 1 / 6)
  return isOnLane ? SIZES[size]!.lane : undefined
}

/** The yarn at a place that many sides of the tile outside its lane. */
function pave({ ground, lane, wall }: Size, side: number, edge: number): number {
  if (edge > 0) return ground
  return edge * side > -wall ? SAND : lane
}

type Tile = 'bend' | 'counter-bend' | 'crossing'
type TileAt = (size: number, column: number, row: number) => Tile | undefined

/**
 * Signed distance to the lanes of a tile one long, from its middle. They leave by the middle of every side, a third
 * wide, whatever happens within (Carlson, "Multi-Scale Truchet Patterns", Bridges 2018).
 */
function laneEdge(tile: Tile, u: number, v: number): number {
  if (tile === 'crossing') return Math.min(Math.abs(u), Math.abs(v)) - 1 / 6
  const s = tile === 'bend' ? u : -u
  const one = Math.abs(length(s + 0.5, v + 0.5) - 0.5)
  const other = Math.abs(length(s - 0.5, v - 0.5) - 0.5)
  return Math.min(one, other) - 1 / 6
}

const sideOf = (size: number) => LARGEST / 2 ** size

/** Which tiles there are: a tile is split in four while its middle lies near enough to the knot. */
function quarter(cut: Cut): TileAt {
  const knot = { x: 0.3 * FIELD.width, y: 0.66 * cut.height }
  const isSplit = (size: number, column: number, row: number) => {
    const x = (column + 0.5) * sideOf(size)
    const y = (row + 0.5) * sideOf(size)
    const lumpy = 1 + 0.5 * valueNoise(x / 30, y / 30, SEED)
    return length(x - knot.x, y - knot.y) * lumpy < (SPLIT_WITHIN[size] ?? 0)
  }
  const isThere = (size: number, column: number, row: number): boolean =>
    size === 0 || (isSplit(size - 1, column >> 1, row >> 1) && isThere(size - 1, column >> 1, row >> 1))
  return (size, column, row) =>
    isThere(size, column, row) && !isSplit(size, column, row) ? tileOf(size, column, row) : undefined
}

/** In cm from the knot, for the two larger sizes. */
const SPLIT_WITHIN = [68, 33]

function tileOf(size: number, column: number, row: number): Tile {
  const luck = hash(column, row, SEED * 10 + size)
  if (luck > 0.9) return 'crossing'
  return luck < 0.45 ? 'bend' : 'counter-bend'
}
