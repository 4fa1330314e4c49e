import type { BitmapLimits } from '../bitmap/bitmap-refusal.ts'
import { readPalette } from '../bitmap/decode-run-lengths.ts'
import { readBmpHeader } from '../bitmap/read-bmp-header.ts'
import { rasterRow } from '../bitmap/row-order.ts'
import { swatchOf } from './coverage.ts'
import type { Separation } from './separation.ts'

/** Fewer pixels of a yarn might be taken for another's edge by `separate`. */
const LEAST_SHARE = 0.005
const MOST_YARNS = 16

/**
 * The separation of a bitmap whose colours are known to be its yarns, because the shop has just drawn it: what `separate`
 * finds, but read from the file instead. Null where that is not certain: it is separated like any other then.
 */
export function separateDrawn(bytes: Uint8Array, limits: BitmapLimits): Separation | null {
  const reading = readBmpHeader(bytes, bytes.length, limits)
  if (!reading.ok) return null
  const { header } = reading
  const { layout, color, width, height } = header
  if (layout.kind !== 'indexed' || layout.bits !== 8 || color.kind !== 'srgb') return null
  const indices = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = header.pixelOffset + y * header.rowBytes
    indices.set(bytes.subarray(from, from + width), rasterRow(header, y) * width)
  }
  const counts = countsOf(indices)
  const palette = readPalette(bytes, layout.palette)
  const yarns = Array.from(counts.keys())
    .filter((index) => counts[index]! > 0)
    .map((index) => ({ index, rgb: palette[index]! & 0xffffff, count: counts[index]! }))
    .toSorted((p, q) => q.count - p.count || p.rgb - q.rgb)
  const isCertain =
    yarns.length <= MOST_YARNS &&
    new Set(yarns.map(({ rgb }) => rgb)).size === yarns.length &&
    yarns.every(({ count, index }) => count >= LEAST_SHARE * indices.length && index < layout.palette.entries)
  const [largest, ...others] = yarns.map(({ rgb, count }) =>
    swatchOf(rgb, count / indices.length, indices.length),
  )
  if (!isCertain || largest === undefined) return null
  const numbers = new Uint8Array(256)
  yarns.forEach(({ index }, number) => (numbers[index] = number))
  for (let at = 0; at < indices.length; at++) indices[at] = numbers[indices[at]!]!
  return {
    width,
    height,
    swatches: [largest, ...others],
    first: indices,
    second: indices,
    mix: new Uint8Array(indices.length).fill(255),
    light: null,
  }
}

function countsOf(indices: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (let at = 0; at < indices.length; at++) counts[indices[at]!]! += 1
  return counts
}
