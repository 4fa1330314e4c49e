import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import type { Address } from '@nawl/domain/order/address/address'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { type ProductionDates, productionDates } from '@nawl/domain/workshop/production-dates'

/** What a workshop is told of an order besides its rugs. */
export type PackOrder = {
  readonly number: string
  readonly dates: ProductionDates
  /** When the designs that are made were settled: the same version gives the same bytes. */
  readonly settledAt: Date
  /** As it is written on a parcel, a line each; the last is the country in capitals. */
  readonly address: readonly string[]
  readonly phone: string
  readonly email: string
  /** Number of rugs of all lines. */
  readonly rugCount: number
}

export type OrderedDesign = { readonly design: DesignSnapshot; readonly quantity: number }

/** What of an order a workshop is told, and the designs that are made. */
export function packOrder(order: Order): {
  readonly about: PackOrder
  readonly designs: readonly OrderedDesign[]
} {
  const { number, times, address, email } = order
  const { lines, madeAt } = versionInForce(order)
  const about = {
    number,
    dates: productionDates(times),
    settledAt: madeAt,
    address: onParcel(address),
    phone: address.phone,
    email,
    rugCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  return { about, designs: lines.map(({ design, quantity }) => ({ design, quantity })) }
}

/** The country in capitals, as the post of every country reads it. */
function onParcel(address: Address): readonly string[] {
  const lines = addressLines(address)
  return lines.map((line, index) => (index === lines.length - 1 ? line.toUpperCase() : line))
}
