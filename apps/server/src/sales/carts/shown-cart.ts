import type { CartResponse, ShownLineInRoom, ShownLine } from '@nawl/contract/sales/cart'
import { priceCart, priceLine } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import type { Cents } from '@nawl/domain/money/money'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import { shippedCountry } from '@nawl/domain/shop/shipping-countries'
import type { CartLine } from '@nawl/domain/cart/cart-line'

import type { ShopPrices } from '../../settings/shop-prices.ts'
import type { Cart } from './cart.store.ts'
import {
  orderedInRoom,
  orderedDesignLink,
  orderedPicture,
  type OrderedRoomFormat,
} from './ordered-bitmap-paths.ts'

/** A cart in the API's format with current prices, each rug in one of `rooms`. */
export function shownCart(
  { lines, country }: Cart,
  prices: Pick<ShopPrices, 'tariff' | 'notShippedTo'>,
  rooms: readonly RoomToLieIn[],
): CartResponse {
  // A country that the owner has excluded since counts as not chosen.
  const found = country === null ? null : shippedCountry(country, prices.notShippedTo())
  const price = priceCart(lines, found ? { country: found } : null, prices.tariff())
  return {
    lines: lines.map((line) => ({
      ...lineInRoom(line, rooms, 'webp'),
      was: priceBefore(line, prices.tariff()),
    })),
    country: found?.code ?? null,
    price,
  }
}

/** What a line cost when its design was chosen, in US cents; null if that is what it costs now. */
function priceBefore({ design, quantity }: CartLine, tariff: Tariff): Cents | null {
  const { unitPrice } = design
  if (unitPrice === undefined || unitPrice === priceLine({ design, quantity: 1 }, tariff)) return null
  return (unitPrice * quantity) as Cents
}

/** The same line with a picture of the rug in one of `rooms`. */
export function lineInRoom(
  line: CartLine,
  rooms: readonly RoomToLieIn[],
  format: OrderedRoomFormat,
): ShownLineInRoom {
  return { ...shownLine(line), inRoom: orderedInRoom(line.design, rooms, format) }
}

/** A line in the API's format, with its picture from the stored bitmap and a link to the studio. */
export function shownLine({ id, design, quantity }: CartLine): ShownLine {
  const { mappings, size } = design
  return {
    id,
    quantity,
    design: { ...design, mappings: { ...mappings }, size: { ...size } },
    picture: orderedPicture(design),
    studio: `/product/${encodeURIComponent(design.rugId)}?d=${orderedDesignLink(design, quantity)}`,
  }
}
