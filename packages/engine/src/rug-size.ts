/** Length of the long side of a tufted raster at scale 1, in pixels of 1.5 mm: a rug of 2.4 m. */
export const LONG_SIDE = 1600
/** However narrow the bitmap, a rug is at least this many tufts across. */
const SHORT_SIDE = 64

/** Size in pixels of a bitmap with a pixel a tuft, for a rug of that width over length. */
export const bitmapSize = (ratio: number) => tuftedSize(ratio, 1)

/** Long side as a rug is tufted, whatever the bitmap's resolution. */
export function tuftedSize(ratio: number, scale: 1 | 2): { width: number; height: number } {
  const side = (share: number) => Math.max(SHORT_SIDE, LONG_SIDE * share) * scale
  return { width: Math.round(side(Math.min(1, ratio))), height: Math.round(side(Math.min(1, 1 / ratio))) }
}
