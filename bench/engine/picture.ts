import type { Raster } from '@nawl/engine/bitmap/raster'

/** A picture in the formats that libraries expect, prepared so that no method pays for the conversion. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly raster: Raster
  /** RGB, three bytes per pixel. */
  readonly rgb: Uint8Array
  /** RGBA, four bytes per pixel, opaque. */
  readonly rgba: Uint8Array
}

export function pictureOf(raster: Raster): Picture {
  const { width, height, pixels } = raster
  const rgb = new Uint8Array(pixels.length * 3)
  const rgba = new Uint8Array(pixels.length * 4).fill(255)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at]!
    for (let channel = 0; channel < 3; channel++) {
      const level = (pixel >>> (16 - 8 * channel)) & 255
      rgb[at * 3 + channel] = level
      rgba[at * 4 + channel] = level
    }
  }
  return { width, height, raster, rgb, rgba }
}

/** The picture as a 24-bit BMP, as drawing programs save it. */
export function bmp24({ width, height, rgb }: Picture): Uint8Array {
  const stride = (width * 3 + 3) & ~3
  const file = new Uint8Array(54 + stride * height)
  const view = new DataView(file.buffer)
  file.set([0x42, 0x4d])
  view.setUint32(2, file.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (let y = 0; y < height; y++) {
    const row = 54 + (height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      file[row + x * 3] = rgb[at + 2]!
      file[row + x * 3 + 1] = rgb[at + 1]!
      file[row + x * 3 + 2] = rgb[at]!
    }
  }
  return file
}
