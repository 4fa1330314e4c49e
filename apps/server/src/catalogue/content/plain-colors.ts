import { NAMED_COLORS } from '@nawl/domain/yarn/named-colors'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'

/** CIEDE2000 up to which a yarn goes by a plain name: oxblood and wine are a kind of maroon, salt rose is not. */
const STILL_CALLED_SO = 10

/** What people who do not know our yarns call them, `maroon` for `oxblood`; yarns that are like none of the plain ones have no other name. */
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
