import type { Raster } from '../bitmap/raster.ts'
import type { Tone } from './mixing.ts'

/** Writes the pixel itself. */
export function pixelTone(pixel: number, out: Tone): void {
  out.r = (pixel >>> 16) & 255
  out.g = (pixel >>> 8) & 255
  out.b = pixel & 255
  out.weight = 1
}

/**
 * The mean of three pixels in a row, in the one of four directions in which they differ least: along a line, however
 * thin, grain averages out and nothing else does.
 */
export function runTone({ width, height, pixels }: Raster, x: number, y: number, out: Tone): void {
  const at = y * width + x
  const pixel = pixels[at]! | 0
  pixelTone(pixel, out)
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return
  const { r, g, b } = out
  let least = Infinity
  for (let direction = 0; direction < 4; direction++) {
    const step = direction === 0 ? 1 : width + direction - 2
    const p = pixels[at - step]! | 0
    const q = pixels[at + step]! | 0
    const pr = ((p >>> 16) & 255) - r
    const pg = ((p >>> 8) & 255) - g
    const pb = (p & 255) - b
    const qr = ((q >>> 16) & 255) - r
    const qg = ((q >>> 8) & 255) - g
    const qb = (q & 255) - b
    const spread = pr * pr + qr * qr - pr * qr + pg * pg + qg * qg - pg * qg + pb * pb + qb * qb - pb * qb
    if (spread >= least) continue
    least = spread
    out.r = r + (pr + qr) / 3
    out.g = g + (pg + qg) / 3
    out.b = b + (pb + qb) / 3
  }
  out.weight = RUN_WEIGHT
}

// Not quite three, because the light on neighbouring pixels is correlated.
const RUN_WEIGHT = 7 / 3
