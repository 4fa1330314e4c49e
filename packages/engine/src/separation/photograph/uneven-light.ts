import type { Raster } from '../../bitmap/raster.ts'
import { oklabFromRgb, oklabDistance } from '../../color/oklab.ts'
import { BLOCK } from '../block-means.ts'
import { ColorCells } from '../yarns/color-samples.ts'
import { densityPeaks } from '../yarns/density-peaks.ts'
import { type Cluster, kMeans } from '../yarns/k-means.ts'
import { type Grid, slopeFitter } from './fit-slopes.ts'
import { smoother } from './smooth-plane.ts'

/** The light on a photographed drawing: the logarithm of each channel's factor, one value per cell. */
export type UnevenLight = {
  /** Side of a cell, in pixels. */
  readonly cell: number
  readonly across: number
  readonly down: number
  /** Red, green and blue. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
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
 * images (Wells et al. 1996), what every cell still differs from its yarn by, smoothed, and this again. Sketches,
 * ombres and wool have no light of their own that would be found: see `LEAST_RANGE`.
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
  if (!blocks && range(slopeFitter(grid, COARSE)(means[1])) < LEAST_RANGE) return null
  const fit = slopeFitter(grid, FINE)
  const planes = [fit(means[0]), fit(means[1]), fit(means[2])] as const
  const none = new Float32Array(across * down)
  const before = assign(means, [none, none, none])
  for (let round = 0; round < ROUNDS; round++) refine(means, planes, assign(means, planes), grid)
  const after = assign(means, planes)
  if (!isTighter(before, after)) return null
  for (const plane of planes) centre(plane)
  return { ...grid, planes }
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
function isTighter(before: Assignment, after: Assignment): boolean {
  return (
    after.spread < TIGHTER * before.spread &&
    after.explained > LEAST_EXPLAINED &&
    after.yarns.length <= MOST_OF_DRAWING
  )
}

const TIGHTER = 0.7
const LEAST_EXPLAINED = 0.7
const MOST_OF_DRAWING = 20

type Cells = Omit<UnevenLight, 'planes'>

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

/** The logarithm of the mean of each cell, by channel. */
function cellMeans({ width, pixels }: Raster, { cell, across, down }: Cells): UnevenLight['planes'] {
  const plane = () => new Float32Array(across * down)
  const means = [plane(), plane(), plane()] as const
  const square = cell * cell
  for (let n = 0; n < across * down; n++) {
    const start = Math.floor(n / across) * cell * width + (n % across) * cell
    let red = 0
    let green = 0
    let blue = 0
    for (let row = start; row < start + cell * width; row += width)
      for (let at = row; at < row + cell; at++) {
        const pixel = pixels[at]! | 0
        red += (pixel >>> 16) & 255
        green += (pixel >>> 8) & 255
        blue += pixel & 255
      }
    means[0][n] = Math.log(red / square + 1)
    means[1][n] = Math.log(green / square + 1)
    means[2][n] = Math.log(blue / square + 1)
  }
  return means
}

/** The yarns of a picture and which of them each cell is; their number for cells that are none. */
type Assignment = {
  readonly yarns: readonly Cluster[]
  readonly own: Uint8Array
  /** Share of cells that are of a yarn, 0–1. */
  readonly explained: number
  /** Mean distance of those cells from their yarn, in OKLab. */
  readonly spread: number
}

/** Finds the yarns of cells without the light of `planes`. */
function assign(means: readonly Float32Array[], planes: readonly Float32Array[]): Assignment {
  const colors = new Uint32Array(means[0]!.length)
  for (let channel = 0; channel < 3; channel++) {
    const mean = means[channel]!
    const plane = planes[channel]!
    const shift = 16 - 8 * channel
    for (let cell = 0; cell < colors.length; cell++)
      colors[cell]! |=
        Math.max(0, Math.min(255, Math.round(Math.exp(mean[cell]! - plane[cell]!) - 1))) << shift
  }
  const cells = new ColorCells()
  for (let cell = 0; cell < colors.length; cell++) cells.add(colors[cell]!, 1, true)
  const samples = cells.samples()
  const yarns = kMeans(samples, densityPeaks(samples, MOST_YARNS, true), true)
  const nearestTo = nearestOf(yarns)
  const own = new Uint8Array(colors.length)
  let explained = 0
  let spread = 0
  for (let cell = 0; cell < colors.length; cell++) {
    const { yarn, distance } = nearestTo(colors[cell]!)
    own[cell] = yarn
    if (yarn === yarns.length) continue
    explained++
    spread += distance
  }
  return { yarns, own, explained: explained / own.length, spread: spread / Math.max(1, explained) }
}

/** The yarn that a colour is of, their number for none, and its distance; what is returned is overwritten by the next call. */
function nearestOf(yarns: readonly Cluster[]) {
  // The last colour of each hash: neighbouring cells repeat, and a table of all colours would outgrow the picture.
  const colors = new Int32Array(REMEMBERED).fill(-1)
  const indices = new Uint8Array(REMEMBERED)
  const distances = new Float64Array(REMEMBERED)
  const found = { yarn: 0, distance: 0 }
  return (rgb: number): Readonly<typeof found> => {
    const slot = Math.imul(rgb, 0x9e3779b1) >>> REMEMBERED_SHIFT
    if (colors[slot] !== rgb) {
      const color = oklabFromRgb(rgb)
      let best = yarns.length
      let least = Infinity
      for (let yarn = 0; yarn < yarns.length; yarn++) {
        const distance = oklabDistance(color, yarns[yarn]!.color)
        if (distance >= least) continue
        least = distance
        best = yarn
      }
      colors[slot] = rgb
      indices[slot] = least < NEAR ? best : yarns.length
      distances[slot] = least
    }
    found.yarn = indices[slot]!
    found.distance = distances[slot]!
    return found
  }
}

const REMEMBERED = 1 << 13
const REMEMBERED_SHIFT = 19

/** Adds to the planes what cells still differ from their yarns by. */
function refine(
  means: readonly Float32Array[],
  planes: readonly Float32Array[],
  { yarns, own }: Assignment,
  grid: Grid,
): void {
  // The logarithm of a dark yarn is mostly noise.
  const trust = [...yarns.map(({ rgb }) => luma(rgb) / 255), 0]
  const weights = new Float32Array(own.length)
  for (let cell = 0; cell < own.length; cell++) weights[cell] = trust[own[cell]!]!
  const smoothOf = smoother(grid, weights)
  const left = new Float32Array(own.length)
  for (let channel = 0; channel < planes.length; channel++) {
    const plane = planes[channel]!
    const mean = means[channel]!
    const logs = yarns.map(({ rgb }) => Math.log(((rgb >>> (16 - 8 * channel)) & 255) + 1))
    for (let cell = 0; cell < own.length; cell++) {
      const yarn = own[cell]!
      left[cell] = yarn < yarns.length ? mean[cell]! - plane[cell]! - logs[yarn]! : 0
    }
    const smooth = smoothOf(left)
    for (let cell = 0; cell < plane.length; cell++) plane[cell]! += smooth[cell]!
  }
}

const MOST_YARNS = 24
/** A cell farther from every yarn, in OKLab, is an edge. */
const NEAR = 0.05

const luma = (rgb: number) => 0.3 * (rgb >>> 16) + 0.59 * ((rgb >>> 8) & 255) + 0.11 * (rgb & 255)

/** Shifts a plane so that the mean light is 1. */
function centre(plane: Float32Array): void {
  const mean = plane.reduce((sum, value) => sum + Math.exp(value), 0) / plane.length
  for (let at = 0; at < plane.length; at++) plane[at]! -= Math.log(mean)
}

function range(plane: Float32Array): number {
  const sorted = plane.filter((_, n) => n % 7 === 0).sort()
  return sorted[Math.floor(0.95 * sorted.length)]! - sorted[Math.floor(0.05 * sorted.length)]!
}
