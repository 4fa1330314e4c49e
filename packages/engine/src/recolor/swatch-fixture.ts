import { parseHex } from '../color/hex.ts'
import type { Swatch } from '../separation/separation.ts'

/** Swatches for tests from "#RRGGBB share" pairs. */
export function swatchesOf(...yarns: readonly (readonly [hex: string, percentage: number])[]): Swatch[] {
  return yarns.map(([hex, percentage]) => {
    const rgb = parseHex(hex)
    if (rgb === null) throw new Error(hex)
    return {
      hex,
      r: rgb >>> 16,
      g: (rgb >>> 8) & 255,
      b: rgb & 255,
      percentage,
      pixelCount: percentage * 100,
    }
  })
}
