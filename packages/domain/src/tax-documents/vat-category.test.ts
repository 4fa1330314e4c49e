import { expect, it } from 'vitest'

import { vatCategory } from './vat-category.ts'

const TRN = '100123456700003'

it.each([
  [{ trn: TRN, vatPercent: 5, country: 'AE' }, 'S'],
  [{ trn: TRN, vatPercent: 0, country: 'AE' }, 'Z'],
  [{ trn: TRN, vatPercent: 0, country: 'US' }, 'G'],
  [{ trn: null, vatPercent: 0, country: 'US' }, 'O'],
  [{ trn: null, vatPercent: 5, country: 'AE' }, 'O'],
])('%o is %s', (supply, category) => {
  expect(vatCategory(supply)).toBe(category)
})
