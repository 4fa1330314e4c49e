import { expect, it } from 'vitest'

import { type Cents, ZERO } from '../money/money.ts'
import { makeMoneyReport, type MoneyRow } from './money-report.ts'

const row = (key: string | null, aed: number, usd = 0): MoneyRow => {
  const figures = (amount: number) => ({
    sales: amount as Cents,
    vat: (amount / 10) as Cents,
    refunds: ZERO,
    discounts: ZERO,
  })
  return { key, AED: figures(aed), USD: figures(usd) }
}

it('adds up days in steps, has every step of the period, and the most first', () => {
  const report = makeMoneyReport({ from: '2027-01-30', to: '2027-03-02' }, 'month', {
    days: [row('2027-01-30', 100, 20), row('2027-01-31', 50), row('2027-03-01', 30)],
    countries: [row('AE', 30), row('US', 150, 20)],
    collections: [row(null, 20), row('Modern', 160, 20)],
  })
  expect(report.time.map(({ start, AED, USD }) => [start, AED.sales, USD.sales])).toEqual([
    ['2027-01-30', 150, 20],
    ['2027-02-01', 0, 0],
    ['2027-03-01', 30, 0],
  ])
  expect([report.totals.AED.sales, report.totals.AED.vat, report.totals.USD.sales]).toEqual([180, 18, 20])
  expect(report.countries.map(({ country }) => country)).toEqual(['US', 'AE'])
  expect(report.collections.map(({ collection }) => collection)).toEqual(['Modern', null])
})
