import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Cents } from '../../money/money.ts'
import { instalmentOf, isOfferedIn } from './instalments.ts'
import { PROVIDER_NAMES } from './payment-state.ts'

describe('instalments', () => {
  it('are offered in the Emirates alone, and other ways to pay everywhere', () => {
    expect(PROVIDER_NAMES.filter((name) => !isOfferedIn(name, 'SA'))).toEqual(['tabby', 'tamara'])
    expect(PROVIDER_NAMES.filter((name) => !isOfferedIn(name, 'AE'))).toEqual([])
  })
  it('are four, the first of them the largest', () => {
    expect(instalmentOf('tabby', 177_015 as Cents)).toEqual({ parts: 4, amount: 44_254 })
    expect(instalmentOf('tamara', 177_000 as Cents)).toEqual({ parts: 4, amount: 44_250 })
    expect(instalmentOf('tabby', 3 as Cents)).toBeNull()
    expect(instalmentOf('stripe', 177_000 as Cents)).toBeNull()
  })
  it('never come to less than the price, nor to a fils more for each', () =>
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 100_000_000 }), (price) => {
        const { parts, amount } = instalmentOf('tabby', price as Cents)!
        expect(amount * parts).toBeGreaterThanOrEqual(price)
        expect((amount - 1) * parts).toBeLessThan(price)
      }),
    ))
})
