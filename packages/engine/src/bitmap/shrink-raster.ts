import type { Raster } from './raster.ts'
import { shrinkRows } from './shrink-rows.ts'

/** A picture with at most `mostPixels`: each pixel is the mean of a square of its pixels. Smaller ones stay as they are. */
export function shrinkRaster(raster: Raster, mostPixels: number): Raster {
  const { width, height, pixels } = raster
  if (pixels.length <= mostPixels) return raster
  const shrinking = shrinkRows(width, { left: 0, top: 0, width, height }, mostPixels)
  for (let y = 0; y < height; y++) shrinking.rowAt(y).set(pixels.subarray(y * width, (y + 1) * width))
  return shrinking.raster()
}
