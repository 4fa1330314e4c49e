import type { TuftedRaster } from './tufted-raster.ts'

/**
 * RGB, 3 bytes per pixel, of a raster with a table of 256 × RGBA (alpha is ignored). `out`, if given, must hold 3
 * bytes per pixel and start at a multiple of 4. Four pixels become three words: storing bytes one by one takes three
 * times as long.
 */
export function paintTufts(
  raster: TuftedRaster,
  table: Uint8Array,
  out: Uint8Array = new Uint8Array(raster.indices.length * 3),
): Uint8Array {
  const { indices } = raster
  const colors = packed(table, 0)
  const groups = indices.length >>> 2
  const words = new Uint32Array(out.buffer, out.byteOffset, groups * 3)
  for (let group = 0, i = 0, w = 0; group < groups; group++, i += 4, w += 3) {
    const a = colors[indices[i]!]!
    const b = colors[indices[i + 1]!]!
    const c = colors[indices[i + 2]!]!
    const d = colors[indices[i + 3]!]!
    words[w] = a | (b << 24)
    words[w + 1] = (b >>> 8) | (c << 16)
    words[w + 2] = (c >>> 16) | (d << 8)
  }
  for (let i = groups * 4; i < indices.length; i++) {
    const color = colors[indices[i]!]!
    out[i * 3] = color & 255
    out[i * 3 + 1] = (color >>> 8) & 255
    out[i * 3 + 2] = color >>> 16
  }
  return out
}

/** RGBA, 4 bytes per pixel. */
export function paintTuftsRgba({ indices }: TuftedRaster, table: Uint8Array): Uint8Array {
  const out = new Uint8Array(indices.length * 4)
  const colors = packed(table, 0xff)
  const words = new Uint32Array(out.buffer, out.byteOffset, indices.length)
  for (let i = 0; i < indices.length; i++) words[i] = colors[indices[i]!]!
  return out
}

/** Bytes in memory order; all supported platforms are little-endian. */
function packed(table: Uint8Array, alphaMask: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, i) => {
    const at = i * 4
    const alpha = table[at + 3]! & alphaMask
    return table[at]! | (table[at + 1]! << 8) | (table[at + 2]! << 16) | (alpha << 24)
  })
}
