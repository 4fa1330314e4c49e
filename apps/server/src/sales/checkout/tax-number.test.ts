import { expect, it } from 'vitest'

import { isTaxNumber } from './tax-number.ts'

it.each([
  ['AE', '100123456700003', '200123456700003'],
  ['SA', '310122393500003', '310122393500001'],
  ['BH', '200000898300002', '20000089830000'],
  ['OM', 'OM1100006980', '1100006980'],
  ['DE', 'DE136695976', 'DE136695977'],
  ['FR', 'FR40303265045', 'FR41303265045'],
  ['GB', '980780684', '980780685'],
  ['QA', '1234567', 'no number!'],
])('in %s %s can be a company’s number, and %s cannot', (country, right, wrong) => {
  expect([isTaxNumber(right, country), isTaxNumber(wrong, country)]).toEqual([true, false])
})

it('knows every country of the European Union', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
  expect(union.filter((country) => isTaxNumber('XX000000000', country))).toEqual([])
})
