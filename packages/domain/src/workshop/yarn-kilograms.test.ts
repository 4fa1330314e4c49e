import { describe, expect, it } from 'vitest'

import { sized } from '../cart/cart-fixture.ts'
import { woolKilograms, yarnKilograms } from './yarn-kilograms.ts'

const yarns = [
  { name: 'Ink', share: 50 },
  { name: 'Sand', share: 30 },
  { name: 'Clay', share: 20 },
]
const kilograms = (...args: Parameters<typeof yarnKilograms>) =>
  yarnKilograms(...args).map((yarn) => yarn.kilograms)

describe('kilograms of wool', () => {
  it('are area times share times the pile, and 15 % on top', () => {
    // 6 m² × 2.4 kg × 1.15 = 16.56 kg
    expect(yarnKilograms(yarns, { size: sized('200', '300'), quantity: 1 })).toEqual([
      { name: 'Ink', share: 50, kilograms: 8.28 },
      { name: 'Sand', share: 30, kilograms: 4.968 },
      { name: 'Clay', share: 20, kilograms: 3.312 },
    ])
    expect(kilograms(yarns, { size: sized('200', '300'), quantity: 3 })).toEqual([24.84, 14.904, 9.936])
  })

  it('are those of the circle where the rug is round', () => {
    // π m² × 2.4 kg × 1.15
    expect(kilograms([{ share: 100 }], { size: sized('200', '', 'cm', 'round'), quantity: 1 })).toEqual([
      8.671,
    ])
    expect(kilograms([{ share: 100 }], { size: sized('200', '', 'cm', 'square'), quantity: 1 })).toEqual([
      11.04,
    ])
  })

  it('grow with the height of the pile, and follow what is configured', () => {
    const rug = { size: sized('200', '300'), quantity: 1 }
    expect(kilograms([{ share: 100 }], { ...rug, pileMm: 15 })).toEqual([20.7])
    expect(kilograms([{ share: 100 }], rug, { gramsPerM2: 1_000, atPileMm: 12, wastePercent: 0 })).toEqual([
      6,
    ])
  })

  it('of a finished rug have no waste in them, and are rounded', () => {
    expect(woolKilograms(sized('200', '300'))).toBe(14)
    expect(woolKilograms(sized('100', '120'))).toBe(2.9)
  })
})
