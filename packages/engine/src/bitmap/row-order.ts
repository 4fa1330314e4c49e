import type { BmpHeader } from './bmp-header.ts'

/** The raster row, from the top, of the file's row `y`: files run upward unless they say otherwise. */
export function rasterRow({ height, topDown }: BmpHeader, y: number): number {
  return topDown ? y : height - 1 - y
}
