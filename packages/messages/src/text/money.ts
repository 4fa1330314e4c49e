import type { Currency } from '@nawl/domain/money/currency'
import type { Cents } from '@nawl/domain/money/money'

import type * as english from '../../build/en/money.ts'

type Words = typeof english

// Figures are grouped alike in all our languages: 1,469.00.
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in minor units with its currency: `AED 1,469.00`, `$400.00`. */
export function moneyText({ aed, usd }: Words, minorUnits: Cents, currency: Currency): string {
  const amount = twoDecimals.format(minorUnits / 100)
  return currency === 'AED' ? aed({ amount }) : usd({ amount })
}

/** A deduction: `−$20.00`, with a minus sign instead of a hyphen. */
export function lessText({ lessAed, lessUsd }: Words, minorUnits: Cents, currency: Currency): string {
  const amount = twoDecimals.format(minorUnits / 100)
  return currency === 'AED' ? lessAed({ amount }) : lessUsd({ amount })
}
