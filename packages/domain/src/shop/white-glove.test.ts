import { expect, it } from 'vitest'

import { COUNTRIES, findCountry } from './countries/countries.ts'
import { SHIPPING_REGIONS } from './countries/shipping-regions.ts'
import { deliveryNote, WHITE_GLOVE_PLACES } from './white-glove.ts'

const noteFor = (code: string) => {
  const country = findCountry(code)
  return country && deliveryNote(country)
}

it('names for each country its own cities, and none for the others', () => {
  expect(noteFor('AE')).toBe('White glove delivery in Dubai and Abu Dhabi')
  expect(noteFor('GB')).toBe('White glove in London')
  expect(noteFor('US')).toBe('White glove in New York and Los Angeles')
  expect(noteFor('AU')).toBe('White glove in Sydney and Melbourne')
  expect(noteFor('FR')).toBe('White glove in select European capitals')
  expect(['CA', 'MX', 'NZ', 'JP'].map(noteFor)).toEqual(['', '', '', ''])
  expect(noteFor('SA')).toBe('With tracking')
})

it('names the same places on the shipping page and for each country', () => {
  const said = COUNTRIES.map(deliveryNote).join(' ')
  for (const place of WHITE_GLOVE_PLACES) expect(said).toContain(place)
  const table = SHIPPING_REGIONS.map(({ notes }) => notes).join(' ')
  for (const place of WHITE_GLOVE_PLACES) expect(table).toContain(place)
  expect(SHIPPING_REGIONS.find(({ id }) => id === 'europe')?.notes).toBe(
    'White glove in London and select European capitals',
  )
})
