import { alignedPixels } from './aligned-pixels.ts'
import type { BmpHeader } from './bmp-header.ts'
import { rasterRow } from './row-order.ts'

/** 24 bits a pixel, blue first: which makes a little-endian read 0xRRGGBB at once. */
export function decodeBytes24(bytes: Uint8Array, header: BmpHeader): Uint32Array {
  const { width, height, rowBytes } = header
  const words = alignedPixels(bytes, header)
  const pixels = new Uint32Array(width * height)
  const fours = width & ~3
  for (let y = 0; y < height; y++) {
    let from = (y * rowBytes) >>> 2
    let to = rasterRow(header, y) * width
    for (const end = to + fours; to < end; to += 4, from += 3) {
      const one = words[from]!
      const two = words[from + 1]!
      const three = words[from + 2]!
      pixels[to] = one | 0xff000000
      pixels[to + 1] = (one >>> 24) | (two << 8) | 0xff000000
      pixels[to + 2] = (two >>> 16) | (three << 16) | 0xff000000
      pixels[to + 3] = (three >>> 8) | 0xff000000
    }
    for (let byte = from * 4, x = fours; x < width; x++, byte += 3, to++) {
      pixels[to] =
        byteOf(words, byte) | (byteOf(words, byte + 1) << 8) | (byteOf(words, byte + 2) << 16) | 0xff000000
    }
  }
  return pixels
}

const byteOf = (words: Uint32Array, at: number) => (words[at >>> 2]! >>> ((at & 3) * 8)) & 255
