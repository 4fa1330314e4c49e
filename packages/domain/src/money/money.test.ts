import { describe, expect, it } from 'vitest'

import { dirhams, dollars, wholeDollars } from './format-money.ts'
import { cents, toDirhams } from './money.ts'

describe('money', () => {
  it('rounds half a cent up, also where binary fractions would drop it', () => {
    expect(cents(1.005)).toBe(101)
    expect(cents(4.35)).toBe(435)
    expect(cents(720.8)).toBe(72080)
  })
  it('turns dollars into dirhams at the peg', () => {
    expect(toDirhams(cents(400))).toBe(146900)
  })
  it('writes the listing with two decimals and the home page with grouping', () => {
    expect(dollars(cents(1400))).toBe('$1,400.00')
    expect(wholeDollars(cents(1400))).toBe('$1,400')
    expect(wholeDollars(cents(720.8))).toBe('$720.8')
    expect(dirhams(cents(1469))).toBe('AED 1,469.00')
  })
})
