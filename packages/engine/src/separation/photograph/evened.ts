import type { Raster } from '../../bitmap/raster.ts'
import { CELL, type UnevenLight } from './uneven-light.ts'

/** The light's factor times 128 at each pixel and the picture without it. */
export type Evened = { readonly raster: Raster; readonly light: Uint8Array }

/** Takes uneven light out of a picture: each pixel divided by its channel's factor. */
export function evened({ width, height, pixels }: Raster, uneven: UnevenLight): Evened {
  const out = new Uint32Array(pixels.length)
  const light = new Uint8Array(pixels.length)
  const rows = uneven.planes.map(() => new Float32Array(uneven.across))
  for (let y = 0; y < height; y++) {
    uneven.planes.forEach((plane, n) => writeRow(plane, uneven, y, rows[n]!))
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const place = Math.max(0, Math.min(uneven.across - 1.001, (x + 0.5) / CELL - 0.5))
      const cell = place | 0
      const part = place - cell
      const factor = (row: Float32Array) => row[cell]! + (row[cell + 1]! - row[cell]!) * part
      const red = factor(rows[0]!)
      const green = factor(rows[1]!)
      const blue = factor(rows[2]!)
      const pixel = pixels[at]! | 0
      const r = Math.min(255, ((pixel >>> 16) & 255) / red + 0.5) | 0
      const g = Math.min(255, ((pixel >>> 8) & 255) / green + 0.5) | 0
      const b = Math.min(255, (pixel & 255) / blue + 0.5) | 0
      out[at] = 0xff000000 | (r << 16) | (g << 8) | b
      light[at] = Math.min(255, (128 * (red + green + blue)) / 3 + 0.5)
    }
  }
  return { raster: { width, height, pixels: out }, light }
}

/** The factors along a row of pixels, one per cell. */
function writeRow(plane: Float32Array, { across, down }: UnevenLight, y: number, row: Float32Array): void {
  const place = Math.max(0, Math.min(down - 1.001, (y + 0.5) / CELL - 0.5))
  const top = Math.floor(place)
  const part = place - top
  for (let x = 0; x < across; x++) {
    const above = plane[top * across + x]!
    row[x] = Math.exp(above + (plane[(top + 1) * across + x]! - above) * part)
  }
}
