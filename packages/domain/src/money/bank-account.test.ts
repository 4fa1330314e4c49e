import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EXAMPLE_IBAN, isIban, isRealAccount, isSwiftCode } from './bank-account.ts'

// Examples of the IBAN registry.
const REGISTERED = [EXAMPLE_IBAN, 'GB29NWBK60161331926819', 'SA0380000000608010167519']

describe('an IBAN', () => {
  it('is known by its check digits, however it is spaced', () => {
    for (const iban of REGISTERED) expect(isIban(iban)).toBe(true)
    expect(isIban(' ae07 0331 2345 6789 0123 456 ')).toBe(true)
  })
  it('is refused with one wrong digit', () => {
    const place = fc.nat({ max: REGISTERED[0]!.length - 3 })
    fc.assert(
      fc.property(place, fc.nat({ max: 9 }), (at, digit) => {
        const symbols = REGISTERED[0]!.split('')
        const wrong = symbols.with(at + 2, String(digit)).join('')
        expect(isIban(wrong)).toBe(wrong === REGISTERED[0])
      }),
    )
  })
  it('is refused in another form', () => {
    for (const text of ['', 'AE', '070331234567890123456', 'AE07-0331-2345-6789-0123-456'])
      expect(isIban(text)).toBe(false)
  })
})

it('an account is real unless it is the example', () => {
  expect(isRealAccount({ iban: EXAMPLE_IBAN })).toBe(false)
  expect(isRealAccount({ iban: 'ae07 0331 2345 6789 0123 456' })).toBe(false)
  expect(isRealAccount({ iban: 'AE460090000000123456789' })).toBe(true)
})

it('a SWIFT code has eight symbols, or eleven with a branch', () => {
  for (const code of ['EBILAEAD', 'EBILAEADXXX']) expect(isSwiftCode(code)).toBe(true)
  for (const text of ['', 'EBILAEA', 'ebilaead', 'EBIL AEAD', 'EBILAEADXX'])
    expect(isSwiftCode(text)).toBe(false)
})
