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

/** CRC-32 of PNG (specification, annex D) over `bytes` from `start` to `end`. */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  let crc = 0xffffffff
  for (let i = start; i < end; i++) crc = TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8)
  return ~crc >>> 0
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})
