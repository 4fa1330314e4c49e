import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'

import { type BoxFilter, boxFilter } from './box-filter.ts'
import type { PaintStep } from './painter.ts'
import type { RugWindow } from './rug-window.ts'

/** Two channels per word of sixteen bits each: 256 × 255 fits, so one multiplication weights both. */
const LOW_BYTES = 0x00ff00ff
const HALVES = 0x00800080

type Pairs = { readonly redBlue: Int32Array; readonly greenAlpha: Int32Array }

/** Tufts per step: two milliseconds, four until the code is compiled. */
const TUFTS_A_STEP = 300_000

/**
 * Returns a function that paints part of a raster with a colour table (256 × RGBA), scaled to the size of `out` by
 * the mean of the tufts under each pixel. Nine milliseconds for a whole rug of 1000 × 1600 on a stage; WebGL without
 * a GPU takes six times that. Reuses its buffers, so a painting that has begun is lost with the next.
 */
export function scaledPaint(tuftsAStep = TUFTS_A_STEP) {
  let filters: { readonly key: string; readonly columns: BoxFilter; readonly rows: BoxFilter } | null = null
  let narrowed: Pairs = pairsOf(0)

  return (
    { width, height, indices }: TuftedRaster,
    table: Uint8Array,
    part: RugWindow,
    out: ImageData,
  ): PaintStep => {
    const key = [width, height, out.width, out.height, ...Object.values(part)].join()
    if (filters?.key !== key) {
      const columns = boxFilter(part.left * width, part.width * width, width, out.width)
      const rows = boxFilter(part.top * height, part.height * height, height, out.height)
      filters = { key, columns, rows }
    }
    const { columns, rows } = filters
    const colors = paired(table)
    const rowsAStep = Math.max(1, Math.floor((tuftsAStep * out.height) / (width * height * part.height)))
    let top = 0
    return () => {
      const bottom = Math.min(out.height, top + rowsAStep)
      const begin = rows.first[top]!
      const end = rows.first[bottom - 1]! + rows.start[bottom]! - rows.start[bottom - 1]!
      const words = out.width * (end - begin)
      if (narrowed.redBlue.length < words) narrowed = pairsOf(words)
      narrow(indices.subarray(begin * width, end * width), width, colors, columns, narrowed)
      flatten(narrowed, begin, rows, { top, bottom }, out)
      top = bottom
      return top < out.height
    }
  }
}

const pairsOf = (words: number): Pairs => ({
  redBlue: new Int32Array(words),
  greenAlpha: new Int32Array(words),
})

/** The table's channels in pairs, premultiplied: transparent entries contribute no colour. */
function paired(table: Uint8Array): Pairs {
  const pairs = pairsOf(256)
  for (let i = 0; i < 256; i++) {
    const alpha = table[i * 4 + 3]!
    const times = (channel: number) => Math.round((table[i * 4 + channel]! * alpha) / 255)
    pairs.redBlue[i] = times(0) | (times(2) << 16)
    pairs.greenAlpha[i] = times(1) | (alpha << 16)
  }
  return pairs
}

/** Colours whole rows and resamples them to the target's width. */
function narrow(indices: Uint8Array, width: number, colors: Pairs, filter: BoxFilter, out: Pairs): void {
  const { first, start, weights } = filter
  const { redBlue, greenAlpha } = colors
  const targets = first.length
  for (let row = 0, to = 0; row < indices.length; row += width) {
    for (let x = 0, k = 0; x < targets; x++, to++) {
      const end = start[x + 1]!
      let a = HALVES
      let b = HALVES
      for (let from = row + first[x]!; k < end; k++, from++) {
        const weight = weights[k]!
        const color = indices[from]!
        a += Math.imul(weight, redBlue[color]!) | 0
        b += Math.imul(weight, greenAlpha[color]!) | 0
      }
      out.redBlue[to] = (a >>> 8) & LOW_BYTES
      out.greenAlpha[to] = (b >>> 8) & LOW_BYTES
    }
  }
}

/** Resamples those rows, of which the first is row `begin` of the raster, to the target's rows from `top` to `bottom`. */
function flatten(
  narrowed: Pairs,
  begin: number,
  { first, start, weights }: BoxFilter,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  out: ImageData,
): void {
  const { width } = out
  const sum = pairsOf(width)
  const words = new Uint32Array(out.data.buffer)
  for (let y = top; y < bottom; y++) {
    sum.redBlue.fill(HALVES)
    sum.greenAlpha.fill(HALVES)
    let from = (first[y]! - begin) * width
    for (let k = start[y]!; k < start[y + 1]!; k++) {
      const weight = weights[k]!
      for (let x = 0; x < width; x++, from++) {
        sum.redBlue[x]! += Math.imul(weight, narrowed.redBlue[from]!)
        sum.greenAlpha[x]! += Math.imul(weight, narrowed.greenAlpha[from]!)
      }
    }
    for (let x = 0; x < width; x++) {
      const redBlue = (sum.redBlue[x]! >>> 8) & LOW_BYTES
      const greenAlpha = (sum.greenAlpha[x]! >>> 8) & LOW_BYTES
      words[y * width + x] = unmultiplied(redBlue, greenAlpha)
    }
  }
}

/** An ImageData word, RGBA from the lowest byte, without premultiplication. */
function unmultiplied(redBlue: number, greenAlpha: number): number {
  const alpha = greenAlpha >>> 16
  if (alpha === 255 || alpha === 0) return redBlue | (greenAlpha << 8)
  const apart = (channel: number) => Math.min(255, Math.round((channel * 255) / alpha))
  const red = apart(redBlue & 255)
  const green = apart(greenAlpha & 255)
  return red | (green << 8) | (apart(redBlue >>> 16) << 16) | (alpha << 24)
}
