import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'

import type * as english from '../../build/en/money.ts'

type Words = typeof english

// Figures are grouped alike in all our languages: 1,469.00.
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** An amount in minor units with its currency: `AED 1,469.00`, `$400.00`. */
export function moneyText(words: Words, minorUnits: Cents, currency: Currency): string {
  return withCurrency(words, twoDecimals.format(minorUnits / 100), currency)
}

/** The same without decimals when they are zero: `AED 2,938`, `$800`. */
export function wholeMoneyText(words: Words, minorUnits: Cents, currency: Currency): string {
  const isShort = currency === 'USD' || minorUnits % 100 === 0
  return withCurrency(words, (isShort ? grouped : twoDecimals).format(minorUnits / 100), currency)
}

/** For a list of prices, with decimals only where there are any: `$250`, `$387.50`, `AED 2,938`. */
export function shortMoneyText(words: Words, minorUnits: Cents, currency: Currency): string {
  const format = minorUnits % 100 === 0 ? grouped : twoDecimals
  return withCurrency(words, format.format(minorUnits / 100), currency)
}

/** A deduction: `−$20.00`, with a minus sign instead of a hyphen. */
export function lessText({ lessAed, lessUsd }: Words, minorUnits: Cents, currency: Currency): string {
  const amount = twoDecimals.format(minorUnits / 100)
  return currency === 'AED' ? lessAed({ amount }) : lessUsd({ amount })
}

function withCurrency({ aed, usd }: Words, amount: string, currency: Currency): string {
  return currency === 'AED' ? aed({ amount }) : usd({ amount })
}
