import { localAmount, localRate } from '@nawl/domain/money/local-currency'
import type { Cents } from '@nawl/domain/money/money'
import * as messages from '@nawl/messages/local-price'
import { LANGUAGE } from '@nawl/messages/language'

import { useRoot } from '../use-root.ts'

/** A price in dollars in the currency of the visitor's country, for comparison. */
type LocalPrice = {
  /** `about €372.00` */
  readonly about: string
  /** `About €372.00, at the rate of 12 November 2026. You pay in dirhams or dollars.` */
  readonly sentence: string
}

/** Null where the country pays in dollars or dirhams, or the shop has no rate. */
export function useLocalPrice(usd: Cents): LocalPrice | null {
  const { country, prices } = useRoot()
  const rate = localRate(country.code, prices.localRates)
  if (!rate) return null
  const amount = localAmount(usd, rate)
  const { currency } = rate
  const day = new Date(`${rate.on}T00:00:00Z`).toLocaleDateString(LANGUAGE.tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return {
    about: messages.about({ amount, currency }),
    sentence: messages.sentence({ amount, currency, day }),
  }
}
