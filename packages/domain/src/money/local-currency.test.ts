import { expect, it } from 'vitest'

import { LOCAL_CURRENCY_CODES, localAmount, type LocalRate, localRate } from './local-currency.ts'
import { cents } from './money.ts'

const rate = (currency: LocalRate['currency'], perUsd: number): LocalRate => ({
  currency,
  perUsd,
  on: '2026-11-28',
})

it.each([
  ['EUR', 8_621, 1_234.5, '1,064.26'],
  ['KWD', 3_071, 1_234.5, '379.115'],
  ['JPY', 1_563_000, 1_234.5, '192,952'],
  ['SAR', 37_500, 0.01, '0.04'],
] as const)('%s has its own decimals', (currency, perUsd, dollars, amount) => {
  expect(localAmount(cents(dollars), rate(currency, perUsd))).toBe(amount)
})

it('is exact for the dearest rug at the highest rate', () => {
  expect(localAmount(cents(10_000_000), rate('JPY', 99_999_999))).toBe('99,999,999,000')
})

it('is found by the country, if the shop has a rate', () => {
  const rates = [rate('EUR', 8_621), rate('KWD', 3_071)]
  expect(localRate('DE', rates)?.currency).toBe('EUR')
  expect(localRate('KW', rates)?.currency).toBe('KWD')
  for (const none of ['GB', 'US', 'AE', 'CH']) expect(localRate(none, rates)).toBeNull()
})

it('each country has one currency', () => {
  const all = LOCAL_CURRENCY_CODES.map((currency) => rate(currency, 10_000))
  const found = ['DE', 'GB', 'SA', 'QA', 'KW', 'JP'].map((country) => localRate(country, all)?.currency)
  expect(found).toEqual(LOCAL_CURRENCY_CODES)
})
