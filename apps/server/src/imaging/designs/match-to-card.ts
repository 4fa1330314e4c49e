import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromHex } from '@nawl/engine/color/lab'

/**
 * The yarns of the shade card that look most like the colours found, each at most once: two colours that the reduction
 * kept apart would otherwise become one area. Whoever comes first, which is the larger area, chooses first.
 */
export function matchToCard(
  found: readonly string[],
  among: readonly string[] = hexesInStock(),
): readonly string[] {
  const taken = new Set<string>()
  const card = among.map((hex) => ({ hex, lab: labFromHex(hex) }))
  return found.map((hex) => {
    const lab = labFromHex(hex)
    const free = card.filter((yarn) => !taken.has(yarn.hex))
    const nearest = free.reduce((best, yarn) =>
      deltaE2000(lab, yarn.lab) < deltaE2000(lab, best.lab) ? yarn : best,
    )
    taken.add(nearest.hex)
    return nearest.hex
  })
}

/** The `#RRGGBB` of what is chosen from without asking anybody. */
export const hexesInStock = (): readonly string[] => yarnsInStock().map(({ hex }) => hex)
