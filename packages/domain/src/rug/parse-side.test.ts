import { describe, expect, it } from 'vitest'

import { parseSide } from './parse-side.ts'

describe('a typed side', () => {
  it.each([
    ['5', 5],
    [' 5.5 ', 5.5],
    ['5,5', 5.5],
    ['5.', 5],
    ['.5', 0.5],
  ])('reads %j as %d', (typed, side) => expect(parseSide(typed)).toBe(side))

  it.each(['', ' ', '0', '-4', 'abc', '5 ft', '1,000.5', 'NaN', 'Infinity', '1e999'])(
    'finds no number above 0 in %j',
    (typed) => expect(parseSide(typed)).toBeNaN(),
  )
})
