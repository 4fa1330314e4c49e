import type { Country } from '@nawl/domain/shop/countries'
import { LANGUAGE } from '@nawl/messages/language'
import { countryNames } from '@nawl/messages/text/country-name'

const shortNames = new Intl.DisplayNames(LANGUAGE.tag, { type: 'region', style: 'short', fallback: 'none' })

/** A country's name in the language of the page. */
export const countryName = countryNames(LANGUAGE)

/** Countries in the order of their names in the language of the page. */
export function inOrderOfNames(countries: readonly Country[]): readonly Country[] {
  const { compare } = new Intl.Collator(LANGUAGE.tag)
  return countries.toSorted((p, q) => compare(countryName(p), countryName(q)))
}

/** A name that fits into the header: `UAE`. */
export function shortCountryName({ code, shortName }: Pick<Country, 'code' | 'shortName'>): string {
  return LANGUAGE.code === 'en' ? shortName : (shortNames.of(code) ?? shortName)
}
