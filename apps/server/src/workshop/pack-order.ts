import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { Address } from '@nawl/domain/order/address/address'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { type ProductionDates, productionDates } from '@nawl/domain/workshop/production-dates'

/** The data of an order for the workshop, without its rugs. */
export type PackOrder = {
  readonly number: string
  readonly dates: ProductionDates
  /** When the made designs were settled; the same version gives identical bytes. */
  readonly settledAt: Date
  /** The address lines of the parcel label; the last is the country in capitals. */
  readonly address: readonly string[]
  readonly phone: string
  readonly email: string
  /** Number of rugs in all lines. */
  readonly rugCount: number
}

export type OrderedDesign = { readonly design: DesignSnapshot; readonly quantity: number }

/** Selects the data for the workshop and the designs to make. */
export function packOrder(order: Order): {
  readonly about: PackOrder
  readonly designs: readonly OrderedDesign[]
} {
  const { number, times, address, email } = order
  const { lines, madeAt } = versionInForce(order)
  const about = {
    number,
    dates: productionDates(times, order.tariff),
    settledAt: madeAt,
    address: onParcel(address),
    phone: address.phone,
    email,
    rugCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  return { about, designs: lines.map(({ design, quantity }) => ({ design, quantity })) }
}

/** The address with the country in capitals, as postal services require. */
function onParcel(address: Address): readonly string[] {
  const lines = addressLines(address)
  return lines.map((line, index) => (index === lines.length - 1 ? line.toUpperCase() : line))
}
