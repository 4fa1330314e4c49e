import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { DrawingAnswer } from '@nawl/contract/desk/design'
import { OWN_PALETTE } from '@nawl/domain/catalogue/listed-rug'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { type Lab, labFromHex } from '@nawl/engine/color/lab'
import { names } from '@nawl/messages/by-language/names'

import { matchToCard } from '../../imaging/designs/match-to-card.ts'

const SUGGESTED = 3
type Suggestion = DrawingAnswer['palettes'][number] & { readonly labs: readonly Lab[] }

/**
 * Other palettes for a drawing: those of designs with as many yarns, since these were composed by eye. Yarns take each
 * other's places by lightness, so that what was told apart still is; each suggestion is as far as possible from the ones
 * before it.
 */
export function suggestPalettes(
  hexes: readonly string[],
  rugs: readonly RugItem[],
): DrawingAnswer['palettes'] {
  const ranks = ranksOf(hexes)
  const all = rugs
    .flatMap(({ variants = [] }) => variants)
    .filter(({ color, hexes: other }) => other.length === hexes.length && color !== OWN_PALETTE)
    .map(({ color, hexes: other }): Suggestion => {
      const card = matchToCard(other)
      const byLightness = card.toSorted((p, q) => labFromHex(p).l - labFromHex(q).l)
      const placed = ranks.map((rank) => byLightness[rank]!)
      return { name: { en: color, ar: names.ar(color) }, hexes: placed, labs: placed.map(labFromHex) }
    })
  const chosen: Suggestion[] = []
  const shown = [hexes.map(labFromHex)]
  while (chosen.length < Math.min(SUGGESTED, all.length)) {
    const rest = all.filter(({ name }) => !chosen.some((one) => one.name.en === name.en))
    const best = rest.reduce<Suggestion | undefined>(
      (far, one) => (far && apart(far, shown) >= apart(one, shown) ? far : one),
      undefined,
    )
    if (!best) break
    chosen.push(best)
    shown.push([...best.labs])
  }
  return chosen.map(({ name, hexes: placed }) => ({ name, hexes: placed }))
}

/** The place of each yarn from dark to light. */
function ranksOf(hexes: readonly string[]): readonly number[] {
  const order = hexes.map((_, n) => n).toSorted((p, q) => labFromHex(hexes[p]!).l - labFromHex(hexes[q]!).l)
  return hexes.map((_, n) => order.indexOf(n))
}

/** Mean difference to the nearest of the palettes that are shown already. */
const apart = ({ labs }: Suggestion, shown: readonly (readonly Lab[])[]) =>
  Math.min(
    ...shown.map((other) => labs.reduce((sum, lab, n) => sum + deltaE2000(lab, other[n]!), 0) / labs.length),
  )
