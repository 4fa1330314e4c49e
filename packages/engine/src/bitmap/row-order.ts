import type { BmpHeader } from './bmp-header.ts'

/** The raster row, from the top, of the file's row `y`: files are stored bottom up unless they say otherwise. */
export function rasterRow({ height, topDown }: BmpHeader, y: number): number {
  return topDown ? y : height - 1 - y
}

/**
 * Returns the buffer for a raster row. Decoders request every row once, in file order, and finish with one before
 * requesting the next.
 */
export type RowAt = (y: number) => Uint32Array
