import type { Cents } from '@nawl/domain/money/money'
import { expect, it } from 'vitest'

import * as arabic from '../../build/ar/money.ts'
import * as english from '../../build/en/money.ts'
import { lessText, moneyText, shortMoneyText, wholeMoneyText } from './money.ts'

const cents = (amount: number) => amount as Cents
/** Without the marks that keep a number in place within Arabic. */
const plain = (text: string) => text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')

it('names amounts of both currencies in the language', () => {
  expect(moneyText(english, cents(177_015), 'AED')).toBe('AED 1,770.15')
  expect(wholeMoneyText(english, cents(293_800), 'AED')).toBe('AED 2,938')
  expect(wholeMoneyText(english, cents(323_180), 'AED')).toBe('AED 3,231.80')
  expect(wholeMoneyText(english, cents(72_080), 'USD')).toBe('$720.8')
  const short = [cents(38_750), cents(25_000)].map((amount) => shortMoneyText(english, amount, 'USD'))
  expect(short).toEqual(['$387.50', '$250'])
  expect(lessText(english, cents(2_000), 'USD')).toBe('−$20.00')
  expect(plain(moneyText(arabic, cents(177_015), 'AED'))).toBe('1,770.15\u00A0د.إ.')
  expect(plain(lessText(arabic, cents(2_000), 'USD'))).toBe('−20.00\u00A0US$')
})
