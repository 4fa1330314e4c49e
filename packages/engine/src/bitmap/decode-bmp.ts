import type { PixelBox } from '../reduction/crop-box.ts'
import type { BitmapLimits, BitmapRefusal } from './bitmap-refusal.ts'
import type { BmpHeader, BmpLayout } from './bmp-header.ts'
import { decodeMasked } from './decode-masked.ts'
import { decodeRunLengths, readPalette } from './decode-run-lengths.ts'
import { readBmpHeader } from './read-bmp-header.ts'
import type { Raster } from './raster.ts'
import { type RowAt, rasterRow } from './row-order.ts'
import { shrinkRows } from './shrink-rows.ts'
import { alignedPixels } from './aligned-pixels.ts'
import { calibratedToSrgb } from './calibrated-to-srgb.ts'

export type Decoding =
  | { readonly ok: true; readonly raster: Raster }
  | { readonly ok: false; readonly reason: BitmapRefusal }

/**
 * Decodes a bitmap file of any depth, with run lengths, channel masks, OS/2 and Windows headers. The raster is
 * opaque and, where the header says how, in sRGB; any bytes give a raster or a refusal, never an exception.
 */
export function decodeBmp(bytes: Uint8Array, limits: BitmapLimits): Decoding {
  const reading = readBmpHeader(bytes, bytes.length, limits)
  if (!reading.ok) return reading
  const { width, height } = reading.header
  const pixels = new Uint32Array(width * height)
  decodeRows(bytes, reading.header, (y) => pixels.subarray(y * width, (y + 1) * width))
  convertColor(pixels, reading.header)
  return { ok: true, raster: { width, height, pixels } }
}

/**
 * Decodes a part of a bitmap with a validated header, averaging while reading down to at most `mostPixels`, so that a
 * large bitmap is never in memory as a whole.
 */
export function decodeBmpPart(
  bytes: Uint8Array,
  header: BmpHeader,
  box: PixelBox,
  mostPixels: number,
): Raster {
  const { rowAt, raster } = shrinkRows(header.width, box, mostPixels)
  decodeRows(bytes, header, rowAt)
  const part = raster()
  convertColor(part.pixels, header)
  return part
}

/** Converts calibrated colours. Those with a profile stay as they are: whoever needs them converts them. */
function convertColor(pixels: Uint32Array, { color }: BmpHeader): void {
  if (color.kind === 'calibrated') calibratedToSrgb(pixels, color)
}

function decodeRows(bytes: Uint8Array, header: BmpHeader, rowAt: RowAt): void {
  const { layout } = header
  switch (layout.kind) {
    case 'bytes24':
      return decodeBytes24(bytes, header, rowAt)
    case 'indexed':
      return decodeIndexed(bytes, header, layout, rowAt)
    case 'run-lengths':
      return decodeRunLengths(bytes, header, layout, rowAt)
    case 'masked':
      return decodeMasked(bytes, header, layout, rowAt)
  }
}

/** 24 bits per pixel, blue first: a little-endian read gives 0xRRGGBB directly. */
function decodeBytes24(bytes: Uint8Array, header: BmpHeader, rowAt: RowAt): void {
  const { width, height, rowBytes } = header
  const words = alignedPixels(bytes, header)
  const fours = width & ~3
  for (let y = 0; y < height; y++) {
    let from = (y * rowBytes) >>> 2
    const row = rowAt(rasterRow(header, y))
    for (let to = 0; to < fours; to += 4, from += 3) {
      const one = words[from]!
      const two = words[from + 1]!
      const three = words[from + 2]!
      row[to] = one | 0xff000000
      row[to + 1] = (one >>> 24) | (two << 8) | 0xff000000
      row[to + 2] = (two >>> 16) | (three << 16) | 0xff000000
      row[to + 3] = (three >>> 8) | 0xff000000
    }
    for (let byte = from * 4, x = fours; x < width; x++, byte += 3) {
      row[x] =
        byteOf(words, byte) | (byteOf(words, byte + 1) << 8) | (byteOf(words, byte + 2) << 16) | 0xff000000
    }
  }
}

const byteOf = (words: Uint32Array, at: number) => (words[at >>> 2]! >>> ((at & 3) * 8)) & 255

/** 1, 2, 4 or 8 bits per pixel, the leftmost pixel in a byte's highest bits. */
function decodeIndexed(
  bytes: Uint8Array,
  header: BmpHeader,
  { bits, palette: span }: Extract<BmpLayout, { kind: 'indexed' }>,
  rowAt: RowAt,
): void {
  const { height, rowBytes, pixelOffset } = header
  const palette = readPalette(bytes, span)
  for (let y = 0; y < height; y++) {
    const from = pixelOffset + y * rowBytes
    const row = rowAt(rasterRow(header, y))
    if (bits === 8) lookUpRow(bytes, from, palette, row)
    else unpackRow(bytes, from, bits, palette, row)
  }
}

function lookUpRow(bytes: Uint8Array, from: number, palette: Uint32Array, row: Uint32Array): void {
  for (let x = 0; x < row.length; x++) row[x] = palette[bytes[from + x]!]! | 0
}

function unpackRow(
  bytes: Uint8Array,
  from: number,
  bits: 1 | 2 | 4,
  palette: Uint32Array,
  row: Uint32Array,
): void {
  const mask = (1 << bits) - 1
  for (let x = 0; x < row.length; x++) {
    const bit = x * bits
    row[x] = palette[(bytes[from + (bit >>> 3)]! >>> (8 - bits - (bit & 7))) & mask]! | 0
  }
}
