/** Pixels along the longer side: half a millimetre of wool and more each, as fine as a rug is ever tufted. */
export const PRINT_LONG_SIDE = 3200

/** An A4 page less a margin that every printer can keep, shorter side first. */
const ROOM_CM = [18.6, 27.3] as const
/** What print shops ask for. A picture that would be larger than the page so gets finer, never smaller in pixels. */
const LEAST_DPI = 300
const CM_PER_INCH = 2.54

export type PrintSize = {
  readonly widthPx: number
  readonly heightPx: number
  /** Pixels an inch at which it is to be printed. */
  readonly dpi: number
  readonly widthCm: number
  readonly heightCm: number
}

/**
 * How large a rug's picture for print is, given width over length: as many pixels as are tufted and
 * none made up, on an A4 page, upright or lying.
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
