import { SEED_OFFSET } from '../hand-seed.ts'

/**
 * An 8-bit bitmap file: `indices` one byte per pixel, rows from the top, colours `#RRGGBB`. Designs are stored this
 * way: exactly their yarns, at a third of the size of true colour. It may name its `seed` (`handSeed`).
 */
export function indexedBmp(
  indices: Uint8Array,
  width: number,
  height: number,
  hexes: readonly string[],
  seed = 0,
): Uint8Array {
  const stride = (width + 3) & ~3
  const pixelOffset = 14 + 40 + 4 * hexes.length
  const file = new Uint8Array(pixelOffset + stride * height)
  const view = new DataView(file.buffer)
  file.set([0x42, 0x4d])
  view.setUint32(2, file.length, true)
  view.setUint32(SEED_OFFSET, seed, true)
  view.setUint32(10, pixelOffset, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 8, true)
  view.setUint32(34, stride * height, true)
  view.setUint32(46, hexes.length, true)
  // Colours are stored blue first, which is a little-endian word of RRGGBB.
  hexes.forEach((hex, i) => view.setUint32(54 + 4 * i, Number.parseInt(hex.slice(1), 16), true))
  for (let y = 0; y < height; y++)
    file.set(indices.subarray(y * width, (y + 1) * width), pixelOffset + (height - 1 - y) * stride)
  return file
}
