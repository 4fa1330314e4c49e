import type { BmpHeader } from './bmp-header.ts'

/** The raster row, from the top, of the file's row `y`: files run upward unless they say otherwise. */
export function rasterRow({ height, topDown }: BmpHeader, y: number): number {
  return topDown ? y : height - 1 - y
}

/**
 * The place for a raster row. Decoders ask for every row once, in the order of the file, and are done with one when they
 * ask for the next.
 */
export type RowAt = (y: number) => Uint32Array
