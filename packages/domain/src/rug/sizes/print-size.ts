/** Pixels along the longer side: half a millimetre of wool or more each, the finest a rug is tufted at. */
export const PRINT_LONG_SIDE = 3200

/** An A4 page minus margins that every printer supports, shorter side first. */
const ROOM_CM = [18.6, 27.3] as const
/** The resolution print shops ask for. A picture larger than the page gets a finer resolution, never fewer pixels. */
const LEAST_DPI = 300
const CM_PER_INCH = 2.54

export type PrintSize = {
  readonly widthPx: number
  readonly heightPx: number
  /** Print resolution in pixels per inch. */
  readonly dpi: number
  readonly widthCm: number
  readonly heightCm: number
}

/**
 * The size of a rug's print picture, given width over length: the pixels of the tufted raster without upscaling,
 * fitted to an A4 page in portrait or landscape.
 */
export function printSize(ratio: number): PrintSize {
  const widthPx = Math.round(PRINT_LONG_SIDE * Math.min(1, ratio))
  const heightPx = Math.round(PRINT_LONG_SIDE / Math.max(1, ratio))
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  const fitting = Math.max(short / ROOM_CM[0], long / ROOM_CM[1]) * CM_PER_INCH
  const dpi = Math.ceil(Math.max(LEAST_DPI, fitting))
  const inCm = (pixels: number) => (pixels / dpi) * CM_PER_INCH
  return { widthPx, heightPx, dpi, widthCm: inCm(widthPx), heightCm: inCm(heightPx) }
}
