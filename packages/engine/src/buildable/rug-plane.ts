import { ellipseMask } from '../pile/edge/ellipse.ts'
import { cutFrom, isElliptic, type RugOutline } from '../rug.ts'
import type { Separation } from '../separation/separation.ts'
import type { Grid } from './thin-pixels.ts'

/** Which yarn stands where on a rug as it is cut, at the resolution of its bitmap. */
export type RugPlane = Grid & {
  readonly height: number
  readonly yarnCount: number
  /** 1 where the rug is; null where it is everywhere. The corners around a disc or an oval are drawn, and cut off. */
  readonly laid: Uint8Array | null
}

/**
 * The plane of a rug cut from a separation. `groups` gives each swatch, by its index, the number of its yarn
 * (0, 1, 2 …): swatches that are dyed alike are one.
 */
export function rugPlane(separation: Separation, outline: RugOutline, groups: readonly number[]): RugPlane {
  const { first, second, mix } = separation
  const { left, top, width, height } = cutFrom(separation, outline)
  const yarns = Uint8Array.from(groups)
  const drawing = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    let at = (top + y) * separation.width + left
    for (let x = 0; x < width; x++, to++, at++)
      drawing[to] = yarns[mix[at]! >= 128 ? first[at]! : second[at]!]!
  }
  const laid = isElliptic(outline) ? ellipseMask(width, height) : null
  return { drawing, width, height, yarnCount: Math.max(...groups) + 1, laid }
}
