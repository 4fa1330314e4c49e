import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Cents, halfUp, sumOf, toDirhams, ZERO, negated } from './money.ts'
import { splitByWeight, toDirhamParts } from './split-money.ts'

const amount = fc.integer({ min: 0, max: 20_000_000 }).map((cents) => cents as Cents)

describe('rounding', () => {
  it('rounds half up, above and below 0', () => {
    expect([halfUp(5, 10), halfUp(4, 10), halfUp(15, 10), halfUp(-5, 10), halfUp(-6, 10)]).toEqual([
      1, 0, 2, 0, -1,
    ])
  })

  it('is exact for amounts of any size', () => {
    const numerator = fc.maxSafeInteger().filter((n) => Math.abs(n) < 2 ** 51)
    fc.assert(
      fc.property(numerator, fc.integer({ min: 1, max: 1e6 }), (n, d) => {
        const doubled = BigInt(n) * 2n + BigInt(d)
        const by = BigInt(d) * 2n
        const exact = (doubled - (((doubled % by) + by) % by)) / by
        expect(halfUp(n, d)).toBe(Number(exact))
      }),
    )
  })
})

describe('splitting an amount', () => {
  it('gives the remainder to the parts that lost most', () => {
    expect(splitByWeight(100 as Cents, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitByWeight(7200 as Cents, [80_000, 64_000])).toEqual([4000, 3200])
    expect(splitByWeight(5 as Cents, [0, 3, 1])).toEqual([0, 4, 1])
    expect(splitByWeight(ZERO, [0, 0])).toEqual([0, 0])
    expect(() => splitByWeight(1 as Cents, [])).toThrow('1 cannot be shared')
  })

  it('adds up to the amount, with no part a cent away from its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some((weight) => weight > 0))
    fc.assert(
      fc.property(amount, weights, (total, weights) => {
        const parts = splitByWeight(total, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(sumOf(parts)).toBe(total)
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0
          const off = BigInt(part) * BigInt(whole) - BigInt(total) * BigInt(weight)
          expect(off < BigInt(whole) && -off < BigInt(whole)).toBe(true)
          expect(weight > 0 || part === 0).toBe(true)
        }
      }),
    )
  })
})

describe('parts in dirhams', () => {
  it('add up to the sum in dirhams', () => {
    // 1,440.00 − 72.00 + 214.00 dollars: 5,288.40 − 264.42 + 785.915 dirhams, of which the half goes to the freight.
    expect(toDirhamParts([144_000, -7_200, 21_400] as Cents[])).toEqual([528_840, -26_442, 78_592])
  })

  it('are each within a fils of their own value, whatever the rate', () => {
    const rate = fc.integer({ min: 1, max: 99_999 }).map((scaled) => scaled / 10_000)
    fc.assert(
      fc.property(amount, amount, amount, rate, (goods, discount, shipping, rate) => {
        const dollars = [goods, negated(discount), shipping]
        const parts = toDirhamParts(dollars, rate)
        expect(sumOf(parts)).toBe(toDirhams(sumOf(dollars), rate))
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (dollars[index] ?? 0) * rate)).toBeLessThan(1.001)
      }),
    )
  })
})
