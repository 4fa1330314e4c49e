import { describe, expect, it } from 'vitest'

import { discountText, nextDiscountText, sizeText } from './line-messages.ts'

const FEET = {
  shape: 'rectangle',
  unit: 'ft',
  width: '5',
  length: '8',
  widthMm: 1524,
  lengthMm: 2438,
} as const

describe('texts of a cart line', () => {
  it('give the size as typed, then in the other unit', () => {
    expect(sizeText(FEET)).toBe('Rectangle, 5 × 8 ft (152 × 244 cm)')
    const metric = {
      ...FEET,
      unit: 'cm',
      width: '170',
      length: '240',
      widthMm: 1700,
      lengthMm: 2400,
    } as const
    expect(sizeText(metric)).toBe('Rectangle, 170 × 240 cm (5.58 × 7.87 ft)')
  })

  it('give one measure for a round or square rug', () => {
    const round = { ...FEET, shape: 'round', width: '8', length: '8', widthMm: 2438 } as const
    expect(sizeText(round)).toBe('Round, 8 ft (244 cm)')
    expect(sizeText({ ...round, shape: 'square' })).toBe('Square, 8 ft (244 cm)')
  })

  it('offer the next discount step, and nothing after the last', () => {
    expect([1, 2, 3, 9, 10].map(nextDiscountText)).toEqual([
      '2 more rugs: 5% off all of them.',
      'One more rug: 5% off all of them.',
      '2 more rugs: 8% off all of them.',
      'One more rug: 12% off all of them.',
      null,
    ])
  })
})

it('name a discount and its reason', () => {
  expect([5, 8, 12].map(discountText)).toEqual([
    'Discount for 3 or more rugs, 5%',
    'Discount for 5 or more rugs, 8%',
    'Discount for 10 or more rugs, 12%',
  ])
  // A discount from the terms of an older order.
  expect(discountText(7)).toBe('Discount, 7%')
})
