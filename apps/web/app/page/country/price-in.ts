import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, toDirhams } from '@nawl/domain/money/money'
import * as money from '@nawl/messages/money'
import { lessText, moneyText, shortMoneyText, wholeMoneyText } from '@nawl/messages/text/money'

/** Formats a price in dollars in a currency: `$800.00`, `AED 2,938.00`. */
export function priceIn(usd: Cents, currency: Currency): string {
  return moneyText(money, charged(usd, currency), currency)
}

/** The same without decimals when they are zero: `$800`, `AED 2,938`. */
export function wholePriceIn(usd: Cents, currency: Currency): string {
  return wholeMoneyText(money, charged(usd, currency), currency)
}

/** For a list of prices, with decimals only where there are any: `$250`, `$387.50`, `AED 2,938`. */
export function shortPriceIn(usd: Cents, currency: Currency): string {
  return shortMoneyText(money, charged(usd, currency), currency)
}

/** A deduction in dollars, in a currency: `−$48.00`. */
export function lessPriceIn(usd: Cents, currency: Currency): string {
  return lessText(money, charged(usd, currency), currency)
}

const charged = (usd: Cents, currency: Currency) => (currency === 'AED' ? toDirhams(usd) : usd)
