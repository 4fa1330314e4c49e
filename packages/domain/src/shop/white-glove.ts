import type { Country } from './countries.ts'
import { SHIPPING_REGIONS } from './shipping-regions.ts'
import { WHITE_GLOVE_CITIES, whiteGloveIn } from './white-glove-cities.ts'

/** Where two people bring the rug in and lay it. */
export const WHITE_GLOVE_PLACES: readonly string[] = WHITE_GLOVE_CITIES.map(({ cities }) =>
  cities.join(' and '),
)

/** What is special about the delivery to a country: of white glove service the places that lie there; often nothing. */
export function deliveryNote({ code, region: id }: Pick<Country, 'code' | 'region'>): string {
  const inRegion = WHITE_GLOVE_CITIES.filter(({ region }) => region === id)
  const region = SHIPPING_REGIONS.find((known) => known.id === id)
  if (inRegion.length === 0) return region?.notes ?? ''
  const there =
    inRegion.find(({ country }) => country === code) ?? inRegion.find(({ country }) => country === null)
  return there ? whiteGloveIn(there.region, there.cities) : ''
}

/** What white glove delivery is. */
export const WHITE_GLOVE_SERVICE = [
  'scheduled appointment',
  'unpacking and positioning',
  'packaging removal',
  'basic rug pad installation',
  'placement consultation',
] as const
