import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'

/** Greatest CIEDE2000 to a plain colour: oxblood and wine count as maroon, salt rose does not. */
const STILL_CALLED_SO = 10

/** Common names for yarn colours, `maroon` for `oxblood`; nothing for yarns that resemble no plain colour. */
export function plainColors(yarns: readonly { readonly hex: string }[]): readonly string[] {
  return yarns.flatMap(({ hex }) => {
    const lab = labOf(hex)
    const near = PLAIN.map(({ name, lab: plain }) => ({ name, deltaE: deltaE2000(lab, plain) }))
    const nearest = near.reduce((best, one) => (one.deltaE < best.deltaE ? one : best))
    return nearest.deltaE <= STILL_CALLED_SO ? [nearest.name.toLowerCase()] : []
  })
}

const PLAIN = NAMED_COLORS.map(({ name, hex }) => ({ name, lab: labOf(hex) }))

function labOf(hex: string) {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`${hex} is no colour`)
  return labFromRgb(rgb)
}
