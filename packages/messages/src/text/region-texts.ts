import { prices } from '@nawl/domain/shop/price-list'
import { SHIPPING_REGIONS } from '@nawl/domain/shop/shipping-regions'

import type * as English from '../../build/en/shipping.ts'

type Words = typeof English
type RegionId = (typeof SHIPPING_REGIONS)[number]['id']

/** What a language says of a shipping region. */
export type RegionText = {
  readonly id: RegionId
  readonly name: string
  /** Countries named as examples; null where the name says it. */
  readonly countries: string | null
  readonly delivery: string
  readonly cost: string
  readonly notes: string
}

/** The shipping regions in their order. */
export function regionTexts(words: Words): readonly RegionText[] {
  const list = prices()
  const texts: Readonly<Record<RegionId, Omit<RegionText, 'id' | 'delivery'>>> = {
    uae: {
      name: words.uae,
      countries: null,
      cost: words.uaeCost({ amount: list.uae.freeAbove / 100 }),
      notes: words.uaeNotes,
    },
    gcc: {
      name: words.gcc,
      countries: words.gccCountries,
      cost: words.calculated,
      notes: words.gccNotes,
    },
    europe: {
      name: words.europe,
      countries: words.europeCountries,
      cost: words.calculated,
      notes: words.europeNotes,
    },
    'north-america': {
      name: words.northAmerica,
      countries: words.northAmericaCountries,
      cost: words.calculated,
      notes: words.northAmericaNotes,
    },
    'asia-pacific': {
      name: words.asiaPacific,
      countries: words.asiaPacificCountries,
      cost: words.calculated,
      notes: words.asiaPacificNotes,
    },
    'rest-of-world': {
      name: words.restOfWorld,
      countries: null,
      cost: words.restOfWorldCost,
      notes: words.restOfWorldNotes,
    },
  }
  return SHIPPING_REGIONS.map(({ id }) => {
    const [least, most] = list.days[id]
    return { id, ...texts[id], delivery: words.days({ region: id, least, most }) }
  })
}
