import { mulberry32 } from '../color/mulberry32.ts'
import type { Raster } from './raster.ts'

/** A raster for tests, coloured 0xRRGGBB by position. */
export function rasterOf(width: number, height: number, colorAt: (x: number, y: number) => number): Raster {
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = 0xff000000 | colorAt(at % width, Math.floor(at / width))
  }
  return { width, height, pixels }
}

/** The same with soft edges: each pixel is the mean of 4×4 samples. */
export function softRasterOf(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => number,
): Raster {
  return rasterOf(width, height, (x, y) => {
    const sum = [0, 0, 0]
    for (let n = 0; n < 16; n++) {
      const rgb = colorAt(x + ((n % 4) + 0.5) / 4, y + (Math.floor(n / 4) + 0.5) / 4)
      sum.forEach((_, channel) => (sum[channel]! += (rgb >>> (16 - channel * 8)) & 255))
    }
    return sum.reduce((rgb, channel) => (rgb << 8) | Math.round(channel / 16), 0)
  })
}

/** The same raster with light that varies at every pixel by up to `strength`, a fraction. */
export function grainy({ width, height, pixels }: Raster, strength: number, seed: number): Raster {
  const random = mulberry32(seed)
  return rasterOf(width, height, (x, y) => {
    const light = 1 + strength * (random() + random() + random() + random() - 2) * 1.73
    return [16, 8, 0].reduce((rgb, shift) => {
      const value = ((pixels[y * width + x]! >>> shift) & 255) * light
      return rgb | (Math.max(0, Math.min(255, Math.round(value))) << shift)
    }, 0)
  })
}
