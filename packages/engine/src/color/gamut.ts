import { srgbFromOklab } from './oklab.ts'
import type { Oklab } from './oklab.ts'

/**
 * The nearest sRGB colour, 0xRRGGBB, to an OKLab colour. Out-of-gamut colours lose only chroma: lightness keeps a
 * drawing legible, and hue identifies the yarn.
 */
export function nearestRgb(color: Oklab): number {
  if (color.l <= 0) return 0x000000
  if (color.l >= 1) return 0xffffff
  if (isShowable(color)) return roundedRgb(color)
  let inside = 0
  let outside = 1
  for (let step = 0; step < 14; step++) {
    const middle = (inside + outside) / 2
    if (isShowable(faded(color, middle))) inside = middle
    else outside = middle
  }
  return roundedRgb(faded(color, inside))
}

const faded = ({ l, a, b }: Oklab, share: number): Oklab => ({ l, a: a * share, b: b * share })

// Within half a level it still rounds to a byte.
const isShowable = (color: Oklab) => srgbFromOklab(color).every((v) => v > -0.5 && v < 255.5)

function roundedRgb(color: Oklab): number {
  const [red, green, blue] = srgbFromOklab(color)
  return (toByte(red) << 16) | (toByte(green) << 8) | toByte(blue)
}

const toByte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
