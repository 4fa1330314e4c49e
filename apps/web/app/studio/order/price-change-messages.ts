import type { Currency } from '@nawl/domain/money/currency'
import { type Cents, toDirhams } from '@nawl/domain/money/money'

import { formatMinorUnits } from '../../sales/order/format-money.ts'

const RULES = 'Discount, delivery and VAT are reckoned anew by the prices you ordered at.'

/**
 * The price difference of a changed design in both currencies, because prices may be shown in one and charged in the
 * other. `dearer` is in US cents, null without a valid size.
 */
export function priceChangeText(dearer: number | null, currency: Currency): string {
  if (dearer === null) return 'The size is not one yet: type width and length first.'
  if (dearer === 0) return `The rugs cost the same, so the change is in force at once. ${RULES}`
  const amount = inBoth(Math.abs(dearer) as Cents, currency)
  return dearer > 0
    ? `The rugs cost ${amount} more. ${RULES} The changed design is made once the difference is paid; you see it before you pay.`
    : `The rugs cost ${amount} less. ${RULES} The change is in force at once, and the difference goes back to you.`
}

/** `$310.01 (AED 1,138.51)`, the visitor's own currency first. */
function inBoth(usd: Cents, currency: Currency): string {
  const [dollars, dirhams] = [formatMinorUnits(usd, 'USD'), formatMinorUnits(toDirhams(usd), 'AED')]
  return currency === 'AED' ? `${dirhams} (${dollars})` : `${dollars} (${dirhams})`
}
