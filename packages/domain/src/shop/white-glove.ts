import type { Country } from './countries/countries.ts'
import { SHIPPING_REGIONS } from './countries/shipping-regions.ts'
import { WHITE_GLOVE_CITIES, whiteGloveIn } from './white-glove-cities.ts'

/** Places where two people bring the rug in and lay it. */
export const WHITE_GLOVE_PLACES: readonly string[] = WHITE_GLOVE_CITIES.map(({ cities }) =>
  cities.join(' and '),
)

/** Special delivery services for a country: the places with white glove service; often empty. */
export function deliveryNote({ code, region: id }: Pick<Country, 'code' | 'region'>): string {
  const inRegion = WHITE_GLOVE_CITIES.filter(({ region }) => region === id)
  const region = SHIPPING_REGIONS.find((known) => known.id === id)
  if (inRegion.length === 0) return region?.notes ?? ''
  const there =
    inRegion.find(({ country }) => country === code) ?? inRegion.find(({ country }) => country === null)
  return there ? whiteGloveIn(there.region, there.cities) : ''
}

/** What white glove delivery includes. */
export const WHITE_GLOVE_SERVICE = [
  'scheduled appointment',
  'unpacking and positioning',
  'packaging removal',
  'basic rug pad installation',
  'placement consultation',
] as const
