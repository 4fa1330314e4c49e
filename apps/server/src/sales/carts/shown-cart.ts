import type { CartResponse, ShownLine, ShownLineInRoom } from '@nawl/contract/sales/cart'
import { priceCart, priceLine } from '@nawl/domain/cart/price-cart'
import type { Tariff } from '@nawl/domain/cart/tariff'
import { hasPieces } from '@nawl/domain/order/approval'
import { kindIn } from '@nawl/domain/product/product'
import type { Cents } from '@nawl/domain/money/money'
import type { RoomToLieIn } from '@nawl/domain/rug/room-for'
import { shippedCountry } from '@nawl/domain/shop/countries/shipping-countries'
import type { CartLine } from '@nawl/domain/cart/cart-line'

import type { Settings } from '../../settings/settings.ts'
import type { ShopPrices } from '../../settings/shop-prices.ts'
import type { Cart } from './cart.store.ts'
import { type ShopKinds, SHOP_KINDS } from '../kinds/shop-kinds.ts'
import type { OrderedRoomFormat } from './ordered-bitmap-paths.ts'

/** The settings that a cart is shown by. */
type ShownBy = {
  readonly prices: Pick<ShopPrices, 'tariff' | 'notShippedTo'>
  readonly delivery: Pick<Settings['delivery'], 'offersPickup' | 'place'>
}

/** A cart in the API's format with current prices, each rug in one of `rooms`. */
export function shownCart(
  { lines, country }: Cart,
  { prices, delivery }: ShownBy,
  rooms: readonly RoomToLieIn[],
  kinds: ShopKinds,
): CartResponse {
  // A country that the owner has excluded since counts as not chosen.
  const found = country === null ? null : shippedCountry(country, prices.notShippedTo())
  const tariff = prices.tariff()
  const price = priceCart(lines, found ? { country: found } : null, tariff, kinds.rules)
  const pickup =
    found?.region === 'uae' && delivery.offersPickup()
      ? {
          ...delivery.place(),
          price: priceCart(lines, { country: found, isPickup: true }, tariff, kinds.rules),
        }
      : null
  return {
    lines: lines.map((line) => ({
      ...lineInRoom(line, rooms, 'webp', kinds),
      was: priceBefore(line, tariff, kinds),
    })),
    country: found?.code ?? null,
    price,
    ...(pickup && { pickup }),
    hasPieces: hasPieces(lines, kinds.rules),
  }
}

/** What a line cost when its design was chosen, in US cents; null if that is what it costs now. */
function priceBefore({ design, quantity }: CartLine, tariff: Tariff, kinds: ShopKinds): Cents | null {
  const { unitPrice } = design
  if (unitPrice === undefined || unitPrice === priceLine({ design, quantity: 1 }, tariff, kinds.rules))
    return null
  return (unitPrice * quantity) as Cents
}

/** The same line with a picture of it in one of `rooms`, if it lies in any. */
export function lineInRoom(
  line: CartLine,
  rooms: readonly RoomToLieIn[],
  format: OrderedRoomFormat,
  kinds: ShopKinds,
): ShownLineInRoom {
  const { design } = line
  return { ...shownLine(line, kinds), inRoom: kindIn(kinds.sold, design).inRoom(design, rooms, format) }
}

/** A line in the API's format. */
export function shownLine(line: CartLine, { sold }: ShopKinds = SHOP_KINDS): ShownLine {
  return kindIn(sold, line.design).shown(line)
}
