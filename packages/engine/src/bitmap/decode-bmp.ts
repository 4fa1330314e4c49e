import type { BitmapLimits, BitmapRefusal } from './bitmap-refusal.ts'
import type { BmpHeader } from './bmp-header.ts'
import { decodeBytes24 } from './decode-bytes24.ts'
import { decodeIndexed } from './decode-indexed.ts'
import { decodeMasked } from './decode-masked.ts'
import { decodeRunLengths } from './decode-run-lengths.ts'
import { readBmpHeader } from './read-bmp-header.ts'
import type { Raster } from './raster.ts'

export type Decoding =
  | { readonly ok: true; readonly raster: Raster }
  | { readonly ok: false; readonly reason: BitmapRefusal }

/**
 * Reads a whole bitmap file: every depth, run lengths, channel masks, OS/2 and Windows headers.
 * The raster is opaque; any bytes at all give a raster or a refusal, never a throw.
 */
export function decodeBmp(bytes: Uint8Array, limits: BitmapLimits): Decoding {
  const reading = readBmpHeader(bytes, bytes.length, limits)
  if (!reading.ok) return reading
  const { header } = reading
  const { width, height } = header
  return { ok: true, raster: { width, height, pixels: decodePixels(bytes, header) } }
}

function decodePixels(bytes: Uint8Array, header: BmpHeader): Uint32Array {
  const { layout } = header
  switch (layout.kind) {
    case 'bytes24':
      return decodeBytes24(bytes, header)
    case 'indexed':
      return decodeIndexed(bytes, header, layout)
    case 'run-lengths':
      return decodeRunLengths(bytes, header, layout)
    case 'masked':
      return decodeMasked(bytes, header, layout)
  }
}
