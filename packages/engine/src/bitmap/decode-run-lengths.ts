import type { BmpHeader, BmpLayout, PaletteSpan } from './bmp-header.ts'
import { type RowAt, rasterRow } from './row-order.ts'

/**
 * RLE4 and RLE8. Pixels that no run reaches keep index 0, as Windows shows them; a run past the end of its row is
 * cut. The position only moves forward, so the work is bounded by pixels and bytes, whatever the bytes contain.
 */
export function decodeRunLengths(
  bytes: Uint8Array,
  header: BmpHeader,
  { bits, palette: span }: Extract<BmpLayout, { kind: 'run-lengths' }>,
  rowAt: RowAt,
): void {
  const { width, height } = header
  const palette = readPalette(bytes, span)
  const clear = (y: number) => rowAt(rasterRow(header, y)).fill(palette[0]!)
  let at = header.pixelOffset
  let x = 0
  const cursor = { y: 0, row: clear(0) }
  const nextRow = () => {
    cursor.y += 1
    if (cursor.y < height) cursor.row = clear(cursor.y)
  }
  while (cursor.y < height && at + 1 < bytes.length) {
    const count = bytes[at]!
    const value = bytes[at + 1]!
    const isLiteral = count === 0 && value > DELTA
    const isRun = count > 0
    at += 2
    if (isRun || isLiteral) {
      const length = Math.min(isRun ? count : value, width - x)
      const run = cursor.row.subarray(x, x + length)
      if (isRun) fillRun(run, value, bits, palette)
      else copyLiteral(run, bytes, at, bits, palette)
      x += length
      at += isLiteral ? literalBytes(value, bits) : 0
    } else if (value === END_OF_LINE) {
      x = 0
      nextRow()
    } else if (value === DELTA) {
      x = Math.min(width, x + (bytes[at] ?? 0))
      for (let down = bytes[at + 1] ?? 0; down > 0 && cursor.y < height; down--) nextRow()
      at += 2
    } else {
      break // the end of the bitmap
    }
  }
  while (cursor.y < height) nextRow()
}

const END_OF_LINE = 0
const DELTA = 2

function fillRun(row: Uint32Array, value: number, bits: 4 | 8, palette: Uint32Array): void {
  for (let n = 0; n < row.length; n++) row[n] = palette[nth(value, n, bits)]!
}

function copyLiteral(
  row: Uint32Array,
  bytes: Uint8Array,
  at: number,
  bits: 4 | 8,
  palette: Uint32Array,
): void {
  for (let n = 0; n < row.length; n++) {
    row[n] = palette[nth(bytes[at + ((n * bits) >>> 3)] ?? 0, n, bits)]!
  }
}

// A byte of RLE4 holds two pixels, alternating, the high half first.
function nth(value: number, n: number, bits: 4 | 8): number {
  if (bits === 8) return value
  return n % 2 === 0 ? value >>> 4 : value & 15
}

// Literal pixels are padded to a whole 16-bit word.
const literalBytes = (count: number, bits: 4 | 8) => Math.ceil((count * bits) / 16) * 2

/** The colour of every index, 0xAARRGGBB, 256 entries: an index past the palette is black, as Windows shows it. */
export function readPalette(bytes: Uint8Array, { offset, entries, entryBytes }: PaletteSpan): Uint32Array {
  const palette = new Uint32Array(256).fill(0xff000000)
  for (let index = 0; index < entries; index++) {
    const at = offset + index * entryBytes
    const blue = bytes[at] ?? 0
    const green = bytes[at + 1] ?? 0
    const red = bytes[at + 2] ?? 0
    palette[index] = 0xff000000 | (red << 16) | (green << 8) | blue
  }
  return palette
}
