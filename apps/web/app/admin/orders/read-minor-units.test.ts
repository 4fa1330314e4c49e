import { expect, it } from 'vitest'

import { readMinorUnits } from './read-minor-units.ts'

it('reads an amount to the cent and returns 0 for anything else', () => {
  const read = (typed: string) => {
    const form = new FormData()
    form.set('aed', typed)
    return readMinorUnits(form, 'aed')
  }
  expect(['1,770.15', '1770.15', ' 310 ', '0.29', '19.9'].map(read)).toEqual([
    177015, 177015, 31000, 29, 1990,
  ])
  // A comma before two digits is a decimal one, whoever types it, and Arabic digits are digits.
  expect(['1560,00', '10,5', '1.560,25', '١٥٦٠٫٥', '1,000'].map(read)).toEqual([
    156000, 1050, 156025, 156050, 100000,
  ])
  expect(['', '1.000', '1/2', 'much', '-5', '1.234', '1e3'].map(read)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(readMinorUnits(new FormData(), 'aed')).toBe(0)
})
