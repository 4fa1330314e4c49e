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
  const texts: Readonly<Record<RegionId, Omit<RegionText, 'id'>>> = {
    uae: {
      name: words.uae,
      countries: null,
      delivery: words.uaeDelivery,
      cost: words.uaeCost,
      notes: words.uaeNotes,
    },
    gcc: {
      name: words.gcc,
      countries: words.gccCountries,
      delivery: words.gccDelivery,
      cost: words.calculated,
      notes: words.gccNotes,
    },
    europe: {
      name: words.europe,
      countries: words.europeCountries,
      delivery: words.europeDelivery,
      cost: words.calculated,
      notes: words.europeNotes,
    },
    'north-america': {
      name: words.northAmerica,
      countries: words.northAmericaCountries,
      delivery: words.northAmericaDelivery,
      cost: words.calculated,
      notes: words.northAmericaNotes,
    },
    'asia-pacific': {
      name: words.asiaPacific,
      countries: words.asiaPacificCountries,
      delivery: words.asiaPacificDelivery,
      cost: words.calculated,
      notes: words.asiaPacificNotes,
    },
    'rest-of-world': {
      name: words.restOfWorld,
      countries: null,
      delivery: words.restOfWorldDelivery,
      cost: words.restOfWorldCost,
      notes: words.restOfWorldNotes,
    },
  }
  return SHIPPING_REGIONS.map(({ id }) => ({ id, ...texts[id] }))
}
