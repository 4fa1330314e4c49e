import type { Raster } from '../../bitmap/raster.ts'
import { CELL, type UnevenLight } from './uneven-light.ts'

/** The light's factor times 128 at each pixel and the picture without it. */
export type Evened = { readonly raster: Raster; readonly light: Uint8Array }

/** Takes uneven light out of a picture: each pixel divided by its channel's factor. */
export function evened({ width, height, pixels }: Raster, uneven: UnevenLight): Evened {
  const out = new Uint32Array(pixels.length)
  const light = new Uint8Array(pixels.length)
  const factors = uneven.planes.map((plane) => plane.map(Math.exp))
  const [reds, greens, blues] = uneven.planes.map(() => new Float32Array(uneven.across)) as [Row, Row, Row]
  const places = Float32Array.from({ length: width }, (_, x) => placeOf(x, uneven.across))
  for (let y = 0; y < height; y++) {
    ;[reds, greens, blues].forEach((row, n) => writeRow(factors[n]!, uneven, y, row))
    let last = -1
    let red0 = 0
    let green0 = 0
    let blue0 = 0
    let redStep = 0
    let greenStep = 0
    let blueStep = 0
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const place = places[x]!
      const cell = place | 0
      if (cell !== last) {
        last = cell
        red0 = reds[cell]!
        green0 = greens[cell]!
        blue0 = blues[cell]!
        redStep = reds[cell + 1]! - red0
        greenStep = greens[cell + 1]! - green0
        blueStep = blues[cell + 1]! - blue0
      }
      const part = place - cell
      const red = red0 + redStep * part
      const green = green0 + greenStep * part
      const blue = blue0 + blueStep * part
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

type Row = Float32Array<ArrayBuffer>

/** Where a pixel lies between the middles of cells. */
const placeOf = (pixel: number, cells: number) =>
  Math.max(0, Math.min(cells - 1.001, (pixel + 0.5) / CELL - 0.5))

/** The factors along a row of pixels, one per cell. */
function writeRow(factors: Float32Array, { across, down }: UnevenLight, y: number, row: Row): void {
  const place = placeOf(y, down)
  const top = Math.floor(place)
  const part = place - top
  for (let x = 0; x < across; x++) {
    const above = factors[top * across + x]!
    row[x] = above + (factors[(top + 1) * across + x]! - above) * part
  }
}
