import type { CartResponse } from '@nawl/contract/sales/cart'
import { findCountry } from '@nawl/domain/shop/countries/countries'
import { incotermTo } from '@nawl/domain/shop/customs'
import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/cart'

import { countryName } from '../../page/country/country-name.ts'
import type { WebKinds } from '../kinds/web-kind.ts'
import { weeksOfMaking } from '../kinds/weeks-of-making.ts'

type Priced = Pick<CartResponse, 'lines' | 'country' | 'price'>

/** When it all arrives, and that duties are the buyer's where they are. */
export function shippingText(cart: Priced, kinds: WebKinds): string {
  const { shipping } = cart.price
  const arrives = arrivalText(cart, kinds)
  if (!shipping || shipping.basis === 'pickup') return arrives
  const country = findCountry(cart.country ?? '')
  const isUpToCustomer = country ? incotermTo(country.region, prices()) === 'DAP' : shipping.region !== 'uae'
  return isUpToCustomer ? `${arrives} ${messages.dutiesOnArrival}` : arrives
}

/** When it all arrives: `Ready to ship in 4-6 weeks, then 12-16 days to the USA.` */
export function arrivalText({ lines, country: code, price: { shipping } }: Priced, kinds: WebKinds): string {
  const [least, most] = weeksOfMaking(lines, kinds)
  if (!shipping || shipping.basis === 'pickup') return messages.ready({ least, most })
  // Its days travel as text: 12-16 days.
  const [fast = 0, slow = fast] = (shipping.delivery.match(/\d+/g) ?? []).map(Number)
  const country = findCountry(code ?? '')
  const way = { least, most, fast, slow }
  return country
    ? messages.readyThen({
        ...way,
        region: shipping.region,
        code: country.code,
        country: countryName(country),
      })
    : messages.readyThenAnywhere(way)
}
