import type { BmpHeader } from './bmp-header.ts'

/**
 * The pixel rows as little-endian words, the last one padded with zeros if the file ends early.
 * Headers are 14 bytes and more, so pixels seldom lie on a word: one copy is far
 * cheaper than reading byte by byte. Every machine that runs JavaScript today is little-endian.
 */
export function alignedPixels(bytes: Uint8Array, header: BmpHeader): Uint32Array {
  const length = header.rowBytes * header.height
  const end = header.pixelOffset + length
  const start = bytes.byteOffset + header.pixelOffset
  if (start % 4 === 0 && end <= bytes.length) {
    return new Uint32Array(bytes.buffer, start, length / 4)
  }
  const copy = new Uint8Array(length)
  copy.set(bytes.subarray(header.pixelOffset, Math.min(end, bytes.length)))
  return new Uint32Array(copy.buffer)
}
