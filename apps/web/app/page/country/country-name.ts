import type { Country } from '@nawl/domain/shop/countries'
import { LANGUAGE } from '@nawl/messages/language'

const names = new Intl.DisplayNames(LANGUAGE.tag, { type: 'region', fallback: 'none' })
const shortNames = new Intl.DisplayNames(LANGUAGE.tag, { type: 'region', style: 'short', fallback: 'none' })

/** A country's name in the language of the page. English names are the shop's own. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>): string {
  return LANGUAGE.code === 'en' ? name : (names.of(code) ?? name)
}

/** A name that fits into the header: `UAE`. */
export function shortCountryName({ code, shortName }: Pick<Country, 'code' | 'shortName'>): string {
  return LANGUAGE.code === 'en' ? shortName : (shortNames.of(code) ?? shortName)
}
