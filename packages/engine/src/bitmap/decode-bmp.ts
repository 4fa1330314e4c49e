import type { PixelBox } from '../reduction/crop-box.ts'
import type { BitmapLimits, BitmapRefusal } from './bitmap-refusal.ts'
import type { BmpHeader } from './bmp-header.ts'
import { decodeBytes24 } from './decode-bytes24.ts'
import { decodeIndexed } from './decode-indexed.ts'
import { decodeMasked } from './decode-masked.ts'
import { decodeRunLengths } from './decode-run-lengths.ts'
import { readBmpHeader } from './read-bmp-header.ts'
import type { Raster } from './raster.ts'
import type { RowAt } from './row-order.ts'
import { shrinkRows } from './shrink-rows.ts'

export type Decoding =
  | { readonly ok: true; readonly raster: Raster }
  | { readonly ok: false; readonly reason: BitmapRefusal }

/**
 * Decodes a bitmap file of any depth, with run lengths, channel masks, OS/2 and Windows headers. The raster is
 * opaque; any bytes give a raster or a refusal, never an exception.
 */
export function decodeBmp(bytes: Uint8Array, limits: BitmapLimits): Decoding {
  const reading = readBmpHeader(bytes, bytes.length, limits)
  if (!reading.ok) return reading
  const { width, height } = reading.header
  const pixels = new Uint32Array(width * height)
  decodeRows(bytes, reading.header, (y) => pixels.subarray(y * width, (y + 1) * width))
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
  return raster()
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
