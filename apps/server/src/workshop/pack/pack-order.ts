import { isPickupPrice } from '@nawl/domain/cart/price-cart'
import type { Address } from '@nawl/domain/order/address/address'
import { addressLines } from '@nawl/domain/order/address/address-lines'
import { appointmentOf } from '@nawl/domain/order/appointment'
import { approvedAt, awaitedLines } from '@nawl/domain/order/approval'
import { type Order, type RemakeOf, versionInForce } from '@nawl/domain/order/order'
import { leadTimeOf } from '@nawl/domain/product/lead-time'
import type { ProductKinds } from '@nawl/domain/product/product-kind'
import type { DeliverySlot } from '@nawl/domain/shop/white-glove-offer'
import { type ProductionDates, productionDates } from '@nawl/domain/workshop/production-dates'

import type { LineWool } from '../../sales/yarn-ledger/line-wool.ts'
import type { PackedLine } from '../kinds/pack-kind.ts'
import { type PackStamp, packStamp } from './pack-stamp.ts'

/** The data of an order for the workshop, without its lines. */
export type PackOrder = {
  readonly number: string
  /** Of a remake, which one of which order: its pages say so. */
  readonly remakeOf: Pick<RemakeOf, 'order' | 'serial'> | null
  readonly dates: ProductionDates
  readonly stamp: PackStamp
  /** When the made designs were settled; the same version gives identical bytes. */
  readonly settledAt: Date
  /** The address lines of the parcel label; the last is the country in capitals. */
  readonly address: readonly string[]
  readonly phone: string
  /** Whether the customer collects it at the workshop, so that no carrier takes it. */
  readonly isPickup: boolean
  /** When two people bring it in; null where nobody has chosen. */
  readonly appointment: DeliverySlot | null
  readonly email: string
  /** For a card in the parcel; empty for none. */
  readonly giftMessage: string
  /** Number of rugs in all lines; none in an order of other products. */
  readonly rugCount: number
  /** Positions of the lines that the customer has to approve before they are made. */
  readonly awaited: readonly number[]
}

/** Selects the data for the workshop and the lines to make, as of an instant. */
export function packOrder(
  order: Order,
  made: Parameters<typeof packStamp>[1],
  rules?: ProductKinds,
  wool?: ReadonlyMap<string, LineWool>,
): {
  readonly about: PackOrder
  readonly lines: readonly PackedLine[]
} {
  const { number, remakeOf, address, email, giftMessage } = order
  const { lines, price, madeAt } = versionInForce(order)
  const waiting = awaitedLines(order, rules).filter(({ approved }) => approved === null)
  const about = {
    number,
    remakeOf,
    dates: productionDates(sinceApproval(order, rules), { weeks: leadTimeOf(lines, order.tariff, rules) }),
    stamp: packStamp(order, made),
    settledAt: madeAt,
    address: onParcel(address),
    phone: address.phone,
    isPickup: isPickupPrice(price),
    appointment: appointmentOf(order),
    email,
    giftMessage,
    rugCount: price.rugCount,
    awaited: lines.flatMap((line, n) => (waiting.some((each) => each.line === line) ? [n + 1] : [])),
  }
  return {
    about,
    lines: lines.map(({ id, design, quantity }, n) => ({
      position: n + 1,
      design,
      quantity,
      wool: wool?.get(id),
    })),
  }
}

/** The times of an order as its dates count from: what was approved late may be begun from then only. */
function sinceApproval(order: Order, rules?: ProductKinds): Order['times'] {
  const { times } = order
  const approved = approvedAt(order, rules)
  const { changeUntil } = times
  return approved && changeUntil && approved > changeUntil ? { ...times, changeUntil: approved } : times
}

/** The address with the country in capitals, as postal services require. */
function onParcel(address: Address): readonly string[] {
  const lines = addressLines(address)
  return lines.map((line, index) => (index === lines.length - 1 ? line.toUpperCase() : line))
}
