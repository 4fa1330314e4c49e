import * as messages from '@nawl/messages/listing'
import { LANGUAGE } from '@nawl/messages/language'
import { type ColorFamily, familyArea } from '@nawl/artwork/color-families'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { COLOR_FAMILIES } from '@nawl/domain/catalogue/listing'

import { type RugCardFacts, rugCardFacts } from '../cards/rug-card-facts.ts'

/** What the list sorts and filters its cards by, besides what they show. */
export type ListedCard = RugCardFacts &
  // Newer designs have later codes.
  Pick<RugItem, 'code' | 'styles' | 'families'> & {
    /** Percent of the rug with the colours of each of its families. */
    readonly areas: Readonly<Record<string, number>>
  }

export function listedCard(designs: readonly RugItem[], rug: RugItem): ListedCard {
  const { code, styles, families } = rug
  return { ...rugCardFacts(designs, rug), code, styles, families, areas: areasOf(rug) }
}

export const SORTS = [
  { value: 'featured', label: messages.sortFeatured },
  { value: 'newest', label: messages.sortNewest },
  { value: 'price', label: messages.sortPrice },
  { value: 'name', label: messages.sortName },
] as const
export type Sort = (typeof SORTS)[number]['value']

/** The order a `?sort=` names; collection order (featured) for anything else. */
export function sortOf(value: string | null): Sort {
  return SORTS.find((sort) => sort.value === value)?.value ?? 'featured'
}

/**
 * Sorted cards; equal ones stay in collection order. Featured first are those with most of the colours of the
 * families that were chosen, if any.
 */
export function sortCards(
  cards: readonly ListedCard[],
  sort: Sort,
  chosen: readonly string[] = [],
): readonly ListedCard[] {
  if (sort === 'price') return cards.toSorted((a, b) => a.basePrice - b.basePrice)
  if (sort === 'name') return cards.toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE.tag))
  // A code begins with the year, followed by a running number.
  if (sort === 'newest') return cards.toSorted((a, b) => (a.code < b.code ? 1 : a.code > b.code ? -1 : 0))
  if (chosen.length === 0) return cards
  const area = ({ areas }: ListedCard) => chosen.reduce((sum, family) => sum + (areas[family] ?? 0), 0)
  return cards.toSorted((a, b) => area(b) - area(a))
}

/** Percent of a rug with the colours of each of its families. */
function areasOf({ families, yarns }: Pick<RugItem, 'families' | 'yarns'>): Record<string, number> {
  const own = COLOR_FAMILIES.filter((family) => families.includes(family))
  return Object.fromEntries(own.map((family) => [family, Math.round(100 * familyArea(yarns, family))]))
}

/** The designs of a colour family with those first that have most of its colours; of any other category unchanged. */
export function byArea(designs: readonly RugItem[], category: string | undefined): readonly RugItem[] {
  const family = COLOR_FAMILIES.find((one) => one === category?.toLowerCase())
  if (family === undefined) return designs
  const area = ({ yarns }: RugItem) => familyArea(yarns, family satisfies ColorFamily)
  return designs.toSorted((one, other) => area(other) - area(one))
}
