import { crossings, organicCurve } from '@nawl/domain/outline/outline-curve'
import { isOrganic } from '@nawl/domain/outline/traces'

import { isElliptic, type RugOutline } from '../../rug.ts'
import { ellipseInset } from './ellipse.ts'

/**
 * Which pixels of each row of a picture are rug: pairs of the first column and the one after the last, from the left. A
 * pixel lies where its middle is. `ratio` is width over length of the finished rug.
 */
export function rugRows(
  outline: RugOutline,
  width: number,
  height: number,
  ratio = width / height,
): (row: number) => readonly number[] {
  if (isOrganic(outline)) {
    const curve = organicCurve(outline, ratio, { left: 0, top: 0, width, height })
    return (row) => crossings(curve, row + 0.5).map((x) => Math.min(width, Math.max(0, Math.ceil(x - 0.5))))
  }
  if (!isElliptic(outline)) return () => [0, width]
  return (row) => {
    const inset = ellipseInset(row, width, height)
    return [inset, width - inset]
  }
}
