import type { UnevenLight } from './uneven-light.ts'
import type { Raster } from '../../bitmap/raster.ts'
import { clippedColors } from './clipped-colors.ts'

/**
 * Takes uneven light out of a picture, each pixel divided by its channel's factor, and restores what was clipped;
 * writes to `out`, which may be its own.
 */
export function evened({ width, height, pixels }: Raster, uneven: UnevenLight, out: Uint32Array): Raster {
  const { reds, greens, blues, writeRow } = factorsOf(uneven, width, -1)
  const { cell, across, down } = uneven
  const clipped = uneven.clipped && clippedColors(uneven, uneven.clipped)
  const evenRow = (start: number, from: number, to: number) => {
    for (let x = from, at = start + from; x < to; x++, at++) {
      const pixel = pixels[at]! | 0
      const r = Math.min(255, ((pixel >>> 16) & 255) * reds[x]! + 0.5) | 0
      const g = Math.min(255, ((pixel >>> 8) & 255) * greens[x]! + 0.5) | 0
      const b = Math.min(255, (pixel & 255) * blues[x]! + 0.5) | 0
      out[at] = 0xff000000 | (r << 16) | (g << 8) | b
    }
  }
  for (let y = 0, start = 0; y < height; y++, start += width) {
    writeRow(y)
    if (clipped === null) {
      evenRow(start, 0, width)
      continue
    }
    const cells = Math.min(down - 1, Math.floor(y / cell)) * across
    for (let column = 0; column < across;) {
      const from = cell * column
      const isNear = clipped.near[cells + column]
      while (column < across && clipped.near[cells + column] === isNear) column++
      const to = column === across ? width : cell * column
      if (isNear === 1) clipped.keepRow(pixels, start, from, to)
      evenRow(start, from, to)
      if (isNear === 1) clipped.restoreRow(out, start, from, to, cells)
    }
  }
  return { width, height, pixels: out }
}

/** Adds uneven light to that on pixels, in place; 128 is none. */
export function shineOn(light: Uint8Array, uneven: UnevenLight, width: number): void {
  const { reds, greens, blues, writeRow } = factorsOf(uneven, width, 1)
  for (let y = 0, at = 0; at < light.length; y++) {
    writeRow(y)
    for (let x = 0; x < width; x++, at++) {
      const factor = Math.min(255, (128 * (reds[x]! + greens[x]! + blues[x]!)) / 3 + 0.5) | 0
      light[at] = Math.min(255, (light[at]! * factor + 64) >> 7)
    }
  }
}

/** A row of cells has factors of so many heights at least: more rows of pixels share theirs where cells are larger. */
const HEIGHTS = 8

/** The factors of each channel, or with -1 what they are undone by, along a row of pixels, once `writeRow` has written them; rows are taken from the top. */
function factorsOf(uneven: UnevenLight, width: number, power: 1 | -1) {
  const factors = uneven.planes.map((plane) => plane.map((light) => Math.exp(power * light)))
  const rows = factors.map(() => new Float64Array(width)) as [Row, Row, Row]
  const cells = new Float32Array(uneven.across)
  const places = Float32Array.from({ length: width }, (_, x) => placeOf(x, uneven.cell, uneven.across))
  const [reds, greens, blues] = rows
  const shared = Math.max(1, Math.floor(uneven.cell / HEIGHTS))
  const writeRow = (y: number): void => {
    if (y % shared === 0) rows.forEach((row, channel) => writeChannel(row, channel, y + (shared - 1) / 2))
  }
  const writeChannel = (row: Row, channel: number, y: number): void => {
    writeCells(factors[channel]!, uneven, y, cells)
    let last = -1
    let from = 0
    let step = 0
    for (let x = 0; x < width; x++) {
      const place = places[x]!
      const cell = place | 0
      if (cell !== last) {
        last = cell
        from = cells[cell]!
        step = cells[cell + 1]! - from
      }
      row[x] = from + step * (place - cell)
    }
  }
  return { reds, greens, blues, writeRow }
}

type Row = Float64Array<ArrayBuffer>

/** Where a pixel lies between the middles of cells. */
const placeOf = (pixel: number, cell: number, cells: number) =>
  Math.max(0, Math.min(cells - 1.001, (pixel + 0.5) / cell - 0.5))

/** The factors at the height of a pixel, one per cell. */
function writeCells(
  factors: Float32Array,
  { cell, across, down }: UnevenLight,
  y: number,
  row: Float32Array,
): void {
  const place = placeOf(y, cell, down)
  const top = Math.floor(place)
  const part = place - top
  for (let x = 0; x < across; x++) {
    const above = factors[top * across + x]!
    row[x] = above + (factors[(top + 1) * across + x]! - above) * part
  }
}
