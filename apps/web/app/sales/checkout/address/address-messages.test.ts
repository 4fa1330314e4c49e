import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { readAddress } from '@nawl/domain/order/address/address'
import { expect, it } from 'vitest'

import { addressHint } from './address-messages.ts'

const WRONG = { name: '', phone: 'later', line1: 'x'.repeat(121), city: '', region: '-', postcode: '?' }

function hints(country: string, notShippedTo: readonly string[] = []): Record<string, string> {
  const read = readAddress({ ...WRONG, country }, notShippedTo)
  const problems = read.ok ? [] : read.problems
  return Object.fromEntries(problems.map((problem) => [problem.field, addressHint(problem, country)]))
}

it('says of each field what is wrong, as the country calls it', () => {
  expect(hints('US')).toEqual({
    name: 'Name is required.',
    phone: 'Enter a valid telephone number.',
    line1: 'Address can have at most 120 characters.',
    city: 'City is required.',
    postcode: 'A ZIP code has five digits.',
  })
  expect(hints('AE')).toMatchObject({ region: 'Choose an emirate.' })
  expect(hints('SE')).toMatchObject({ postcode: 'A postcode has five digits, like 123 45.' })
  expect(hints('GB')).toMatchObject({ postcode: 'A postcode looks like SW1A 1AA.' })
  expect(hints('XX')).toEqual({ country: 'Choose the country the rug will be delivered to.' })
  expect(hints('KP', ['KP'])).toEqual({
    country: 'We do not ship to North Korea. Choose another country.',
  })
})

it('has a whole sentence for every country', () => {
  for (const { code } of COUNTRIES)
    for (const hint of Object.values(hints(code))) expect(hint).toMatch(/^\p{Lu}[^{}]* .*[^ ]\.$/u)
})
