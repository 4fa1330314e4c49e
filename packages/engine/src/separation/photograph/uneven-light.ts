import type { Raster } from '../../bitmap/raster.ts'
import { BLOCK } from '../block-means.ts'
import { cellMeans, unclipped } from './cell-means.ts'
import { type CellYarns, cellYarns } from './cell-yarns.ts'
import { unclippedYarns } from './unclipped-yarns.ts'
import { slopeFitter } from './fit-slopes.ts'
import { refineLight } from './refine-light.ts'

/** The light on a photographed drawing: the logarithm of each channel's factor, one value per cell. */
export type UnevenLight = {
  /** Side of a cell, in pixels. */
  readonly cell: number
  readonly across: number
  readonly down: number
  /** Red, green and blue. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
  /** What is known of clipped pixels; null where a picture has none. */
  readonly clipped: ClippedCells | null
}

/** What is known of the pixels that a camera clipped. */
export type ClippedCells = {
  /** 0xRRGGBB, as they would be had nothing been clipped. */
  readonly yarns: readonly number[]
  /** The yarn of each cell, their number for none. */
  readonly own: Uint8Array
  /** The channels of each cell that were clipped: bit n for channel n. */
  readonly clipped: Uint8Array
}

/** Side of a cell, in pixels; of a larger picture it is doubled while there are more cells than `MOST_CELLS`. */
const CELL = 8
const MOST_CELLS = 150_000

function cellOf({ width, height }: Raster): number {
  let cell = CELL
  while (width * height > MOST_CELLS * cell * cell && Math.min(width, height) > 8 * LEAST_CELLS * cell)
    cell *= 2
  return cell
}

/**
 * Estimates the light that falls unevenly on a picture, or null where it is even. First a smooth surface through the
 * slopes inside areas of one colour, where an edge is an outlier; then, as in the correction of magnetic resonance
 * images (Wells et al. 1996), what every cell still differs from its yarn by, smoothed, and this again. What the camera
 * clipped is left out of both: pale yarns in the light would tell of less light than there is. Sketches, ombres and wool have no light of their own that would be found: see `LEAST_RANGE`.
 */
export function unevenLight(raster: Raster, blocks: Uint32Array | null = null): UnevenLight | null {
  const cell = cellOf(raster)
  const across = Math.floor(raster.width / cell)
  const down = Math.floor(raster.height / cell)
  if (across < LEAST_CELLS || down < LEAST_CELLS) return null
  // A first look, with the means of blocks that are known already, is enough for drawn art and wool.
  const grid = { cell, across, down }
  const greens = blocks && greensOf(blocks, raster.width, grid)
  if (greens && range(slopeFitter(grid, COARSE)(greens)) < LEAST_RANGE) return null
  const means = cellMeans(raster, grid)
  if (!blocks && range(slopeFitter(grid, COARSE)(means.planes[1])) < LEAST_RANGE) return null
  const fit = slopeFitter(grid, FINE)
  const [red, green, blue] = unclipped(means)
  const planes = [fit(red, [green, blue]), fit(green, [blue, red]), fit(blue, [green, red])] as const
  const none = new Float32Array(across * down)
  const before = cellYarns(means, [none, none, none])
  for (let round = 0; round < ROUNDS; round++) refineLight(means, planes, cellYarns(means, planes), grid)
  const after = cellYarns(means, planes)
  if (!isTighter(before, after)) return null
  for (const plane of planes) centre(plane)
  if (means.clipped.every((bits) => bits === 0)) return { ...grid, planes, clipped: null }
  const yarns = unclippedYarns(means, planes, after)
  return { ...grid, planes, clipped: { yarns, own: after.own, clipped: means.clipped } }
}

/** A picture of fewer cells a side has too little to judge by. */
const LEAST_CELLS = 32
/** The light of a photograph differs by this much, as a logarithm, between its brightest and darkest twentieth. */
const LEAST_RANGE = 0.065
const ROUNDS = 3
const COARSE = 3
const FINE = 2

/**
 * Without its light, a drawing's colours gather closely around a few yarns: their spread is a third of what it was. A
 * landscape's do not, and drawn art's and wool's were as close before.
 */
function isTighter(before: CellYarns, after: CellYarns): boolean {
  return (
    after.spread < TIGHTER * before.spread &&
    after.explained > LEAST_EXPLAINED &&
    after.common <= MOST_OF_DRAWING
  )
}

const TIGHTER = 0.7
const LEAST_EXPLAINED = 0.7
const MOST_OF_DRAWING = 20

type Cells = Omit<UnevenLight, 'planes' | 'clipped'>

/** The logarithm of the green mean of each cell, from the 0xRRGGBB of its blocks. */
function greensOf(blocks: Uint32Array, width: number, { cell, across, down }: Cells): Float32Array {
  const stride = Math.ceil(width / BLOCK)
  const side = cell / BLOCK
  const means = new Float32Array(across * down)
  for (let n = 0; n < means.length; n++) {
    const first = side * (Math.floor(n / across) * stride + (n % across))
    let sum = 0
    for (let row = first; row < first + side * stride; row += stride)
      for (let at = row; at < row + side; at++) sum += (blocks[at]! >>> 8) & 255
    means[n] = Math.log(sum / (side * side) + 1)
  }
  return means
}

/** Shifts a plane so that the mean light is 1. */
function centre(plane: Float32Array): void {
  const mean = plane.reduce((sum, value) => sum + Math.exp(value), 0) / plane.length
  for (let at = 0; at < plane.length; at++) plane[at]! -= Math.log(mean)
}

function range(plane: Float32Array): number {
  const sorted = plane.filter((_, n) => n % 7 === 0).sort()
  return sorted[Math.floor(0.95 * sorted.length)]! - sorted[Math.floor(0.05 * sorted.length)]!
}
