import { isNamedWhole, type NamedCountry, namedCountries } from '@nawl/domain/shop/named-countries'
import { prices } from '@nawl/domain/shop/price-list'
import { SHIPPING_REGIONS } from '@nawl/domain/shop/countries/shipping-regions'

import type * as English from '../../../build/en/shipping.ts'

type Words = typeof English
type RegionId = (typeof SHIPPING_REGIONS)[number]['id']

/** What a language says of a shipping region. */
export type RegionText = {
  readonly id: RegionId
  readonly name: string
  readonly delivery: string
  readonly cost: string
  readonly notes: string
}

/** The shipping regions in their order, those without a country that is served included. */
export function regionTexts(words: Words): readonly RegionText[] {
  const list = prices()
  const texts: Readonly<Record<RegionId, Omit<RegionText, 'id' | 'delivery'>>> = {
    uae: {
      name: words.uae,
      cost: words.uaeCost({ amount: list.uae.freeAbove / 100 }),
      notes: words.uaeNotes,
    },
    gcc: {
      name: words.gcc,
      cost: words.calculated,
      notes: words.gccNotes,
    },
    europe: {
      name: words.europe,
      cost: words.calculated,
      notes: list.notShippedTo.includes('GB') ? words.europeNotesCapitals : words.europeNotes,
    },
    'north-america': {
      name: words.northAmerica,
      cost: words.calculated,
      notes: list.notShippedTo.includes('US') ? '' : words.northAmericaNotes,
    },
    'asia-pacific': {
      name: words.asiaPacific,
      cost: words.calculated,
      notes: list.notShippedTo.includes('AU') ? '' : words.asiaPacificNotes,
    },
    'rest-of-world': {
      name: words.restOfWorld,
      cost: words.restOfWorldCost,
      notes: words.restOfWorldNotes,
    },
  }
  return SHIPPING_REGIONS.map(({ id }) => {
    const [least, most] = list.days[id]
    return { id, ...texts[id], delivery: words.days({ region: id, least, most }) }
  })
}

/** What is named of a region, such as `Saudi Arabia, Kuwait`, without countries that are not served; null where its name says it. */
export function regionCountries(
  words: Words,
  id: RegionId,
  shortName: (code: string) => string,
): string | null {
  const { notShippedTo } = prices()
  const named = namedCountries(id, notShippedTo)
  if (named === null) return null
  if (isNamedWhole(id, notShippedTo)) return ofRegion(words, id)
  const nameOf = ({ code, without }: NamedCountry) => {
    if (code !== 'EU') return shortName(code)
    return without.length === 0
      ? words.eu
      : words.euWithout({ countries: without.map(shortName).join(words.listComma) })
  }
  return named.map(nameOf).join(words.listComma)
}

function ofRegion(words: Words, id: RegionId): string | null {
  switch (id) {
    case 'gcc':
      return words.gccCountries
    case 'europe':
      return words.europeCountries
    case 'north-america':
      return words.northAmericaCountries
    case 'asia-pacific':
      return words.asiaPacificCountries
    case 'uae':
    case 'rest-of-world':
      return null
  }
}
