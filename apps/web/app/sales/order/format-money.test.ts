import { expect, it } from 'vitest'

import { lessWords, moneyWords } from './format-money.ts'

it('writes hundredths as an amount of either currency', () => {
  expect(moneyWords(177_015, 'AED')).toBe('AED 1,770.15')
  expect(moneyWords(40_000, 'USD')).toBe('$400.00')
  expect(lessWords(2_000, 'USD')).toBe('−$20.00')
})
