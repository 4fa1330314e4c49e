import { expect, it } from 'vitest'

import { lessText, formatMinorUnits } from './format-money.ts'

it('formats minor units in both currencies', () => {
  expect(formatMinorUnits(177_015, 'AED')).toBe('AED 1,770.15')
  expect(formatMinorUnits(40_000, 'USD')).toBe('$400.00')
  expect(lessText(2_000, 'USD')).toBe('−$20.00')
})
