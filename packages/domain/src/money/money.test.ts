import { describe, expect, it } from 'vitest'

import { dirhams, dollars, wholeDollars } from './format-money.ts'
import { formatPrice } from './format-price.ts'
import { type Cents, cents, toDirhams } from './money.ts'

describe('money', () => {
  it('rounds half a cent up, even where binary fractions would lose it', () => {
    expect(cents(1.005)).toBe(101)
    expect(cents(4.35)).toBe(435)
    expect(cents(720.8)).toBe(72080)
  })
  it('converts dollars to dirhams at the peg', () => {
    expect(toDirhams(cents(400))).toBe(146900)
  })
  it('converts dollars to whole fils, half a fils up', () => {
    expect(toDirhams(200 as Cents)).toBe(735)
    expect(toDirhams(199 as Cents)).toBe(731)
    for (let usd = 0; usd < 5_000_000; usd += 7_919) {
      const exact = (BigInt(usd) * 36_725n + 5_000n) / 10_000n
      expect(toDirhams(usd as Cents)).toBe(Number(exact))
    }
  })
  it('formats a price in the visitor’s currency', () => {
    expect(formatPrice(cents(800), 'USD')).toBe('$800.00')
    expect(formatPrice(cents(800), 'AED')).toBe('AED 2,938.00')
  })
  it('formats the listing with two decimals and the home page with grouping', () => {
    expect(dollars(cents(1400))).toBe('$1,400.00')
    expect(wholeDollars(cents(1400))).toBe('$1,400')
    expect(wholeDollars(cents(720.8))).toBe('$720.8')
    expect(dirhams(cents(1469))).toBe('AED 1,469.00')
  })
})
