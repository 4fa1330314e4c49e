import type { CartResponse } from '@nawl/contract/sales/cart'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { dutiesOf, type Incoterm } from '@nawl/domain/shop/customs'
import { hint } from '@nawl/messages/duties'

import { countryName } from '../page/country/country-name.ts'

/** What may be due on arrival in a country, and who pays it; null within the UAE. */
export function dutiesText(code: CartResponse['country'], term: Incoterm | null): string | null {
  const country = findCountry(code ?? '')
  const of = country && dutiesOf(country)
  return country && of && term ? hint({ of, term, country: countryName(country) }) : null
}
