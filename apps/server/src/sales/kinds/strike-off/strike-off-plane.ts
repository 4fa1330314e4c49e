import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { STRIKE_OFF_MM, type StrikeOffPlace } from '@nawl/domain/product/strike-off'
import { outlineOf } from '@nawl/domain/rug/shape'
import { rugPlane, type RugPlane } from '@nawl/engine/buildable/rug-plane'
import { recolor } from '@nawl/engine/recolor/recolor'
import { proposeSquare, squareAt } from '@nawl/engine/strike-off/propose-square'

import type { SharedRug } from '../../../imaging/color/shared-rug.ts'
import { cardName } from '../../../imaging/downloads/tear-sheet-yarns.ts'

/** A rug that a strike-off is cut from, with its yarns by pixel. */
export type StrikeOffPlane = {
  readonly rug: DesignSnapshot
  readonly plane: RugPlane
  /** The yarn of each number in the plane. */
  readonly hexes: readonly string[]
}

/** Takes the bitmap of a rug apart, as it is dyed. */
export function strikeOffPlane(rug: DesignSnapshot, { separation }: SharedRug): StrikeOffPlane {
  const { mappings, tolerance, size } = rug
  const palette = recolor(separation.swatches, { mappings: Object.entries(mappings), tolerance })
  const hexes = [...new Set(palette)]
  const groups = palette.map((hex) => hexes.indexOf(hex))
  const plane = rugPlane(separation, outlineOf(size.shape), groups, size.widthMm / size.lengthMm)
  return { rug, plane, hexes }
}

/** The place that shows most of the rug; null where it is smaller than a strike-off. */
export const proposedPlace = ({ rug, plane }: StrikeOffPlane): StrikeOffPlace | null =>
  proposeSquare(plane, rug.size, STRIKE_OFF_MM)

/** What lies in the square: its yarns, the largest share first, and how much of it is rug at all. */
export function squareContent({ rug, plane, hexes }: StrikeOffPlane, place: StrikeOffPlace) {
  const { left, top, width, height } = squareAt(plane, rug.size, place, STRIKE_OFF_MM)
  const counts = new Float64Array(hexes.length)
  let laid = 0
  for (let y = top; y < top + height; y++)
    for (let at = y * plane.width + left, end = at + width; at < end; at++) {
      if (plane.laid !== null && plane.laid[at] !== 1) continue
      laid++
      counts[plane.drawing[at]!]!++
    }
  const yarns = hexes
    .flatMap((hex, n) =>
      counts[n]! > 0 ? [{ name: nameIn(rug, hex), hex, share: rounded(counts[n]! / laid) }] : [],
    )
    .toSorted((p, q) => q.share - p.share)
  return { yarns, laidShare: laid / (width * height) }
}

const nameIn = ({ yarns }: DesignSnapshot, hex: string): string =>
  yarns.find((yarn) => yarn.hex === hex)?.name ?? cardName(hex)

/** Percent to four decimals, as the shares of a rug. */
const rounded = (share: number) => Math.round(share * 1e6) / 1e4
