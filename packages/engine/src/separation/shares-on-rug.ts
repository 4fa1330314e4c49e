import { rugRows } from '../pile/edge/rug-rows.ts'
import { cutFrom, type RugOutline } from '../rug.ts'
import type { Separation } from './separation.ts'

const WHOLE = 255

/**
 * How much of the rug as it is cut each swatch covers, in percent, in the order of `swatches`. `ratio` is width over
 * length of the finished rug; without it the rug is as it is drawn.
 */
export function sharesOnRug(separation: Separation, outline: RugOutline, ratio?: number): readonly number[] {
  const { swatches, first, second, mix } = separation
  const { left, top, width, height } = cutFrom(separation, outline)
  const covered = new Float64Array(swatches.length)
  const rowOf = rugRows(outline, width, height, ratio)
  for (let y = 0; y < height; y++) {
    const row = (top + y) * separation.width + left
    const columns = rowOf(y)
    for (let n = 0; n + 1 < columns.length; n += 2)
      for (let at = row + columns[n]!; at < row + columns[n + 1]!; at++) {
        const weight = mix[at]!
        covered[first[at]!]! += weight
        covered[second[at]!]! += WHOLE - weight
      }
  }
  const whole = covered.reduce((sum, part) => sum + part, 0)
  return Array.from(covered, (part) => (100 * part) / whole)
}
