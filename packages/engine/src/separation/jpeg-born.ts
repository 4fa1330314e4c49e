import type { Raster } from '../bitmap/raster.ts'

/**
 * Whether a picture was once a JPEG, at any offset of its blocks: small differences between neighbouring pixels are
 * then more frequent every eighth column and row.
 */
export function isJpegBorn({ width, height, pixels }: Raster): boolean {
  const columns = new Float64Array(BLOCK)
  const rows = new Float64Array(BLOCK)
  let looked = 0
  for (let y = 0; y + 1 < height; y += ROW_STEP) {
    const start = y * width
    for (let x = 0; x + 1 < width; x++) {
      const pixel = pixels[start + x]! | 0
      if (isSlight(pixel, pixels[start + x + 1]! | 0)) columns[x & 7]! += 1
      if (isSlight(pixel, pixels[start + x + width]! | 0)) rows[y & 7]! += 1
    }
    looked += width
  }
  return isPeaked(columns, looked) && isPeaked(rows, looked)
}

const BLOCK = 8
/** Not a divisor of eight: every row of a block is looked at. */
const ROW_STEP = 3
/** How much more frequent differences are at the border of blocks. */
const PEAK = 1.18
/** Below this share of pixels, differences are too few to judge by. */
const LEAST_SHARE = 0.004
/** A larger difference, in levels, is drawn. */
const SLIGHT = 10

function isSlight(p: number, q: number): boolean {
  if (p === q) return false
  const red = ((p >>> 16) & 255) - ((q >>> 16) & 255)
  const green = ((p >>> 8) & 255) - ((q >>> 8) & 255)
  const blue = (p & 255) - (q & 255)
  return Math.max(red, -red, green, -green, blue, -blue) <= SLIGHT
}

function isPeaked(counts: Float64Array, looked: number): boolean {
  const sorted = counts.toSorted()
  const median = (sorted[3]! + sorted[4]!) / 2
  const most = sorted[7]!
  return most > LEAST_SHARE * looked / BLOCK && most > PEAK * median
}
