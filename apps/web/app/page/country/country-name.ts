import type { Country } from '@nawl/domain/shop/countries/countries'
import { COUNTRY_ORDER, countryNamesOf } from '@nawl/messages/countries'

/** A country's name in the language of the page. */
export const countryName = ({ code }: Pick<Country, 'code'>): string => countryNamesOf(code).name

/** A name that fits into the header: `UAE`. */
export const shortCountryName = ({ code }: Pick<Country, 'code'>): string => countryNamesOf(code).shortName

/** Countries in the order of their names in the language of the page. */
export function inOrderOfNames(countries: readonly Country[]): readonly Country[] {
  const byCode = new Map(countries.map((country) => [country.code, country]))
  return COUNTRY_ORDER.flatMap((code) => byCode.get(code) ?? [])
}
