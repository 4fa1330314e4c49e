import { expect, it } from 'vitest'

import { holdsWebAddress, withoutWebAddress } from './web-address.ts'

it.each([
  'see https://evil.example',
  'Winner, www.evil.example',
  'claim: evil.example/prize',
  'evil.com',
  'write to ada@evil.example',
])('finds the address in “%s”, and none is left in the name', (text) => {
  expect(holdsWebAddress(text)).toBe(true)
  expect(holdsWebAddress(withoutWebAddress(text))).toBe(false)
})

it.each([
  'St. Mary’s Rd. 5',
  'P.O.Box 12, Al Wasl',
  'Unit 4 @ Marina Walk',
  'c/o Ada Quispe',
  'Dr.Noura Al Mansoori',
  'Flat 2/14',
  'Calle Nº.5',
  'فيلا 4، شارع 12',
])('leaves “%s” alone', (text) => {
  expect(holdsWebAddress(text)).toBe(false)
  expect(withoutWebAddress(text)).toBe(text)
})
