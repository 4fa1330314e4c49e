import { type Country, findCountry } from '../../shop/countries/countries.ts'
import type { Address } from './address.ts'
import { postcodePlace } from './postcodes.ts'

/** How a language writes an address: its names of countries and of regions that are chosen from a list, its comma. */
export type AddressMessages = {
  readonly country: (country: Country) => string
  readonly region: (english: string) => string
  readonly place: (parts: { readonly town: string; readonly region: string }) => string
}

/** As on a shipping label. */
const LABEL_MESSAGES: AddressMessages = {
  country: ({ name }) => name,
  region: (english) => english,
  place: ({ town, region }) => `${town}, ${region}`,
}

/**
 * An address as on a shipping label, line by line, without the phone number, ending with the country's name, in the
 * messages of a language.
 */
export function addressLines(
  address: Address,
  messages: AddressMessages = LABEL_MESSAGES,
): readonly string[] {
  const { name, line1, line2, city: town, postcode, country } = address
  const region = messages.region(address.region)
  // Dubai is in Dubai: do not repeat it.
  const isNamedTwice = town === region || town === address.region
  const place =
    town === '' || region === '' || isNamedTwice
      ? town || region
      : // A line in Latin letters runs from the left in every language, and has the comma of its letters.
        (ARABIC.test(town + region) ? messages : LABEL_MESSAGES).place({ town, region })
  const lines = [name, line1, line2, ...townLines(place, postcode, country)].filter((line) => line !== '')
  const found = findCountry(country)
  return [...lines, found ? messages.country(found) : country]
}

const ARABIC = /\p{Script=Arabic}/u

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
