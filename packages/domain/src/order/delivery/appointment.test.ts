import { describe, expect, it } from 'vitest'

import { cents } from '../../money/money.ts'
import type { WhiteGloveOffer } from '../../shop/delivery/white-glove-offer.ts'
import { changeAddress } from '../corrections/change-address.ts'
import { stepBack } from '../corrections/step-back.ts'
import { markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import { staffSteps } from '../open-steps.ts'
import {
  after,
  BROOKLYN,
  checkout,
  DAY,
  DUBAI,
  kinds,
  LIMA,
  NOON,
  ok,
  orderEmailsOf,
  paidAt,
  SECOND,
} from '../laws/order-fixture.ts'
import type { Order } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { OWN_VAN } from './track-shipment.ts'
import {
  appointmentOf,
  bookAppointment,
  choosableSlots,
  ownAppointmentFault,
  withInvitation,
} from './appointment.ts'
import { calendarDays, expectedDays } from './expected-days.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const OFFER: WhiteGloveOffer = {
  city: 'newYork',
  weekdays: EVERY_DAY,
  windows: [
    { from: 9, to: 13 },
    { from: 14, to: 18 },
  ],
  leadDays: 2,
  capacity: 2,
}
const OFFERS = [OFFER, { ...OFFER, city: 'dubai' } as const]
const READY_AT = after(30 * DAY)

const ready = () => {
  const confirmed = paidAt(ok(placeOrder(NOON, checkout({ address: BROOKLYN }))).order, after(60 * SECOND))
  const started = ok(startProduction(confirmed, after(3 * DAY), BY)).order
  return ok(markReady(started, READY_AT, BY))
}
type Wish = Partial<Parameters<typeof bookAppointment>[2]>
const book = (order: Order, wish: Wish = {}, now = READY_AT) =>
  bookAppointment(order, now, {
    by: 'customer',
    day: '2027-02-03',
    from: 9,
    why: '',
    version: order.appointments.length,
    offers: OFFERS,
    taken: 0,
    ...wish,
  })
const booked = () => ok(book(ready().order)).order

describe('white glove delivery', () => {
  it('is told with what is ready, only where it is offered', () => {
    const done = ready()
    expect(orderEmailsOf(withInvitation(done, OFFERS))).toEqual(['appointment-offered'])
    expect(withInvitation(done, [])).toBe(done)
    expect(withInvitation(done, [{ ...OFFER, city: 'london' }])).toBe(done)
  })

  it('is chosen among what is free, from the first day on', () => {
    const { order } = ready()
    const days = choosableSlots(order, READY_AT, OFFERS, 'customer').map(({ day }) => day)
    expect(days[0]).toBe('2027-02-02')
    const done = ok(book(order))
    expect(appointmentOf(done.order)).toEqual({ city: 'newYork', day: '2027-02-03', from: 9, to: 13 })
    expect(orderEmailsOf(done)).toEqual(['appointment-made:1'])
    expect(book(order, { day: '2027-02-01' })).toMatchObject({ reason: 'appointment-not-offered' })
    expect(book(order, { from: 10 })).toMatchObject({ reason: 'appointment-not-offered' })
    expect(book(order, { taken: 2 })).toMatchObject({ reason: 'appointment-taken' })
    expect(book(order, { offers: [] })).toMatchObject({ reason: 'appointment-not-offered' })
    expect(book(order, { version: 1 })).toMatchObject({ reason: 'changed-meanwhile' })
  })

  it('is what the order is promised for, also once it has left', () => {
    const order = booked()
    const day = { first: '2027-02-03', last: '2027-02-03' }
    expect(calendarDays(expectedDays(order.times)!)).toEqual(day)
    const shipped = ok(
      shipOrder(order, after(31 * DAY), { ...BY, tracking: { carrier: OWN_VAN, number: '' } }),
    ).order
    expect(calendarDays(expectedDays(shipped.times)!)).toEqual(day)
  })

  it('may be changed until the day before, by the calendar of the city', () => {
    const order = booked()
    // Three in the morning in Dubai, and still the second of February in New York.
    const before = new Date('2027-02-03T04:59:00.000Z')
    expect(ownAppointmentFault(order, before, OFFERS)).toBeNull()
    expect(ownAppointmentFault(order, new Date('2027-02-03T05:00:00.000Z'), OFFERS)).toBe('too-late')
    expect(ok(book(order, { from: 14 })).order.appointments).toHaveLength(2)
  })

  it('is the same when a button is pressed twice', () => {
    const order = booked()
    expect(ok(book(order, { version: 0, taken: 2 })).events).toEqual([])
  })

  it('is moved by staff, who need no days ahead but a free window', () => {
    const order = booked()
    const late = new Date('2027-02-03T08:00:00.000Z')
    const wish = { ...BY, why: 'The van broke down', day: '2027-02-04' } as const
    expect(ok(book(order, wish, late)).order.appointments.at(-1)).toMatchObject({
      why: 'The van broke down',
      slot: { day: '2027-02-04' },
    })
    expect(book(order, { ...wish, taken: 2 }, late)).toMatchObject({ reason: 'appointment-taken' })
    expect(book(order, { ...wish, day: '2027-02-03' }, late)).toMatchObject({ reason: 'nothing-corrected' })
    expect(staffSteps(order, late, undefined, OFFERS)).toContain('move-appointment')
    expect(staffSteps(order, late)).not.toContain('move-appointment')
  })

  it('ends with what it was made for: an order that is not ready after all, or goes to another city', () => {
    const order = booked()
    const back = ok(stepBack(order, after(31 * DAY), { ...BY, why: 'A loose edge', version: 0 }))
    expect([kinds(back), appointmentOf(back.order)]).toEqual([
      ['stepped-back', 'appointment-withdrawn'],
      null,
    ])
    const move = (address: object) =>
      ok(
        changeAddress(order, after(31 * DAY), {
          ...BY,
          why: '',
          version: 0,
          notShippedTo: [],
          address: { ...BROOKLYN, ...address },
        }),
      )
    expect(kinds(move({ city: 'Boston', region: 'MA', postcode: '02108' }))).toContain(
      'appointment-withdrawn',
    )
    expect(appointmentOf(move({ line1: '12 Vanderbilt Avenue' }).order)).not.toBeNull()
  })

  it('is not for what is collected or has not left, nor for places without it', () => {
    const wish = { address: DUBAI, isPickup: true, offersPickup: true, expectedTotal: cents(400) }
    const collected = ok(placeOrder(NOON, checkout(wish))).order
    expect(choosableSlots({ ...collected, state: 'ready' }, NOON, OFFERS, 'staff')).toEqual([])
    const elsewhere = { ...ready().order, address: { ...ready().order.address, country: LIMA.country } }
    expect(choosableSlots(elsewhere, READY_AT, OFFERS, 'staff')).toEqual([])
    expect(book({ ...ready().order, state: 'in_production' })).toMatchObject({ reason: 'wrong-state' })
  })
})
