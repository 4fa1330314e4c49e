import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'

import { useRoot } from '../use-root.ts'
import { lessPriceIn, priceIn, wholePriceIn } from './price-in.ts'

type PriceWords = {
  readonly currency: Currency
  /** Formats a price in dollars for the visitor: `$800.00`, `AED 2,938.00`. */
  readonly price: (usd: Cents) => string
  /** The same without decimals when they are zero: `$800`, `AED 2,938`. */
  readonly wholePrice: (usd: Cents) => string
  /** Formats a deduction: `−$48.00`. */
  readonly lessPrice: (usd: Cents) => string
}

/** Formats prices in the visitor's currency. */
export function usePrice(): PriceWords {
  const { currency } = useRoot()
  return {
    currency,
    price: (usd) => priceIn(usd, currency),
    wholePrice: (usd) => wholePriceIn(usd, currency),
    lessPrice: (usd) => lessPriceIn(usd, currency),
  }
}
