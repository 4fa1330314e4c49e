import { expect, it } from 'vitest'

import { readGrams } from './read-grams.ts'

it('reads whole grams in either kind of digits', () => {
  expect(['1250', ' 1,250 ', '١٢٥٠', '١٬٢٥٠', '1 250'].map(readGrams)).toEqual([1250, 1250, 1250, 1250, 1250])
  expect(['', '12.5', '-1', '1e3', 'kg', '123456789'].map(readGrams)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
