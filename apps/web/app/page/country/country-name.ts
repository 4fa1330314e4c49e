import type { Country } from '@nawl/domain/shop/countries'
import { LANGUAGE } from '@nawl/messages/language'
import { countryNames } from '@nawl/messages/text/country-name'

const shortNames = new Intl.DisplayNames(LANGUAGE.tag, { type: 'region', style: 'short', fallback: 'none' })

/** A country's name in the language of the page. */
export const countryName = countryNames(LANGUAGE)

/** A name that fits into the header: `UAE`. */
export function shortCountryName({ code, shortName }: Pick<Country, 'code' | 'shortName'>): string {
  return LANGUAGE.code === 'en' ? shortName : (shortNames.of(code) ?? shortName)
}
