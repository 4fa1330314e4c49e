import type { Currency } from '@nawl/domain/money/currency'

import { formatMinorUnits, lessText } from '../../sales/order/summary/format-money.ts'

/** An amount that may be below zero. */
export const signedMoney = (amount: number, currency: Currency): string =>
  amount < 0 ? lessText(-amount, currency) : formatMinorUnits(amount, currency)
