import type { Raster } from '../bitmap/raster.ts'
import { writeOklab } from '../color/oklab.ts'
import type { Oklab } from '../color/oklab.ts'
import { boxMeans } from './box-means.ts'

/** A label's low bits are the index of the nearest yarn; this bit says that the pixel is close to it. */
export const CLOSE = 0x80

/** The nearest yarn of every pixel; grainy pictures are judged by the mean of the 25 pixels around. */
export function labelPixels(raster: Raster, yarns: readonly Oklab[], isGrainy: boolean): Uint8Array {
  const { pixels } = isGrainy ? boxMeans(raster) : raster
  const labels = new Uint8Array(pixels.length)
  const flat = Float64Array.from(yarns.flatMap(({ l, a, b }) => [l, a, b]))
  // A table of 7 bits a channel that fills itself: pictures use little of it.
  const table = new Uint8Array(2 ** 21)
  let last = ~pixels[0]!
  let label = 0
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]! | 0
    if (pixel !== last) {
      last = pixel
      const key = ((pixel >>> 3) & 0x1fc000) | ((pixel >>> 2) & 0x3f80) | ((pixel >>> 1) & 0x7f)
      if (table[key] === UNKNOWN) table[key] = judge(pixel, flat) + KNOWN
      label = table[key]! - KNOWN
    }
    labels[at] = label
  }
  return labels
}

// Labels are kept one higher, so that a new table, all zeros, need not be written to.
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
