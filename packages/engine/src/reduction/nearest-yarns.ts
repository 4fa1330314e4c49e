import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import type { Yarn } from '@nawl/domain/yarn/library/yarn'

import { deltaE2000 } from '../color/delta-e2000.ts'
import { parseHex } from '../color/hex.ts'
import { type Lab, labFromHex, labFromRgb } from '../color/lab.ts'

export type NearYarn = {
  readonly yarn: Yarn
  /** CIEDE2000: below 1 invisible, above 3 obvious. */
  readonly deltaE: number
}

/** The `count` yarns of the shade card that look most like a colour, nearest first; none if `hex` is invalid. */
export function nearestYarns(
  hex: string,
  count: number,
  among: readonly Yarn[] = cardYarns(),
): readonly NearYarn[] {
  const rgb = parseHex(hex)
  if (rgb === null) return []
  if (count === 1) {
    const exact = among.find((yarn) => yarn.hex === hex)
    if (exact) return [{ yarn: exact, deltaE: 0 }]
  }
  const color = labFromRgb(rgb)
  return labsOf(among)
    .map(({ yarn, lab }) => ({ yarn, deltaE: deltaE2000(color, lab) }))
    .toSorted((p, q) => p.deltaE - q.deltaE)
    .slice(0, count)
}

type Placed = { readonly yarn: Yarn; readonly lab: Lab }
/** A card is the same array until it changes. */
const placed = new WeakMap<readonly Yarn[], readonly Placed[]>()

function labsOf(card: readonly Yarn[]): readonly Placed[] {
  const known = placed.get(card)
  if (known) return known
  const labs = card.map((yarn) => ({ yarn, lab: labFromHex(yarn.hex) }))
  placed.set(card, labs)
  return labs
}
