import { isPickupPrice, priceCart } from '../../cart/price-cart.ts'
import { whiteGloveCity } from '../../shop/delivery/white-glove-offer.ts'
import { type Country, findCountry } from '../../shop/countries/countries.ts'
import { type Address, type AddressInput, readAddress } from '../address/address.ts'
import { contactFault } from './correction.ts'
import { ADDRESS_FIELDS } from '../address/address-form.ts'
import { isOver } from '../deadlines.ts'
import { withoutAppointment } from '../delivery/appointment.ts'
import type { Actor, Order, OrderVersion } from '../order.ts'
import { done, type OrderRefusal, type Outcome, refused, type Refused } from '../outcome.ts'

export type AddressCorrection = {
  readonly by: Actor
  readonly address: AddressInput
  /** May be empty. */
  readonly why: string
  /** How often the address had been changed when the member of staff last saw it. */
  readonly version: number
  /** Country codes. */
  readonly notShippedTo: readonly string[]
}

/**
 * Changes where an order goes: staff until it is shipped, customers as long as they may change the design. Nothing is priced anew: an address to which freight or VAT would be
 * other than agreed is refused.
 */
export function changeAddress(
  order: Order,
  now: Date,
  { by, address, why, version, notShippedTo }: AddressCorrection,
): Outcome {
  const fault = by === 'customer' ? ownAddressFault(order, now) : contactFault(order)
  if (fault) return refused(fault)
  if (version !== order.addressChanges.length) return refused('changed-meanwhile')
  // Existing orders are still delivered, although the shop may have stopped shipping to the country since.
  const closed = notShippedTo.filter((code) => code !== order.address.country)
  const read = readAddress(address, closed)
  if (!read.ok) return { ok: false, reason: 'bad-address', problems: read.problems }
  if (isSameAddress(read.address, order.address)) return refused('same-address')
  const priced = priceFault(order, read.address)
  if (priced) return priced
  const change = { by, at: now, before: order.address, after: read.address, why }
  const addressChanges = [...order.addressChanges, change]
  // The white glove team belongs to the old city.
  const isElsewhere = whiteGloveCity(read.address) !== whiteGloveCity(order.address)
  const kept = isElsewhere ? withoutAppointment(order, now, { by, why }) : { order, happenings: [] }
  return done({ ...kept.order, address: read.address, addressChanges }, now, by, [
    { kind: 'address-changed', subject: String(addressChanges.length) },
    ...kept.happenings,
  ])
}

/** Why customers cannot change where their order goes, or null. */
export function ownAddressFault(order: Order, now: Date): OrderRefusal | null {
  return contactFault(order) ?? (isOver(order.times.changeUntil, now) ? 'too-late' : null)
}

/** The address that an order had at an instant: a paper that was issued then keeps it. */
export function addressAt(
  { address, addressChanges }: Pick<Order, 'address' | 'addressChanges'>,
  instant: Date,
): Address {
  return addressChanges.find(({ at }) => at > instant)?.before ?? address
}

function isSameAddress(one: Address, other: Address): boolean {
  return one.country === other.country && ADDRESS_FIELDS.every((field) => one[field] === other[field])
}

/** Prices depend on the country alone. A change of the design that waits for its difference is looked at, too. */
function priceFault(order: Order, { country: code }: Address): Refused | null {
  if (code === order.address.country) return null
  const country = findCountry(code)
  if (!country) throw new Error(`an address was read without a country: ${code}`)
  const indices = order.change ? [order.inForce, order.change.version] : [order.inForce]
  for (const index of indices) {
    const version = order.versions[index]
    const fault = version && versionFault(version, country, order)
    if (fault) return fault
  }
  return null
}

function versionFault(
  { lines, price: agreed }: OrderVersion,
  country: Country,
  { tariff }: Order,
): Refused | null {
  const there = priceCart(lines, { country }, tariff)
  const [was, will] = [agreed.shipping, there.shipping]
  // A quote is for the place that it was given for.
  const isQuotedOtherwise = (was?.basis === 'by-quote') !== (will?.basis === 'by-quote')
  if (was?.basis === 'quoted' || isPickupPrice(agreed) || isQuotedOtherwise) return refused('quote-differs')
  const difference = {
    freight: there.amounts.USD.shipping - agreed.amounts.USD.shipping,
    vat: there.amounts.USD.vat - agreed.amounts.USD.vat,
  }
  // Another region has its own time of delivery, which was agreed with the price.
  const isOther = difference.freight !== 0 || difference.vat !== 0 || was?.region !== will?.region
  return isOther ? { ok: false, reason: 'price-differs', difference } : null
}
