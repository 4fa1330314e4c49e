import type { BmpHeader } from './bmp-header.ts'

/**
 * The pixel rows as little-endian words, the last one padded with zeros if the file ends early. Pixels are rarely
 * word-aligned in a file: copying them once is far cheaper than reading byte by byte. All platforms that run
 * JavaScript today are little-endian.
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
