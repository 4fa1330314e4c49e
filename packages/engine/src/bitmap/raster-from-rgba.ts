import type { Raster } from './raster.ts'

/**
 * A raster over bytes of red, green, blue and alpha, as canvases and most decoders give them. The bytes are
 * rewritten where they lie, not copied; they have to start at a multiple of four. Alpha is taken for opaque.
 */
export function rasterFromRgba(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Raster {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let at = 0; at < pixels.length; at++) {
    const abgr = pixels[at]!
    pixels[at] = 0xff000000 | ((abgr & 255) << 16) | (abgr & 0xff00) | ((abgr >>> 16) & 255)
  }
  return { width, height, pixels }
}
