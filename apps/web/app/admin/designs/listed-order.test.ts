import { expect, it } from 'vitest'

import { inListedOrder, moved } from './listed-order.ts'

const designs = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }))
const slugsOf = (order: readonly string[]) => inListedOrder(designs, order).map(({ slug }) => slug)

it('lists what has no place last', () => {
  expect(slugsOf([])).toEqual(['a', 'b', 'c', 'd'])
  expect(slugsOf(['d', 'b'])).toEqual(['d', 'b', 'a', 'c'])
})

it('moves a design up, down and nowhere', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
})
