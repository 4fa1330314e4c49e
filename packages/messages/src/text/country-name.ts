import type { Country } from '@nawl/domain/shop/countries'

import type { Language } from '../../build/languages.ts'

/** What a language calls the countries. English names are the shop's own. */
export function countryNames({ code: language, tag }: Pick<Language, 'code' | 'tag'>) {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  return ({ code, name }: Pick<Country, 'code' | 'name'>): string =>
    language === 'en' ? name : (names.of(code) ?? name)
}
