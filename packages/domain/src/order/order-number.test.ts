import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import {
  DEFAULT_ORDER_PREFIX,
  isOrderPrefix,
  ORDER_NUMBERS,
  orderNumber,
  readOrderNumber,
  setOrderPrefix,
} from './order-number.ts'

afterEach(() => setOrderPrefix(DEFAULT_ORDER_PREFIX))

const random = fc.integer({ min: 0, max: ORDER_NUMBERS - 1 })

describe('an order number', () => {
  it('has this format', () => {
    expect(orderNumber(0)).toBe('NW-AAAA-AAAA')
    expect(orderNumber(1)).toBe('NW-BAAA-AAAC')
    expect(orderNumber(ORDER_NUMBERS - 1)).toMatch(/^NW-9999-999[A-Z2-9]$/)
  })

  it('is unique for each random number', () => {
    fc.assert(
      fc.property(random, random, (p, q) => {
        expect(orderNumber(p) === orderNumber(q)).toBe(p === q)
      }),
    )
  })

  it('needs an integer within range', () => {
    for (const none of [-1, 0.5, ORDER_NUMBERS, Number.NaN])
      expect(() => orderNumber(none)).toThrow('is no order number')
  })

  it('is parsed however it is typed', () => {
    fc.assert(
      fc.property(random, (random) => {
        const number = orderNumber(random)
        const plain = number.replaceAll('-', '')
        for (const typed of [number, plain, plain.slice(2), ` ${number.toLowerCase()} `, number.slice(3)])
          expect(readOrderNumber(typed)).toBe(number)
      }),
    )
  })

  it('is parsed in Arabic and Persian digits', () => {
    const typed = (zero: number) =>
      orderNumber(ORDER_NUMBERS - 1).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    expect([0x660, 0x6f0].map((zero) => readOrderNumber(typed(zero)))).toEqual(
      Array<string>(2).fill(orderNumber(ORDER_NUMBERS - 1)),
    )
  })

  it('begins as the owner says, and those before are found as they are', () => {
    const before = orderNumber(7)
    setOrderPrefix('RUGS')
    const after = orderNumber(7)
    expect(after).toBe(before.replace('NW', 'RUGS'))
    for (const typed of [before, before.toLowerCase().replaceAll('-', '')])
      expect(readOrderNumber(typed)).toBe(before)
    for (const typed of [after, after.replaceAll('-', ' '), after.slice(5)])
      expect(readOrderNumber(typed)).toBe(after)
  })

  it('begins with two to four capitals', () => {
    for (const letters of ['NW', 'RUG', 'OILI']) expect(isOrderPrefix(letters)).toBe(true)
    for (const text of ['', 'N', 'RUGSX', 'nw', 'N1', 'NW-', 'نو']) expect(isOrderPrefix(text)).toBe(false)
  })

  it('is rejected with one wrong symbol, or two neighbours swapped', () => {
    const symbols = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'.split('')
    fc.assert(
      fc.property(random, fc.nat({ max: 7 }), fc.constantFrom(...symbols), (random, at, symbol) => {
        const letters = orderNumber(random).slice(3).replace('-', '').split('')
        const wrong = letters.with(at, symbol)
        const isWrong = wrong[at] !== letters[at]
        expect(readOrderNumber(wrong.join('')) === null).toBe(isWrong)
        const [here, next] = [letters[at], letters[at + 1]]
        if (here === undefined || next === undefined || here === next) return
        expect(
          readOrderNumber(
            letters
              .with(at, next)
              .with(at + 1, here)
              .join(''),
          ),
        ).toBeNull()
      }),
    )
  })

  it('is rejected in any other form', () => {
    for (const typed of [
      '',
      'NW',
      'AAAA',
      'NW-AAAA-AAA',
      'NWXYZ-AAAA-AAAA',
      'N-AAAA-AAAA',
      'NW-OOOO-OOOO',
      '<script>',
    ])
      expect(readOrderNumber(typed)).toBeNull()
  })
})
