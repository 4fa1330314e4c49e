import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'

/** A picture's colours, grouped into small cubes. */
export type ColorBins = {
  readonly count: number
  /** Three numbers per bin, as written by `writeSpread`. */
  readonly colors: Float64Array
  readonly weights: Float64Array
  /** Fraction of the picture, 0–1, slightly unlike the adjacent pixel: grain, or a photograph's texture. */
  readonly grain: number
}

/**
 * Writes OKLab with a and b doubled: distances then agree with perception for distant colours as well (CSS Color 4,
 * deltaEOK2).
 */
export function writeSpread(rgb: number, out: Float64Array, at: number): void {
  writeOklab(rgb, out, at)
  out[at + 1]! *= 2
  out[at + 2]! *= 2
}

/** Collects a picture's colours. Soft edges count little: a mixture is not a yarn. */
export function colorBins({ width, pixels }: Raster): ColorBins {
  const sums = new Float64Array(4 * BINS)
  let grainy = 0
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!
    const beside = difference(pixel, at % width === width - 1 ? pixel : pixels[at + 1]!)
    const below = difference(pixel, at + width < pixels.length ? pixels[at + width]! : pixel)
    if (beside > STEADY && beside <= GRAIN) grainy++
    const weight = beside <= GRAIN && below <= GRAIN ? 1 : EDGE_WEIGHT
    const bin = 4 * (((pixel >>> 9) & 0x7c00) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 3) & 0x1f))
    sums[bin]! += weight
    sums[bin + 1]! += weight * ((pixel >>> 16) & 255)
    sums[bin + 2]! += weight * ((pixel >>> 8) & 255)
    sums[bin + 3]! += weight * (pixel & 255)
  }
  return { ...meansOf(sums), grain: grainy / pixels.length }
}

/** Five bits per channel. */
const BINS = 2 ** 15
/** Maximum difference of neighbours of one wool, and the one at which grain ends and an edge begins. */
const STEADY = 2
const GRAIN = 40
const EDGE_WEIGHT = 0.02

function meansOf(sums: Float64Array): Omit<ColorBins, 'grain'> {
  const used = Array.from({ length: BINS }, (_, bin) => 4 * bin).filter((bin) => sums[bin]! > 0)
  const colors = new Float64Array(3 * used.length)
  const weights = new Float64Array(used.length)
  used.forEach((bin, n) => {
    const mean = (channel: number) => Math.round(sums[bin + channel]! / sums[bin]!)
    writeSpread((mean(1) << 16) | (mean(2) << 8) | mean(3), colors, 3 * n)
    // A wide sky must not take the yarn of a small flower: rare colours count more than their share.
    weights[n] = sums[bin]! ** 0.4
  })
  return { count: used.length, colors, weights }
}

function difference(p: number, q: number): number {
  const red = Math.abs(((p >>> 16) & 255) - ((q >>> 16) & 255))
  const green = Math.abs(((p >>> 8) & 255) - ((q >>> 8) & 255))
  const blue = Math.abs((p & 255) - (q & 255))
  return Math.max(red, green, blue)
}
