import type { Raster } from './raster.ts'

/**
 * A raster over RGBA bytes, as from canvases and most decoders. The bytes are rewritten in place, not copied; they
 * must start at a multiple of four. Alpha is set to opaque.
 */
export function rasterFromRgba(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Raster {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let at = 0; at < pixels.length; at++) {
    const abgr = pixels[at]!
    pixels[at] = 0xff000000 | ((abgr & 255) << 16) | (abgr & 0xff00) | ((abgr >>> 16) & 255)
  }
  return { width, height, pixels }
}
