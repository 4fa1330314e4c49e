import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'
import type { Oklab } from '../color/oklab.ts'
import { BLOCK, type BlockMeans, PLAIN } from './block-means.ts'

/** A label's low bits are the index of the nearest yarn; this bit means that the pixel is close to it. */
export const CLOSE = 0x80

/**
 * The nearest yarn of every pixel. Grainy pictures use the means of plain blocks, and elsewhere the mean of
 * the surrounding nine pixels.
 */
export function labelPixels(raster: Raster, labelOf: LabelOf, blocks: Labelled): Uint8Array {
  const labels = new Uint8Array(raster.pixels.length)
  if ('marks' in blocks) labelBlocks(raster, blocks, labels, labelOf)
  else labelEach(raster, blocks.runs, labels, labelOf)
  return labels
}

/** Blocks of one colour; of a grainy picture the means of blocks, as from `blockMeans`. */
export type Labelled = { readonly runs: Uint8Array } | Pick<BlockMeans, 'means' | 'marks'>

function labelEach({ width, pixels }: Raster, runs: Uint8Array, labels: Uint8Array, labelOf: LabelOf): void {
  const across = Math.ceil(width / BLOCK)
  let last = pixels[0]! | 0
  let label = labelOf(last)
  for (let row = 0, y = 0; row < pixels.length; row += width, y++) {
    const blocks = Math.floor(y / BLOCK) * across
    for (let x = 0; x < width;) {
      const pixel = pixels[row + x]! | 0
      if (pixel !== last) {
        last = pixel
        label = labelOf(pixel)
      }
      const start = row + x
      const run = runs[blocks + (x >> 2)]!
      if (run > 0) {
        x += BLOCK * run
        if (run > WORTH_FILLING) labels.fill(label, start, row + x)
        else for (let at = start; at < row + x; at++) labels[at] = label
        continue
      }
      do x += BLOCK
      while (x < width && runs[blocks + (x >> 2)] === 0)
      for (let at = start, end = row + Math.min(width, x); at < end; at++) {
        const other = pixels[at]! | 0
        if (other !== last) {
          last = other
          label = labelOf(other)
        }
        labels[at] = label
      }
    }
  }
}

/** Shorter runs of blocks are written by a loop sooner than a call is made. */
const WORTH_FILLING = 3

function labelBlocks(
  raster: Raster,
  { means, marks }: Pick<BlockMeans, 'means' | 'marks'>,
  labels: Uint8Array,
  labelOf: LabelOf,
): void {
  const { width, height } = raster
  for (let top = 0, block = 0; top < height; top += BLOCK) {
    const bottom = Math.min(height, top + BLOCK)
    for (let left = 0; left < width; left += BLOCK, block++) {
      const right = Math.min(width, left + BLOCK)
      if ((marks[block]! & PLAIN) !== 0) {
        const label = labelOf(means[block]! & 0xffffff)
        for (let y = top; y < bottom; y++) {
          for (let at = y * width + left, end = y * width + right; at < end; at++) labels[at] = label
        }
        continue
      }
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) labels[y * width + x] = labelOf(meanAround(raster, x, y))
    }
  }
}

/** The mean of 3×3 pixels. */
function meanAround({ width, height, pixels }: Raster, x: number, y: number): number {
  const middle = y * width
  const above = y > 0 ? middle - width : middle
  const below = y < height - 1 ? middle + width : middle
  const before = x > 0 ? x - 1 : x
  const after = x < width - 1 ? x + 1 : x
  let redBlue = 0
  let green = 0
  for (let n = 0; n < 3; n++) {
    const row = n === 0 ? above : n === 1 ? middle : below
    const p = pixels[row + before]! | 0
    const q = pixels[row + x]! | 0
    const r = pixels[row + after]! | 0
    redBlue += (p & 0xff00ff) + (q & 0xff00ff) + (r & 0xff00ff)
    green += ((p >>> 8) & 0xff) + ((q >>> 8) & 0xff) + ((r >>> 8) & 0xff)
  }
  return (
    (Math.round((redBlue >>> 16) / 9) << 16) |
    (Math.round(green / 9) << 8) |
    Math.round((redBlue & 0xffff) / 9)
  )
}

/** The label of a colour, 0xRRGGBB. */
export type LabelOf = (rgb: number) => number

/** Labels colours by the nearest of some yarns. */
export function labeller(yarns: readonly Oklab[]): LabelOf {
  const flat = Float64Array.from(yarns.flatMap(({ l, a, b }) => [l, a, b]))
  // A lazily filled table of 7 bits per channel: pictures use little of it.
  const table = new Uint8Array(2 ** 21)
  return (rgb) => {
    const key = ((rgb >>> 3) & 0x1fc000) | ((rgb >>> 2) & 0x3f80) | ((rgb >>> 1) & 0x7f)
    if (table[key] === UNKNOWN) table[key] = judge(rgb, flat) + KNOWN
    return table[key]! - KNOWN
  }
}

// Labels are stored plus one, so that a new table, all zeros, needs no initialisation.
const UNKNOWN = 0
const KNOWN = 1
const CLOSE_DISTANCE = 0.025

function judge(rgb: number, yarns: Float64Array): number {
  writeOklab(rgb, scratch, 0)
  let best = 0
  let bestSquare = Infinity
  for (let at = 0; at < yarns.length; at += 3) {
    const l = scratch[0]! - yarns[at]!
    const a = scratch[1]! - yarns[at + 1]!
    const b = scratch[2]! - yarns[at + 2]!
    const square = l * l + a * a + b * b
    if (square < bestSquare) {
      bestSquare = square
      best = at / 3
    }
  }
  return bestSquare < CLOSE_DISTANCE ** 2 ? best | CLOSE : best
}

const scratch = new Float64Array(3)
