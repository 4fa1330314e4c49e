import { findCountry } from '../shop/countries.ts'
import type { Address } from './address.ts'

/** An address as it stands on a label, a line each without the telephone, the country's name last. */
export function addressLines(address: Address): readonly string[] {
  const { name, line1, line2, city, region, postcode, country } = address
  // Dubai is in Dubai: said once it is enough.
  const place = [city, region === city ? '' : region].filter((part) => part !== '').join(', ')
  const lines = [name, line1, line2, `${place} ${postcode}`.trim()].filter((line) => line !== '')
  return [...lines, findCountry(country)?.name ?? country]
}
