import { type Curve, organicCurve } from '@nawl/domain/outline/outline-curve'
import { isOrganic } from '@nawl/domain/outline/traces'

import { ellipseMask } from '../pile/edge/ellipse.ts'
import { rugRows } from '../pile/edge/rug-rows.ts'
import { cutFrom, isElliptic, type RugOutline } from '../rug.ts'
import type { Separation } from '../separation/separation.ts'
import type { Grid } from './thin-pixels.ts'

/** Which yarn stands where on a rug as it is cut, at the resolution of its bitmap. */
export type RugPlane = Grid & {
  readonly height: number
  readonly yarnCount: number
  /** 1 where the rug is; null where it is everywhere. The corners around a disc or an oval are drawn, and cut off. */
  readonly laid: Uint8Array | null
  /** The outline in pixels where it is a curve of its own; absent where it is a rectangle or an ellipse. */
  readonly curve?: Curve
}

/**
 * The plane of a rug cut from a separation. `groups` gives each swatch, by its index, the number of its yarn
 * (0, 1, 2 …): swatches that are dyed alike are one. `ratio` is width over length of the finished rug; without it the rug is
 * as it is drawn.
 */
export function rugPlane(
  separation: Separation,
  outline: RugOutline,
  groups: readonly number[],
  ratio?: number,
): RugPlane {
  const { first, second, mix } = separation
  const { left, top, width, height } = cutFrom(separation, outline)
  const yarns = Uint8Array.from(groups)
  const drawing = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    let at = (top + y) * separation.width + left
    for (let x = 0; x < width; x++, to++, at++)
      drawing[to] = yarns[mix[at]! >= 128 ? first[at]! : second[at]!]!
  }
  const plane = { drawing, width, height, yarnCount: Math.max(...groups) + 1 }
  if (isOrganic(outline)) {
    const curve = organicCurve(outline, ratio ?? width / height, { left: 0, top: 0, width, height })
    return { ...plane, laid: rowMask(rugRows(outline, width, height, ratio), width, height), curve }
  }
  return { ...plane, laid: isElliptic(outline) ? ellipseMask(width, height) : null }
}

/** 1 for each pixel of the rows given. */
function rowMask(rowOf: (row: number) => readonly number[], width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const columns = rowOf(y)
    for (let n = 0; n + 1 < columns.length; n += 2)
      mask.fill(1, y * width + columns[n]!, y * width + columns[n + 1]!)
  }
  return mask
}
