import { expect, it } from 'vitest'

import { discountText, nextDiscountText } from './line-messages.ts'

it('offer the next discount step, and nothing after the last or without rugs', () => {
  expect([0, 1, 2, 3, 9, 10].map(nextDiscountText)).toEqual([
    null,
    '2 more rugs: 5% off all of them.',
    'One more rug: 5% off all of them.',
    '2 more rugs: 8% off all of them.',
    'One more rug: 12% off all of them.',
    null,
  ])
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
