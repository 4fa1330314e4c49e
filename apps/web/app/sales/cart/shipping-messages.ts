import { prices } from '@nawl/domain/shop/price-list'
import type { CartResponse } from '@nawl/contract/sales/cart'
import { findCountry } from '@nawl/domain/shop/countries'
import * as messages from '@nawl/messages/cart'

import { countryName } from '../../page/country/country-name.ts'

type Priced = Pick<CartResponse, 'country' | 'price'>

/** When the rugs arrive, and who pays duties: `Ready to ship in 4-6 weeks, then 12-16 days to the USA.` */
export function shippingText({ country: code, price: { shipping } }: Priced): string {
  const [least, most] = prices().weeks.making
  if (!shipping) return messages.ready({ least, most })
  // Its days travel as text: 12-16 days.
  const [fast = 0, slow = fast] = (shipping.delivery.match(/\d+/g) ?? []).map(Number)
  const country = findCountry(code ?? '')
  const way = { least, most, fast, slow }
  const sentence = country
    ? messages.readyThen({
        ...way,
        region: shipping.region,
        code: country.code,
        country: countryName(country),
      })
    : messages.readyThenAnywhere(way)
  return shipping.region === 'uae' ? sentence : `${sentence} ${messages.dutiesOnArrival}`
}
