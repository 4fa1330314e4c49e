import type { CartResponse } from '@nawl/contract/sales/cart'
import { findCountry } from '@nawl/domain/shop/countries'
import { FACT_MESSAGES } from '@nawl/domain/shop/fact-messages'

type Priced = Pick<CartResponse, 'country' | 'price'>

/** When the rugs arrive, and who pays duties: `Ready to ship in 4-6 weeks, then 12-16 days to the USA.` */
export function shippingText({ country, price: { shipping } }: Priced): string {
  const ready = `Ready to ship in ${FACT_MESSAGES.productionWeeks}`
  if (!shipping) return `${ready}.`
  const way = `${ready}, then ${shipping.delivery} to ${countryName(country)}.`
  return shipping.region === 'uae' ? way : `${way} Import duties, if any, are paid on arrival.`
}

/** A country's name within a sentence: `the USA`. */
export function countryName(code: string | null): string {
  const name = findCountry(code ?? '')?.name ?? 'you'
  return /^(?:USA|United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Seychelles)/.test(name)
    ? `the ${name}`
    : name
}
