import { expect, it } from 'vitest'

import { sized } from '../cart/cart-fixture.ts'
import { sizeClassOf, squareFeetOf, usualPlaceOf } from './size-class.ts'

it('measures what is charged in square feet', () => {
  expect(squareFeetOf(sized('5', '8', 'ft'))).toBe(40)
  expect(squareFeetOf(sized('200', '', 'cm', 'round'))).toBe(43.1)
})

it('puts a size into the class that its area begins', () => {
  const classes = [
    ['2.5', '7'],
    ['5', '5'],
    ['5', '8'],
    ['5', '10'],
    ['8', '10'],
    ['10', '10'],
    ['10', '15'],
  ].map(([width = '', length = '']) => sizeClassOf(sized(width, length, 'ft')))
  expect(classes).toEqual([0, 25, 25, 50, 50, 90, 150])
})

it('knows a usual size in either unit, turned, and as it is rounded', () => {
  expect(usualPlaceOf(sized('8', '10', 'ft'))).toBe('living')
  expect(usualPlaceOf(sized('310', '240'))).toBe('living')
  expect(usualPlaceOf(sized('152', '244'))).toBe('drawn')
  expect(usualPlaceOf(sized('160', '', 'cm', 'round'))).toBe('reading')
  expect(usualPlaceOf(sized('80', '200', 'cm', 'runner'))).toBe('bedside')
  expect(usualPlaceOf(sized('200', '300'))).toBeNull()
})
