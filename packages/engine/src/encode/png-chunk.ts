/** One chunk of a PNG file: length, type, data, checksum. `type` is four ASCII letters. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) chunk[4 + i] = type.charCodeAt(i)
  chunk.set(data, 8)
  view.setUint32(data.length + 8, crc32(chunk, 4, data.length + 8))
  return chunk
}

/**
 * CRC-32 of PNG (specification, annex D) over `bytes` from `start` to `end`; four bytes at a time, with a table for each
 * of them: Kounavis, Berry 2008, "Novel table lookup-based algorithms for high-performance CRC generation".
 */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  let crc = -1
  let i = start
  for (; i + 4 <= end; i += 4) {
    const word = crc ^ (bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24))
    crc =
      FOURTH[word & 255]! ^ THIRD[(word >>> 8) & 255]! ^ SECOND[(word >>> 16) & 255]! ^ FIRST[word >>> 24]!
  }
  for (; i < end; i++) crc = FIRST[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8)
  return ~crc >>> 0
}

const FIRST = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})
/** A byte's part of the checksum when one, two or three bytes follow it. */
const SECOND = FIRST.map((crc) => FIRST[crc & 255]! ^ (crc >>> 8))
const THIRD = SECOND.map((crc) => FIRST[crc & 255]! ^ (crc >>> 8))
const FOURTH = THIRD.map((crc) => FIRST[crc & 255]! ^ (crc >>> 8))
