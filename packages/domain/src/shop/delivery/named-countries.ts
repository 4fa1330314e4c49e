import { COUNTRIES, type Country } from '../countries/countries.ts'
import type { Region } from '../price-list.ts'

/** What the shipping page names of a region: countries, and the EU as one. */
const NAMED: Readonly<Partial<Record<Region, readonly string[]>>> = {
  gcc: ['SA', 'KW', 'QA', 'BH', 'OM'],
  europe: ['EU', 'GB', 'CH', 'NO'],
  'north-america': ['US', 'CA', 'MX'],
  'asia-pacific': ['AU', 'NZ', 'SG', 'HK', 'JP'],
}

/** Codes of the member states of the European Union: what is priced as Europe, but for those that never joined or left. */
export const EU_COUNTRIES: readonly string[] = countriesIn('europe')
  .map(({ code }) => code)
  .filter((code) => !['CH', 'GB', 'NO'].includes(code))

/** A country that is named, or `EU` with the member states that it is named without. */
export type NamedCountry = { readonly code: string; readonly without: readonly string[] }

/** The countries of a region, by name in English. */
export function countriesIn(region: Region): readonly Country[] {
  return COUNTRIES.filter((country) => country.region === region)
}

/** What is named of a region, without the countries that are not served; null where the region's name says it. */
export function namedCountries(
  region: Region,
  notShippedTo: readonly string[],
): readonly NamedCountry[] | null {
  return (
    NAMED[region]?.flatMap((code) => {
      const without = (code === 'EU' ? EU_COUNTRIES : [code]).filter((each) => notShippedTo.includes(each))
      const isClosed = without.length === (code === 'EU' ? EU_COUNTRIES.length : 1)
      return isClosed ? [] : [{ code, without }]
    }) ?? null
  )
}

/** Whether every country that is named of a region is served: what is said of it then is the owner's own sentence. */
export function isNamedWhole(region: Region, notShippedTo: readonly string[]): boolean {
  const named = namedCountries(region, notShippedTo)
  return named?.length === NAMED[region]?.length && !named?.some(({ without }) => without.length > 0)
}

/** Whether any country of a region is served. */
export function isServed(region: Region, notShippedTo: readonly string[]): boolean {
  return countriesIn(region).some(({ code }) => !notShippedTo.includes(code))
}
