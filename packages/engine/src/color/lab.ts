import { LINEAR_OF_BYTE } from './srgb.ts'
import { parseHex } from './hex.ts'

/** CIE 1976 L*a*b* relative to sRGB's white, D65. l 0–100. */
export type Lab = { readonly l: number; readonly a: number; readonly b: number }

/** L*a*b* of 0xRRGGBB. Matrix: IEC 61966-2-1. */
export function labFromRgb(rgb: number): Lab {
  const red = LINEAR_OF_BYTE[(rgb >>> 16) & 255]!
  const green = LINEAR_OF_BYTE[(rgb >>> 8) & 255]!
  const blue = LINEAR_OF_BYTE[rgb & 255]!
  const x = response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE.x)
  const y = response((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE.y)
  const z = response((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE.z)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** L*a*b* of `#RRGGBB` or `RRGGBB`. Throws on anything else. */
export function labFromHex(hex: string): Lab {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`${hex} is no colour`)
  return labFromRgb(rgb)
}

// The matrix's own row sums, so that white is exactly neutral.
const WHITE = { x: 0.95047, y: 1, z: 1.08883 }

// CIE 15:2004, with exact fractions where curve and line meet.
const response = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
