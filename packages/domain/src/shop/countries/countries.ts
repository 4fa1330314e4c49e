import type { Currency } from '../../money/currency.ts'
import { COUNTRY_NAMES } from './country-names.ts'

/** A country we ship to. */
export type Country = {
  /** ISO 3166-1 alpha-2 */
  readonly code: string
  readonly name: string
  /** A short name: `UAE`. */
  readonly shortName: string
  /** Other names people search for. */
  readonly also: string
  readonly region: keyof typeof COUNTRY_NAMES
}

const SHORT_NAMES: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK' }

const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Dubai Abu Dhabi Sharjah',
  BA: 'Bosnia-Herzegovina',
  CD: 'DRC Democratic Republic of the Congo Zaire',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  FK: 'Malvinas',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  HK: 'Hongkong',
  IE: 'Eire Republic',
  KR: 'Republic of Korea',
  MM: 'Burma',
  NL: 'Holland',
  SA: 'KSA',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Türkiye',
  US: 'United States of America US',
  VA: 'Holy See',
}

/** Every country, by name. */
export const COUNTRIES: readonly Country[] = Object.entries(COUNTRY_NAMES)
  .flatMap(([region, names]) =>
    Object.entries(names).map(([code, name]: [string, string]): Country => ({
      code,
      name,
      shortName: SHORT_NAMES[code] ?? name,
      also: OTHER_NAMES[code] ?? '',
      // The keys that were just listed.
      region: region as Country['region'],
    })),
  )
  .map((country) => ({ country, place: plain(country.name) }))
  .toSorted((p, q) => (p.place < q.place ? -1 : 1))
  .map(({ country }) => country)

/** A visitor's country until they choose another. */
export const DEFAULT_COUNTRY = countryWith('US')

/** The most common destinations, the default first. */
export const COMMON_COUNTRIES: readonly Country[] = ['US', 'AE', 'GB', 'SA', 'FR', 'AU'].map(countryWith)

/** The country with that ISO code, in capitals, or null. */
export function findCountry(code: string): Country | null {
  return COUNTRIES.find((country) => country.code === code) ?? null
}

/** The display currency of a country: dirhams in the UAE, dollars elsewhere. */
export function currencyOf({ code }: Pick<Country, 'code'>): Currency {
  return code === 'AE' ? 'AED' : 'USD'
}

/**
 * Countries with a name whose words begin as typed (`uni k`, `ivory`, `turkiye`), ignoring case, accents and the Arabic
 * article: first exact matches (`UK`), then those whose own name begins so. Empty for an empty query. `nameOf` is the
 * name in another language, which is searched as well.
 */
export function searchCountries(
  query: string,
  nameOf: (country: Country) => string = ({ name }) => name,
): readonly Country[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const asked = wanted.join(' ')
  return COUNTRIES.flatMap((country) => {
    const otherWords = wordsOf(`${country.also} ${country.code}`)
    const names = [country.name, nameOf(country)].map((name) => wordsOf(name).join(' '))
    const words = [...names.flatMap((name) => name.split(' ')), ...otherWords]
    const isMeant = wanted.every((part) => words.some((word) => word.startsWith(part)))
    if (!isMeant) return []
    if (names.includes(asked) || otherWords.includes(asked)) return [{ country, rank: 0 }]
    return [{ country, rank: names.some((name) => name.startsWith(asked)) ? 1 : 2 }]
  })
    .toSorted((p, q) => p.rank - q.rank)
    .map(({ country }) => country)
}

function countryWith(code: string): Country {
  const found = findCountry(code)
  if (!found) throw new Error(`there is no country ${code}`)
  return found
}

function wordsOf(text: string): readonly string[] {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^ال(?=..)/, ''))
}

/** Lower case without accents, in one of the spellings that Arabic writers use for each other. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}
