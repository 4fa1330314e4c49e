import { COUNTRIES } from '@nawl/domain/shop/countries/countries'

import { countryName, inOrderOfNames } from './country-name.ts'

/** Every country as an option of a select box, in the order of the names. */
export const COUNTRY_OPTIONS = inOrderOfNames(COUNTRIES).map((country) => ({
  value: country.code,
  text: countryName(country),
}))
