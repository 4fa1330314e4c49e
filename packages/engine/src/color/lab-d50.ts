import type { Lab } from './lab.ts'
import { LINEAR_OF_BYTE } from './srgb.ts'

/**
 * CIE L*a*b* for D50 and the 2° observer, as spectrophotometers and dye houses state it, and sRGB. Matrices: sRGB
 * (IEC 61966-2-1) adapted to D50 after Bradford, from B. Lindbloom, "RGB/XYZ Matrices"; L*a*b*: CIE 15:2004.
 */

/** L*a*b* (D50, 2°) of 0xRRGGBB. */
export function labD50FromRgb(rgb: number): Lab {
  const red = LINEAR_OF_BYTE[(rgb >>> 16) & 255]!
  const green = LINEAR_OF_BYTE[(rgb >>> 8) & 255]!
  const blue = LINEAR_OF_BYTE[rgb & 255]!
  const x = response((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / WHITE.x)
  const y = response(0.2225045 * red + 0.7168786 * green + 0.0606169 * blue)
  const z = response((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / WHITE.z)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

/** The nearest 0xRRGGBB to L*a*b* (D50, 2°); what screens cannot show is cut off at each channel's end. */
export function rgbFromLabD50({ l, a, b }: Lab): number {
  const fy = (l + 16) / 116
  const x = WHITE.x * excitation(fy + a / 500)
  const y = excitation(fy)
  const z = WHITE.z * excitation(fy - b / 200)
  const red = byteOf(3.1338561 * x - 1.6168667 * y - 0.4906146 * z)
  const green = byteOf(-0.9787684 * x + 1.9161415 * y + 0.033454 * z)
  const blue = byteOf(0.0719453 * x - 0.2289914 * y + 1.4052427 * z)
  return (red << 16) | (green << 8) | blue
}

// The matrix's own row sums, so that white is exactly neutral.
const WHITE = { x: 0.96422, z: 0.82521 }

const response = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
const excitation = (f: number) => (f > 6 / 29 ? f ** 3 : (27 / 24389) * (116 * f - 16))

function byteOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}
