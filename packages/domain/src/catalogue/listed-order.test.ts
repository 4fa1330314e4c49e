import { expect, it } from 'vitest'

import { inListedOrder } from './listed-order.ts'

const listed = (order: readonly string[]) => inListedOrder(['a', 'b', 'c', 'd'], order, (slug) => slug)

it('lists what has no place last', () => {
  expect(listed([])).toEqual(['a', 'b', 'c', 'd'])
  expect(listed(['d', 'b', 'gone'])).toEqual(['d', 'b', 'a', 'c'])
})
