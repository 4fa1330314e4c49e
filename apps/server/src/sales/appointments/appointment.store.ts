import type { ShownAppointment } from '@nawl/contract/sales/appointment'
import {
  appointmentOf,
  bookAppointment,
  bookedSlot,
  choosableSlots,
  offerFor,
  ownAppointmentFault,
} from '@nawl/domain/order/appointment'
import type { Actor, Order } from '@nawl/domain/order/order'
import type { Outcome } from '@nawl/domain/order/outcome'
import { type DeliverySlot, slotKey } from '@nawl/domain/shop/white-glove-offer'
import { and, count, inArray, ne, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { order as orderTable } from '../../platform/db/schema/commerce-schema.ts'
import type { Settings } from '../../settings/settings.ts'

type Deps = { readonly settings: Pick<Settings, 'delivery'> }

type Booking = {
  readonly by: Actor
  readonly day: string
  readonly from: number
  readonly why: string
  readonly version: number
}

/**
 * Chooses or moves an appointment in the transaction of its order. Whoever else wants the window waits until it ends: two
 * orders that were free of each other must not both take the last place.
 */
export async function bookInTurn(
  tx: Tx,
  order: Order,
  now: Date,
  { settings }: Deps,
  booking: Booking,
): Promise<Outcome> {
  const offers = settings.delivery.whiteGlove()
  const slot = bookedSlot(order, now, { ...booking, offers })
  if (slot) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slotKey(slot)}, 0))`)
  const taken = slot ? ((await takenBy(tx, [slot], order.number)).get(slotKey(slot)) ?? 0) : 0
  return bookAppointment(order, now, { ...booking, offers, taken })
}

/** What an order's page shows of its appointment; undefined where nothing is offered and nothing was chosen. */
export async function shownAppointment(
  tx: Tx,
  order: Order,
  now: Date,
  { settings }: Deps,
  by: 'customer' | 'staff',
): Promise<ShownAppointment | undefined> {
  const offers = settings.delivery.whiteGlove()
  const slot = appointmentOf(order)
  const slots = choosableSlots(order, now, offers, by)
  if (!slot && slots.length === 0) return undefined
  const city = slot?.city ?? slots[0]?.city
  if (!city) return undefined
  const mayChoose = by === 'staff' ? slots.length > 0 : ownAppointmentFault(order, now, offers) === null
  const capacity = offerFor(order, offers)?.capacity ?? 0
  const taken = mayChoose ? await takenBy(tx, slots, order.number) : new Map<string, number>()
  const free = mayChoose ? slots.filter((each) => (taken.get(slotKey(each)) ?? 0) < capacity) : []
  return {
    city,
    chosen: slot && { day: slot.day, from: slot.from, to: slot.to },
    mayChoose,
    days: [...Map.groupBy(free, ({ day }) => day)].map(([day, windows]) => ({
      day,
      windows: windows.map(({ from, to }) => ({ from, to })),
    })),
    version: order.appointments.length,
  }
}

/** How many other orders have each window. */
async function takenBy(
  tx: Tx,
  slots: readonly DeliverySlot[],
  number: string,
): Promise<ReadonlyMap<string, number>> {
  const { appointmentSlot } = orderTable
  const rows = await tx
    .select({ slot: appointmentSlot, taken: count() })
    .from(orderTable)
    .where(and(inArray(appointmentSlot, slots.map(slotKey)), ne(orderTable.number, number)))
    .groupBy(appointmentSlot)
  return new Map(rows.flatMap(({ slot, taken }) => (slot === null ? [] : [[slot, taken] as const])))
}
