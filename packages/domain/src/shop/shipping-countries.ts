import { COUNTRIES, type Country, findCountry } from './countries.ts'

/** Under embargoes that carriers and payment providers keep everywhere; an owner may set otherwise. */
export const SANCTIONED_COUNTRIES: readonly string[] = ['CU', 'IR', 'KP', 'SY']

/** The countries that rugs are shipped to, of those listed: all but the codes in `notShippedTo`. */
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

/** Said wherever a country is refused. */
export function notShippedText({ name }: Pick<Country, 'name'>): string {
  return `We do not ship to ${name}. Choose another country.`
}
