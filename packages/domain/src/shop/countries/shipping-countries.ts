import { COUNTRIES, type Country, findCountry } from './countries.ts'

/** Countries embargoed by carriers and payment providers; owners can configure others. */
export const SANCTIONED_COUNTRIES: readonly string[] = ['CU', 'IR', 'KP', 'SY']

/** The given countries without those in `notShippedTo`. */
export function shippedCountries(
  notShippedTo: readonly string[],
  of: readonly Country[] = COUNTRIES,
): readonly Country[] {
  return of.filter(({ code }) => !notShippedTo.includes(code))
}

/** The country with that code if rugs are shipped there, or null. */
export function shippedCountry(code: string, notShippedTo: readonly string[]): Country | null {
  return notShippedTo.includes(code) ? null : findCountry(code)
}
