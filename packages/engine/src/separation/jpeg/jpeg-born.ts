import type { Raster } from '../../bitmap/raster.ts'

/**
 * Whether a picture was once a JPEG, at any offset of its blocks: small differences between neighbouring pixels are
 * then more frequent every eighth column and row.
 */
export function isJpegBorn({ width, height, pixels }: Raster): boolean {
  const columns = new Float64Array(BLOCK)
  const rows = new Float64Array(BLOCK)
  let looked = 0
  let steep = 0
  for (let y = 0; y + 1 < height; y += ROW_STEP) {
    const start = y * width
    let pixel = pixels[start]! | 0
    for (let x = 0; x + 1 < width; x++) {
      const next = pixels[start + x + 1]! | 0
      const below = pixels[start + x + width]! | 0
      if (pixel !== next) {
        if (isSlight(pixel, next)) columns[x & 7]! += 1
        else steep++
      }
      if (pixel !== below && isSlight(pixel, below)) rows[y & 7]! += 1
      pixel = next
    }
    looked += width
  }
  const slight = columns.reduce((sum, count) => sum + count, 0)
  return slight > LEAST_SHARE * looked && slight > STEEPNESS * steep && isPeaked(columns) && isPeaked(rows)
}

const BLOCK = 8
/** Not a divisor of eight: every row of a block is looked at. */
const ROW_STEP = 3
/** How much more frequent differences are at the border of blocks than in their middle, and than anywhere else. */
const PEAK = 1.18
const ABOVE_NEXT = 1.08
/** Drawn art has fewer slight differences than this share of its pixels, and fewer than it has edges. */
const LEAST_SHARE = 0.02
const STEEPNESS = 1.5
/** A larger difference, in levels, is drawn. */
const SLIGHT = 10

function isSlight(p: number, q: number): boolean {
  const red = ((p >>> 16) & 255) - ((q >>> 16) & 255)
  const green = ((p >>> 8) & 255) - ((q >>> 8) & 255)
  const blue = (p & 255) - (q & 255)
  return Math.max(red, -red, green, -green, blue, -blue) <= SLIGHT
}

function isPeaked(counts: Float64Array): boolean {
  const sorted = counts.toSorted()
  const median = (sorted[3]! + sorted[4]!) / 2
  return sorted[7]! > PEAK * median && sorted[7]! > ABOVE_NEXT * sorted[6]!
}
