import { ellipseInset } from '../pile/edge/ellipse.ts'
import { cutFrom, isElliptic, type RugOutline } from '../rug.ts'
import type { Separation } from './separation.ts'

const WHOLE = 255

/** How much of the rug as it is cut each swatch covers, in percent, in the order of `swatches`. */
export function sharesOnRug(separation: Separation, outline: RugOutline): readonly number[] {
  const { swatches, first, second, mix } = separation
  const { left, top, width, height } = cutFrom(separation, outline)
  const covered = new Float64Array(swatches.length)
  for (let y = 0; y < height; y++) {
    const inset = isElliptic(outline) ? ellipseInset(y, width, height) : 0
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
