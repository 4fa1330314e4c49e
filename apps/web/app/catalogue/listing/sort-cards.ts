import type { RugCardFacts } from '../cards/rug-card-facts.ts'

export const SORTS = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price', label: 'Price' },
  { value: 'name', label: 'Name' },
] as const
export type Sort = (typeof SORTS)[number]['value']

/** The order a `?sort=` asks for; anything else is the collection's own, as featured. */
export function sortOf(value: string | null): Sort {
  return SORTS.find((sort) => sort.value === value)?.value ?? 'featured'
}

/** Cards in that order; where two are equal the collection's own order stands. */
export function sortCards(cards: readonly RugCardFacts[], sort: Sort): readonly RugCardFacts[] {
  if (sort === 'price') return cards.toSorted((a, b) => a.basePrice - b.basePrice)
  if (sort === 'name') return cards.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  // Codes begin with the year and go on with a running number.
  if (sort === 'newest') return cards.toSorted((a, b) => (a.code < b.code ? 1 : a.code > b.code ? -1 : 0))
  return cards
}
