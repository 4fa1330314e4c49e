import type { Currency } from './currency.ts'
import { dirhams, dollars } from './format-money.ts'
import { type Cents, toDirhams } from './money.ts'

/** A price in dollars formatted for a visitor: `$800.00`, `AED 2,938.00`. */
export function formatPrice(usd: Cents, currency: Currency): string {
  return currency === 'AED' ? dirhams(toDirhams(usd)) : dollars(usd)
}
