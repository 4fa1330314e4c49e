import { describe, expect, it } from 'vitest'

import { cents } from '../money/money.ts'
import { estimate, type SizeInput } from './estimate.ts'

const fiveByEight: SizeInput = { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 }
const price = (input: SizeInput) => {
  const result = estimate(input, cents(10))
  return result.ok ? result.price : result.reason
}

describe('the estimate', () => {
  it('is ten dollars a square foot', () => expect(price(fiveByEight)).toBe(40_000))

  it('converts centimetres with the factor the shop states', () => {
    // 170 × 0.0328084 = 5.577428 ft, 240 × 0.0328084 = 7.874016 ft
    expect(price({ ...fiveByEight, width: '170', length: '240', unit: 'cm' })).toBe(43_917)
  })

  it('multiplies by the quantity', () => expect(price({ ...fiveByEight, quantity: 10 })).toBe(400_000))

  it('costs the same whichever way round the rug is measured', () => {
    expect(price({ ...fiveByEight, width: '8', length: '5' })).toBe(price(fiveByEight))
  })

  it('takes the width for both sides of a square or round rug', () => {
    for (const shape of ['square', 'round'] as const)
      expect(price({ ...fiveByEight, shape, width: '6', length: '99' })).toBe(36_000)
  })

  it('needs no length when the rug has one measure', () => {
    expect(price({ ...fiveByEight, shape: 'round', width: '6', length: '' })).toBe(36_000)
  })

  it.each(['', ' ', '0', '-4', 'abc', '5 kg', 'NaN', 'Infinity', '1e999'])(
    'gives no price for the width %j',
    (width) => {
      expect(price({ ...fiveByEight, width })).toBe('invalid-dimensions')
    },
  )

  it('is given for any positive size, far above what is made, as long as cents can be counted', () => {
    expect(price({ ...fiveByEight, width: '10000', length: '10000', unit: 'cm' })).toBe(107_639_111)
    expect(price({ ...fiveByEight, shape: 'round', width: '400', length: '' })).toBe(160_000_000)
    expect(price({ ...fiveByEight, width: '0.01', length: '0.1' })).toBe(1)
    expect(price({ ...fiveByEight, width: '100000', length: '100000' })).toBe(10_000_000_000_000)
    expect(price({ ...fiveByEight, width: '99999999', length: '99999999' })).toBe('invalid-dimensions')
  })

  it('reads a decimal comma', () => expect(price({ ...fiveByEight, width: '5,5' })).toBe(44_000))
})
