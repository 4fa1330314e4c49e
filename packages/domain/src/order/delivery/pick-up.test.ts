import { describe, expect, it } from 'vitest'

import { lineOf, sized } from '../../cart/cart-fixture.ts'
import { type Cents, cents } from '../../money/money.ts'
import { PRODUCT_KINDS } from '../../product/product-kinds.ts'
import { DEFAULT_HOURS } from '../../shop/hours.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import { changeDesign } from '../change-design.ts'
import { changeAddress } from '../corrections/change-address.ts'
import { cancelLine } from '../corrections/cancel-line.ts'
import { remakeLine } from '../corrections/remake-line.ts'
import { stepBack } from '../corrections/step-back.ts'
import { deliverOrder, handOver, markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import { staffSteps } from '../open-steps.ts'
import {
  after,
  BROOKLYN,
  checkout,
  DAY,
  DUBAI,
  HOUR,
  kinds,
  NOON,
  ok,
  orderEmailsOf,
  paidAt,
  resized,
  SECOND,
} from '../laws/order-fixture.ts'
import { type Order, versionInForce } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { calendarDays, promisedDays } from './expected-days.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const WHY = { ...BY, why: 'Another customer' }
/** To the door it would be charged for: $400.00 are AED 1,470. */
const HERE = checkout({ address: DUBAI, isPickup: true, offersPickup: true, expectedTotal: cents(400) })
const TWO = [lineOf('a', sized('5', '8', 'ft')), lineOf('b', sized('4', '6', 'ft'))]

const confirmed = (): Order => paidAt(ok(placeOrder(NOON, HERE)).order, after(60 * SECOND))
const ready = () => {
  const started = ok(startProduction(confirmed(), after(3 * DAY), BY)).order
  return ok(markReady(started, after(30 * DAY), BY))
}

describe('an order that is collected', () => {
  it('costs no delivery and VAT as within the UAE', () => {
    const { price } = versionInForce(ok(placeOrder(NOON, HERE)).order)
    expect(price.shipping).toMatchObject({ basis: 'pickup', region: 'uae', cost: 0 })
    expect(price.amounts.AED).toMatchObject({ shipping: 0, total: 146_900, vat: 6_995 })
    expect(price.vatPercent).toBe(5)
  })

  it('is only for where it is offered, with an address in the UAE', () => {
    expect(placeOrder(NOON, { ...HERE, offersPickup: false })).toEqual({
      ok: false,
      reason: 'pickup-not-offered',
    })
    expect(placeOrder(NOON, { ...HERE, address: BROOKLYN })).toEqual({
      ok: false,
      reason: 'pickup-not-offered',
    })
  })

  it('is ready to be collected, then handed over by name, and never shipped', () => {
    const finished = ready()
    expect(kinds(finished)).toEqual(['ready-to-collect'])
    expect(orderEmailsOf(finished)).toEqual(['ready-to-collect'])
    const { order } = finished
    const tracking = { carrier: 'Aramex', number: '123' }
    expect(shipOrder(order, after(31 * DAY), { ...BY, tracking })).toMatchObject({ reason: 'wrong-state' })
    expect(deliverOrder(order, after(31 * DAY), BY)).toMatchObject({ reason: 'wrong-state' })
    expect(staffSteps(order, after(31 * DAY))).toContain('hand-over')
    expect(staffSteps(order, after(31 * DAY))).not.toContain('ship')
    const collected = ok(handOver(order, after(31 * DAY), { ...BY, to: 'Omar' }))
    expect(orderEmailsOf(collected)).toEqual(['collected'])
    expect(collected.order).toMatchObject({
      state: 'delivered',
      tracking: { carrier: 'Collected', number: 'Omar' },
      times: { shippedAt: null, deliveredAt: after(31 * DAY), claimUntil: after(38 * DAY) },
    })
  })

  it('is ready again after a handover that was recorded by mistake, and told again', () => {
    const { order } = ok(handOver(ready().order, after(31 * DAY), { ...BY, to: 'Omar' }))
    const back = ok(stepBack(order, after(31 * DAY), { ...WHY, version: 0 })).order
    expect(back).toMatchObject({ state: 'ready', tracking: null, times: { deliveredAt: null } })
    expect(orderEmailsOf(ok(handOver(back, after(32 * DAY), { ...BY, to: 'Noura' })))).toEqual([
      'collected:again-1',
    ])
  })

  it('keeps its price by pick-up through a changed design, a cancelled line and a remake', () => {
    const expectedTotal = cents(640)
    const two = paidAt(ok(placeOrder(NOON, { ...HERE, lines: TWO, expectedTotal })).order, after(SECOND))
    const payment = { paymentId: 'p2', provider: 'stripe' } as const
    const changed = ok(
      changeDesign(two, after(HOUR), { lineId: 'a', design: resized('4', '6'), payment }),
    ).order
    const shorter = ok(cancelLine(changed, after(HOUR), { ...WHY, version: 0, lineId: 'b' })).order
    for (const order of [changed, shorter])
      expect(versionInForce(order).price.shipping).toMatchObject({ basis: 'pickup', cost: 0 })
    const remade = remakeLine(ready().order, after(31 * DAY), {
      ...WHY,
      version: 0,
      number: 'NW-AGAIN',
      lineId: 'a',
      quantity: 1,
      cause: 'workshop',
      claimId: null,
    })
    if (!remade.ok) throw new Error(remade.reason)
    expect(versionInForce(remade.remake.order).price.shipping?.basis).toBe('pickup')
  })

  it('moves to no other country, where it would be sent and taxed otherwise', () => {
    const abroad = changeAddress(confirmed(), after(HOUR), {
      ...WHY,
      address: BROOKLYN,
      version: 0,
      notShippedTo: [],
    })
    expect(abroad).toMatchObject({ reason: 'quote-differs' })
  })

  it('is expected when it is made, without days of the way', () => {
    const days = calendarDays(promisedDays(confirmed(), NOON, PRODUCT_KINDS, DEFAULT_HOURS))
    const expectedTotal = (40_000 + DEFAULT_TARIFF.uae.flat) as Cents
    const sent = paidAt(ok(placeOrder(NOON, checkout({ address: DUBAI, expectedTotal }))).order, NOON)
    const door = calendarDays(promisedDays(sent, NOON, PRODUCT_KINDS, DEFAULT_HOURS))
    expect(days.first < door.first && days.last < door.last).toBe(true)
  })
})

describe('an order that is sent', () => {
  it('is never handed over at the workshop', () => {
    const sent = paidAt(ok(placeOrder(NOON, checkout())).order, after(60 * SECOND))
    const started = ok(startProduction(sent, after(3 * DAY), BY)).order
    const finished = ok(markReady(started, after(30 * DAY), BY)).order
    expect(handOver(finished, after(31 * DAY), { ...BY, to: 'Omar' })).toMatchObject({
      reason: 'wrong-state',
    })
    const tracking = { carrier: 'Collected', number: 'Omar' }
    expect(shipOrder(finished, after(31 * DAY), { ...BY, tracking })).toMatchObject({
      reason: 'bad-tracking-number',
    })
  })
})
