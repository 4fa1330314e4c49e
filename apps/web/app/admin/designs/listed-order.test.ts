import { expect, it } from 'vitest'

import { moved } from './listed-order.ts'

it('moves a design up, down and nowhere', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
})
