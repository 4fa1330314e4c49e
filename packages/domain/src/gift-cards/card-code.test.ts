import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { looksLikeCard, readCardCode, writeCardCode } from './card-code.ts'

const codes = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(writeCardCode)

it('reads what it writes, however it is typed', () => {
  const isRead = fc.property(codes, (code) => {
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    return readCardCode(typed) === code && looksLikeCard(typed)
  })
  expect(fc.check(isRead).failed).toBe(false)
})

it('finds every wrong character', () => {
  const isFound = fc.property(
    codes,
    fc.nat({ max: 20 }),
    fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')),
    (code, at, other) => {
      const plain = code.replaceAll('-', '').split('')
      fc.pre(plain[at] !== other)
      plain[at] = other
      return readCardCode(plain.join('')) === null
    },
  )
  expect(fc.check(isFound, { numRuns: 1_000 }).failed).toBe(false)
})

it('is not a discount code, nor of another length or alphabet', () => {
  expect(looksLikeCard('WELCOME10')).toBe(false)
  expect(['', 'U'.repeat(21), '0'.repeat(20)].map(readCardCode)).toEqual([null, null, null])
})
