import * as messages from '@nawl/messages/order-bar'
import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, toDirhams } from '@nawl/domain/money/money'

import { formatMinorUnits } from '../../sales/order/summary/format-money.ts'

const { rules } = messages

/**
 * The price difference of a changed design in both currencies, because prices may be shown in one and charged in the
 * other. `priceIncrease` is in US cents, null without a valid size.
 */
export function priceChangeText(priceIncrease: number | null, currency: Currency): string {
  if (priceIncrease === null) return messages.noSizeYet
  if (priceIncrease === 0) return messages.costSame({ rules })
  const amount = inBoth(Math.abs(priceIncrease) as Cents, currency)
  return priceIncrease > 0 ? messages.costMore({ amount, rules }) : messages.costLess({ amount, rules })
}

/** `$310.01 (AED 1,138.51)`, the visitor's own currency first. */
function inBoth(usd: Cents, currency: Currency): string {
  const [dollars, dirhams] = [formatMinorUnits(usd, 'USD'), formatMinorUnits(toDirhams(usd), 'AED')]
  return currency === 'AED' ? `${dirhams} (${dollars})` : `${dollars} (${dirhams})`
}
