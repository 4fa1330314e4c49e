import { COUNTRIES } from '@nawl/domain/shop/countries/countries'

import { folded } from './figure-tokens.ts'

const arabicName = new Intl.DisplayNames(['ar'], { type: 'region' })

/** Names in use beside the official ones. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates', 'الإمارات'],
  GB: ['Britain', 'England', 'بريطانيا', 'إنجلترا'],
  NL: ['Holland', 'هولندا'],
  SA: ['KSA', 'السعودية'],
  US: ['USA', 'America', 'أمريكا', 'أميركا'],
}

/** Short names that are also words: Chad, Jordan and Turkey are checked as countries all the same. */
const NAMES: readonly (readonly [code: string, pattern: RegExp])[] = COUNTRIES.map(
  ({ code, name, shortName }) => {
    const names = [...new Set([name, shortName, ...(CALLED[code] ?? []), arabicName.of(code) ?? name])]
    const spellings = names.map((one) => folded(one).replaceAll(/[^\p{L}\p{N}\s'-]/gu, '\\$&'))
    return [code, new RegExp(`(?<![\\p{L}])(?:[وبلف]|لل)?(?:${spellings.join('|')})(?!\\p{L})`, 'u')]
  },
)

/** The codes of the countries that a text names, in English or Arabic. */
export function countriesNamed(text: string): ReadonlySet<string> {
  const plain = folded(text)
  return new Set(NAMES.flatMap(([code, pattern]) => (pattern.test(plain) ? [code] : [])))
}
