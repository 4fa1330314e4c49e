import { cutFrom, type RugOutline } from '../rug.ts'
import type { Separation } from './separation.ts'

const WHOLE = 255

/** How much of the rug as it is cut each swatch covers, in percent, in the order of `swatches`. */
export function sharesOnRug(separation: Separation, outline: RugOutline): readonly number[] {
  const { swatches, first, second, mix } = separation
  const { left, top, width, height } = cutFrom(separation, outline)
  const covered = new Float64Array(swatches.length)
  for (let y = 0; y < height; y++) {
    const inset = outline === 'round' ? discInset(y, width) : 0
    const row = (top + y) * separation.width + left
    for (let at = row + inset; at < row + width - inset; at++) {
      const weight = mix[at]!
      covered[first[at]!]! += weight
      covered[second[at]!]! += WHOLE - weight
    }
  }
  const whole = covered.reduce((sum, part) => sum + part, 0)
  return Array.from(covered, (part) => (100 * part) / whole)
}

/** How many pixels of a row are outside the disc on each side; a pixel is inside where its middle is. */
function discInset(y: number, side: number): number {
  const radius = side / 2
  const half = Math.sqrt(Math.max(0, radius ** 2 - (y + 0.5 - radius) ** 2))
  return Math.max(0, Math.ceil(radius - half - 0.5))
}
