import { alignedPixels } from './aligned-pixels.ts'
import type { BmpHeader } from './bmp-header.ts'
import { type RowAt, rasterRow } from './row-order.ts'

/** 24 bits per pixel, blue first: a little-endian read gives 0xRRGGBB directly. */
export function decodeBytes24(bytes: Uint8Array, header: BmpHeader, rowAt: RowAt): void {
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
