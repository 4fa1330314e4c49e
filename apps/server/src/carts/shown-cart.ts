import type { CartResponse } from '@nawl/contract/cart'
import { priceCart } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import { findCountry } from '@nawl/domain/shop/countries'

import type { Cart } from './cart.store.ts'
import { frozenInRoom } from './frozen-paths.ts'
import { shownLine } from './shown-line.ts'

/** A cart as the API gives it, priced now, each rug in the one of `rooms` it is for. */
export function shownCart(
  { lines, country }: Cart,
  tariff: Tariff,
  rooms: readonly RoomToLieIn[],
): CartResponse {
  const found = country === null ? null : findCountry(country)
  const price = priceCart(lines, found ? { country: found } : null, tariff)
  return {
    lines: lines.map((line) => ({ ...shownLine(line), inRoom: frozenInRoom(line.design, rooms, 'webp') })),
    country,
    price,
  }
}
