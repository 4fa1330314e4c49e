import { crc32 } from './crc32.ts'

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
