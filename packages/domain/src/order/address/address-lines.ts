import { type Country, findCountry } from '../../shop/countries.ts'
import type { Address } from './address.ts'
import { postcodePlace } from './postcodes.ts'

/**
 * An address as on a shipping label, line by line, without the phone number, ending with the country's name, which
 * `nameOf` puts into another language.
 */
export function addressLines(
  address: Address,
  nameOf: (country: Country) => string = ({ name }) => name,
): readonly string[] {
  const { name, line1, line2, city, region, postcode, country } = address
  // Dubai is in Dubai: do not repeat it.
  const place = [city, region === city ? '' : region].filter((part) => part !== '').join(', ')
  const lines = [name, line1, line2, ...townLines(place, postcode, country)].filter((line) => line !== '')
  const found = findCountry(country)
  return [...lines, found ? nameOf(found) : country]
}

function townLines(place: string, postcode: string, country: string): readonly string[] {
  if (postcode === '' || place === '') return [place, postcode]
  switch (postcodePlace(country)) {
    case 'before':
      return [`${postcode} ${place}`]
    case 'after':
      return [`${place} ${postcode}`]
    case 'after-comma':
      return [`${place}, ${postcode}`]
    case 'below':
      return [place, postcode]
  }
}
