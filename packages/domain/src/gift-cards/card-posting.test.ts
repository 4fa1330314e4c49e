import { expect, it } from 'vitest'

import { cents, sumOf } from '../money/money.ts'
import { cardEntries } from './card-posting.ts'

it.each([
  ['issued', 'given', 'gift-cards-given'],
  ['issued', 'paid', 'clearing-bank-transfer'],
  ['expired', 'paid', 'gift-cards-given'],
] as const)('posts a card that is %s and %s against %s, in balance', (kind, reason, against) => {
  for (const currency of ['AED', 'USD'] as const) {
    const entries = cardEntries({ kind, reason, currency, amount: cents(100) })
    expect(entries.map(({ account }) => account).toSorted()).toEqual([against, 'gift-cards'].toSorted())
    for (const unit of ['AED', 'USD'] as const)
      expect(sumOf(entries.map(({ amounts }) => amounts[unit]))).toBe(0)
    const owed = entries.find(({ account }) => account === 'gift-cards')
    expect(owed?.amounts[currency]).toBe(kind === 'issued' ? -10_000 : 10_000)
  }
})
