import { type Yarn, YARNS } from '@nawl/domain/yarn/library/shade-card'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { parseHex } from '@nawl/engine/color/hex'
import { labFromRgb } from '@nawl/engine/color/lab'

export type NearYarn = {
  readonly yarn: Yarn
  /** CIEDE2000: below 1 invisible, above 3 obvious. */
  readonly deltaE: number
}

/** The `count` yarns of the shade card that look most like a colour, nearest first; none if `hex` is invalid. */
export function nearestYarns(hex: string, count: number): readonly NearYarn[] {
  const rgb = parseHex(hex)
  if (rgb === null) return []
  const color = labFromRgb(rgb)
  return CARD_LABS.map(({ yarn, lab }) => ({ yarn, deltaE: deltaE2000(color, lab) }))
    .toSorted((p, q) => p.deltaE - q.deltaE)
    .slice(0, count)
}

const CARD_LABS = YARNS.map((yarn) => ({ yarn, lab: labFromRgb(parseHex(yarn.hex) ?? 0) }))
