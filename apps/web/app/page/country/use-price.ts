import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, toDirhams } from '@nawl/domain/money/money'
import * as money from '@nawl/messages/money'
import { moneyText, wholeMoneyText } from '@nawl/messages/text/money'

import { useRoot } from '../use-root.ts'

type PriceWords = {
  readonly currency: Currency
  /** Formats a price in dollars for the visitor: `$800.00`, `AED 2,938.00`. */
  readonly price: (usd: Cents) => string
  /** The same without decimals when they are zero: `$800`, `AED 2,938`. */
  readonly wholePrice: (usd: Cents) => string
}

/** Formats prices in the visitor's currency. */
export function usePrice(): PriceWords {
  const { currency } = useRoot()
  const charged = (usd: Cents) => (currency === 'AED' ? toDirhams(usd) : usd)
  return {
    currency,
    price: (usd) => moneyText(money, charged(usd), currency),
    wholePrice: (usd) => wholeMoneyText(money, charged(usd), currency),
  }
}
