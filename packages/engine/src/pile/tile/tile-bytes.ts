import { GRAIN_PLANES } from './grain-way.ts'
import type { PileTile } from './tile.ts'

// "NTL" and the version of the tile, to be raised when its layout or its pile changes: a header of four words, then the
// planes in the order of `tileToBytes`, one byte per pixel each, so that any offset can be used as a view.
const MAGIC = 0x4e544c09
const HEADER_BYTES = 16
const PLANES = GRAIN_PLANES + 5

/** Serialises a tile for a file or a shared buffer; `tileFromBytes` reads it. */
export function tileToBytes(tile: PileTile): Uint8Array {
  const plane = tile.size * tile.size
  const bytes = new Uint8Array(HEADER_BYTES + PLANES * plane)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MAGIC)
  header.setUint32(4, tile.size)
  header.setUint32(8, tile.scale)
  header.setUint32(12, tile.strands === 'cut' ? 0 : 1)
  let at = HEADER_BYTES
  for (const values of [tile.grain, tile.height, tile.ownerX, tile.ownerY, tile.stray, tile.tint]) {
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), at)
    at += values.length
  }
  return bytes
}

/**
 * A tile over the same memory without copying: the bytes must not change afterwards.
 * @throws Error if they are not a tile, of another version, or truncated.
 */
export function tileFromBytes(bytes: Uint8Array): PileTile {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < HEADER_BYTES || header.getUint32(0) !== MAGIC) {
    throw new Error('Not a pile tile, or one of another version: make it again')
  }
  const size = header.getUint32(4)
  const scale = header.getUint32(8)
  const plane = size * size
  if (bytes.byteLength !== HEADER_BYTES + PLANES * plane || (scale !== 1 && scale !== 2)) {
    throw new Error(`A pile tile of ${size} pixels does not fit ${bytes.byteLength} bytes`)
  }
  const signed = (i: number, planes = 1) => new Int8Array(bytes.buffer, start(i), planes * plane)
  const start = (i: number) => bytes.byteOffset + HEADER_BYTES + i * plane
  return {
    strands: header.getUint32(12) === 0 ? 'cut' : 'loop',
    scale,
    size,
    grain: signed(0, GRAIN_PLANES),
    height: signed(GRAIN_PLANES),
    ownerX: signed(GRAIN_PLANES + 1),
    ownerY: signed(GRAIN_PLANES + 2),
    stray: new Uint8Array(bytes.buffer, start(GRAIN_PLANES + 3), plane),
    tint: new Uint8Array(bytes.buffer, start(GRAIN_PLANES + 4), plane),
  }
}
