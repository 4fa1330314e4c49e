import type { MeasuredYarn } from '@nawl/domain/order/approval'
import type { OrderedYarn } from '@nawl/domain/order/order'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labD50FromRgb, rgbFromLabD50 } from '@nawl/engine/color/lab-d50'

/** What an instrument said of a yarn, by the hex that it was ordered as. */
export type Measure = { readonly hex: string; readonly lab: readonly [number, number, number] }

/** The measured yarns of a piece, in its own order; what is none of its yarns is left out. */
export function measuredYarns(
  yarns: readonly OrderedYarn[],
  measures: readonly Measure[],
): readonly MeasuredYarn[] {
  return yarns.flatMap(({ name, hex }) => {
    const found = measures.find((measure) => measure.hex === hex)
    return found ? [{ name, hex, measured: beside(found) }] : []
  })
}

/** Beside the colour of the shade card, which is what the yarn was ordered as. */
function beside({ hex, lab: [l, a, b] }: Measure): MeasuredYarn['measured'] {
  const lab = { l, a, b }
  return {
    lab: [l, a, b],
    hex: `#${rgbFromLabD50(lab).toString(16).padStart(6, '0').toUpperCase()}`,
    deltaE: deltaE2000(labD50FromRgb(Number.parseInt(hex.slice(1), 16)), lab),
  }
}
