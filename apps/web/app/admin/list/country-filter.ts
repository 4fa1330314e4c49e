import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import * as messages from '@nawl/messages/desk-list'

import { inOrderOfNames, shortCountryName } from '../../page/country/country-name.ts'
import type { ListFilter } from './list-filters.tsx'

/** Lists by country. */
export const COUNTRY_FILTER: ListFilter = {
  kind: 'choice',
  name: 'country',
  label: messages.country,
  any: messages.anyCountry,
  options: inOrderOfNames(COUNTRIES).map((country) => ({
    value: country.code,
    label: shortCountryName(country),
  })),
}
