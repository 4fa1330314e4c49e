import type { CartResponse } from '@nawl/contract/cart'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { findCountry } from '@nawl/domain/shop/countries'

import type { Cart } from './cart.store.ts'
import { shownLine } from './shown-line.ts'

/** A cart as the API gives it, priced now. */
export function shownCart({ lines, country }: Cart, tariff: Tariff): CartResponse {
  const found = country === null ? null : findCountry(country)
  const price = priceCart(lines, found ? { country: found } : null, tariff)
  return { lines: lines.map(shownLine), country, price }
}
