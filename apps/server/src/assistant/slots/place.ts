import { COUNTRIES, type Country, findCountry } from '@nawl/domain/shop/countries/countries'

import { CITIES } from './cities.ts'

/** A country that a sentence names, directly or by a city, and the rest of the sentence. */
export type SaidPlace = {
  readonly country: Country
  /** The name as typed, capitalised: `Oslo`. */
  readonly name: string
  readonly rest: string
}

/** The last place in a normalised sentence, by its longest name; null when there is none. */
export function saidPlace(text: string): SaidPlace | null {
  const words = text.split(' ')
  for (let end = words.length; end > 0; end--)
    for (let length = Math.min(5, end); length > 0; length--) {
      const placeName = words.slice(end - length, end)
      const name = placeName.join(' ')
      const code = PLACES.get(name)
      const country = code === undefined ? null : findCountry(code)
      if (!country) continue
      const rest = [...words.slice(0, end - length), ...words.slice(end)].join(' ')
      return { country, name: country.shortName === country.name ? titled(name) : named(name, country), rest }
    }
  return null
}

const SHORT: ReadonlySet<string> = new Set(['uae', 'uk', 'usa', 'ksa', 'nyc'])

function named(name: string, country: Country): string {
  return SHORT.has(name) || name === country.name.toLowerCase() ? country.shortName : titled(name)
}

function titled(name: string): string {
  if (SHORT.has(name)) return name.toUpperCase()
  return name.replaceAll(/\b(?!of\b|the\b|and\b)\w/g, (initial) => initial.toUpperCase())
}

const PLACES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CITIES).flatMap(([code, cities]) =>
    cities.split(', ').map((city) => [plain(city), code] as const),
  ),
  ...COUNTRIES.map(({ code, name }) => [plain(name), code] as const),
])

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words of all places, for spelling correction. */
export const PLACE_VOCABULARY: ReadonlySet<string> = new Set(
  [...PLACES.keys()].flatMap((name) => name.split(' ')),
)
