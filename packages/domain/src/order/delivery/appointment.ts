import { isPickupPrice } from '../../cart/price-cart.ts'
import { startOfDay } from '../../shop/time-zone.ts'
import {
  cityDay,
  type DeliverySlot,
  offeredSlots,
  slotKey,
  whiteGloveCity,
  type WhiteGloveOffer,
} from '../../shop/delivery/white-glove-offer.ts'
import { type Actor, type Order, versionInForce } from '../order.ts'
import { emailsOf } from '../order-event.ts'
import {
  type Done,
  done,
  type Happening,
  type OrderRefusal,
  type Outcome,
  refused,
  unchanged,
} from '../outcome.ts'

/** When two people bring an order in, or that this no longer holds; `why` may be empty. */
export type AppointmentEntry = {
  readonly by: Actor
  readonly at: Date
  readonly slot: DeliverySlot | null
  readonly why: string
}

type WithAppointments = Pick<Order, 'appointments'>
type Delivered = Pick<Order, 'state' | 'address' | 'versions' | 'inForce'>

/** When two people bring an order in; null where nobody has chosen. */
export const appointmentOf = ({ appointments }: WithAppointments): DeliverySlot | null =>
  appointments.at(-1)?.slot ?? null

/** What an order's customer may choose of: what is offered in the city that it goes to. Only rugs are brought in and laid. */
export function offerFor(order: Delivered, offers: readonly WhiteGloveOffer[]): WhiteGloveOffer | null {
  const { price } = versionInForce(order)
  if (price.rugCount === 0 || isPickupPrice(price)) return null
  const city = whiteGloveCity(order.address)
  return offers.find((offer) => offer.city === city) ?? null
}

/** From when it leaves the workshop until it is there. */
const CHOOSABLE: ReadonlySet<Order['state']> = new Set(['ready', 'shipped'])

/** Why nobody can choose a window now, or null. */
export function appointmentFault(order: Delivered, offers: readonly WhiteGloveOffer[]): OrderRefusal | null {
  if (!CHOOSABLE.has(order.state)) return 'wrong-state'
  return offerFor(order, offers) === null ? 'appointment-not-offered' : null
}

/** Why a customer cannot choose or change, or null: until the day before, by the calendar of the city. */
export function ownAppointmentFault(
  order: Delivered & WithAppointments,
  now: Date,
  offers: readonly WhiteGloveOffer[],
): OrderRefusal | null {
  const slot = appointmentOf(order)
  return appointmentFault(order, offers) ?? (slot && cityDay(slot.city, now) >= slot.day ? 'too-late' : null)
}

/** How many days after today staff may move an appointment to: they know what is possible. */
const STAFF_LEAD_DAYS = 0

/** The windows that somebody may choose of, full ones among them. */
export function choosableSlots(
  order: Delivered,
  now: Date,
  offers: readonly WhiteGloveOffer[],
  by: 'customer' | 'staff',
): readonly DeliverySlot[] {
  const offer = offerFor(order, offers)
  if (!offer || !CHOOSABLE.has(order.state)) return []
  return by === 'customer' ? offeredSlots(offer, now) : offeredSlots(offer, now, STAFF_LEAD_DAYS)
}

type Booking = {
  readonly by: Actor
  /** A day of the city's calendar, and the hour with which the window begins. */
  readonly day: string
  readonly from: number
  /** May be empty. */
  readonly why: string
  /** How many entries about appointments whoever chooses had seen. */
  readonly version: number
  readonly offers: readonly WhiteGloveOffer[]
  /** How many other orders have the window, read under a lock. */
  readonly taken: number
}

/** Chooses when two people bring an order in, or moves it. That day is what is promised from then on, and what it is late by. */
export function bookAppointment(order: Order, now: Date, booking: Booking): Outcome {
  const { by, why, version, offers, taken } = booking
  const isCustomer = by === 'customer'
  const fault = isCustomer ? ownAppointmentFault(order, now, offers) : appointmentFault(order, offers)
  if (fault) return refused(fault)
  const slot = bookedSlot(order, now, booking)
  const before = appointmentOf(order)
  // A button that is pressed twice.
  if (isCustomer && before && slot && slotKey(before) === slotKey(slot)) return unchanged(order)
  if (version !== order.appointments.length) return refused('changed-meanwhile')
  if (!slot) return refused('appointment-not-offered')
  if (before && slotKey(before) === slotKey(slot)) return refused('nothing-corrected')
  const offer = offerFor(order, offers)
  if (!offer || taken >= offer.capacity) return refused('appointment-taken')
  const at = startOfDay(slot.day)
  const promised = { expectedFrom: at, expectedBy: at, arrivesFrom: null, arrivesBy: null }
  const after = entered({ ...order, times: { ...order.times, ...promised } }, { by, at: now, slot, why })
  return done(after, now, by, [{ kind: 'appointment-made', subject: String(after.appointments.length) }])
}

/** The window that is asked for, where it can be chosen. */
export function bookedSlot(
  order: Delivered,
  now: Date,
  { by, day, from, offers }: Pick<Booking, 'by' | 'day' | 'from' | 'offers'>,
): DeliverySlot | null {
  const slots = choosableSlots(order, now, offers, by === 'customer' ? 'customer' : 'staff')
  return slots.find((slot) => slot.day === day && slot.from === from) ?? null
}

/** An order without the appointment that no longer holds, and what is told of it: it is not ready after all, or goes elsewhere. */
export function withoutAppointment(
  order: Order,
  now: Date,
  { by, why }: { readonly by: Actor; readonly why: string },
): { readonly order: Order; readonly happenings: readonly Happening[] } {
  if (appointmentOf(order) === null) return { order, happenings: [] }
  const after = entered(order, { by, at: now, slot: null, why })
  return {
    order: after,
    happenings: [{ kind: 'appointment-withdrawn', subject: String(after.appointments.length) }],
  }
}

/** What was ready is told with the choice, where there is one. */
export function withInvitation(outcome: Done, offers: readonly WhiteGloveOffer[]): Done {
  const ready = outcome.events.find(({ kind }) => kind === 'ready')
  if (!ready || offerFor(outcome.order, offers) === null) return outcome
  const invited = { ...ready, kind: 'appointment-offered' } as const
  return {
    ...outcome,
    events: [...outcome.events, invited],
    effects: [...outcome.effects, ...emailsOf([invited])],
  }
}

const entered = (order: Order, entry: AppointmentEntry): Order => ({
  ...order,
  appointments: [...order.appointments, entry],
})
