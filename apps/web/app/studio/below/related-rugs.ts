import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { paletteDistance, paletteOf } from '@nawl/domain/recommendation/palette'
import { oklabFromRgb } from '@nawl/engine/color/oklab'
import { parseHex } from '@nawl/engine/color/hex'

import { type RugCardFacts, rugCardFacts } from '../../catalogue/cards/rug-card-facts.ts'

const RELATED = 4
/** Of one collection: four of the same would be the listing. */
const MOST_OF_A_COLLECTION = 2
/** A palette at that distance counts as much as a collection or a style in common. */
const FAR_PALETTE = 0.3

/** Designs like one: near in their yarns, or of its collection or styles; the nearest first. */
export function relatedRugs(designs: readonly RugItem[], rug: RugItem): readonly RugCardFacts[] {
  const palette = paletteOfRug(rug)
  const nearest = designs
    .filter((other) => other.name !== rug.name)
    .map((other) => {
      const shared = other.styles.filter((style) => rug.styles.includes(style)).length
      const apart = paletteDistance(palette, paletteOfRug(other)) / FAR_PALETTE
      return {
        other,
        distance: apart - Number(other.collection === rug.collection) - Math.min(2, shared) / 2,
      }
    })
    .toSorted((one, two) => one.distance - two.distance || (one.other.id < two.other.id ? -1 : 1))
  const chosen: RugItem[] = []
  for (const { other } of nearest) {
    const count = chosen.filter(({ collection }) => collection === other.collection).length
    if (count < MOST_OF_A_COLLECTION && chosen.length < RELATED) chosen.push(other)
  }
  // Out of the first view, they need no placeholder, which would be half of their part of the page.
  return chosen.map((other) => ({ ...rugCardFacts(designs, other), placeholder: '' }))
}

const paletteOfRug = ({ yarns }: RugItem) =>
  paletteOf(yarns.map(({ hex, share }) => ({ color: oklabFromRgb(parseHex(hex) ?? 0), share })))
