import type { BmpHeader, BmpLayout } from './bmp-header.ts'
import { readPalette } from './read-palette.ts'
import { type RowAt, rasterRow } from './row-order.ts'

/** 1, 2, 4 or 8 bits per pixel, the leftmost pixel in a byte's highest bits. */
export function decodeIndexed(
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
