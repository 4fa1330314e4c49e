import { describe, expect, it } from 'vitest'

import { lineOf, sized } from '../../cart/cart-fixture.ts'
import { priceCart } from '../../cart/price-cart.ts'
import { findCountry } from '../../shop/countries/countries.ts'
import { changeDesign } from '../change-design.ts'
import { daysOfCalendar, expectedDays } from '../delivery/expected-days.ts'
import { deliverOrder, markReady, shipOrder, startProduction } from '../fulfil-order.ts'
import {
  after,
  checkout,
  confirmed,
  DAY,
  DUBAI,
  HOUR,
  kinds,
  ok,
  NOON,
  orderEmailsOf,
  paidAt,
  placed,
  resized,
} from '../laws/order-fixture.ts'
import { type Order, versionInForce } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { cancelLine } from './cancel-line.ts'
import { emailCorrectedAt } from './correction.ts'
import { correctEmail } from './correct-email.ts'
import { correctTracking } from './correct-tracking.ts'
import { moveDays } from './move-days.ts'
import { stepBack } from './step-back.ts'

const BY = { by: 'staff:noor@nawl.example' } as const
const first = { ...BY, why: 'Mistyped', version: 0 }
const LATE = after(3 * DAY)
const TRACKING = { carrier: 'Aramex', number: '1' }

const shipped = () => {
  const started = ok(startProduction(confirmed(), LATE, BY)).order
  return ok(shipOrder(ok(markReady(started, LATE, BY)).order, LATE, { ...BY, tracking: TRACKING })).order
}

describe('an e-mail address', () => {
  it('is corrected until the order is shipped, and tells from when links are good', () => {
    const done = ok(correctEmail(confirmed(), LATE, { ...first, email: 'leila@example.com' }))
    expect(done.order).toMatchObject({
      email: 'leila@example.com',
      corrections: [{ kind: 'email', before: 'layla@example.com', after: 'leila@example.com', ...BY }],
    })
    expect(orderEmailsOf(done)).toEqual(['email-corrected:1'])
    expect(emailCorrectedAt(done.order)).toEqual(LATE)
    const twice = correctEmail(done.order, LATE, { ...first, email: 'lila@example.com' })
    expect(twice).toMatchObject({ reason: 'changed-meanwhile' })
    const same = correctEmail(confirmed(), LATE, { ...first, email: 'layla@example.com' })
    expect(same).toMatchObject({ reason: 'nothing-corrected' })
    expect(correctEmail(shipped(), LATE, { ...first, email: 'l@example.com' })).toMatchObject({
      reason: 'wrong-state',
    })
  })
})

describe('a tracking number', () => {
  it('is corrected while the parcel is on its way', () => {
    const tracking = { carrier: 'DHL', number: '2' }
    const done = ok(correctTracking(shipped(), LATE, { ...first, tracking }))
    expect(done.order.tracking).toEqual(tracking)
    expect(orderEmailsOf(done)).toEqual(['tracking-corrected:1'])
    expect(correctTracking(confirmed(), LATE, { ...first, tracking })).toMatchObject({
      reason: 'wrong-state',
    })
    expect(correctTracking(shipped(), LATE, { ...first, tracking: TRACKING })).toMatchObject({
      reason: 'nothing-corrected',
    })
  })
})

describe('the days on which an order is expected', () => {
  const days = { first: '2027-03-01', last: '2027-03-05' }

  it('are moved with a reason and a letter, before and after it is shipped', () => {
    const done = ok(moveDays(confirmed(), LATE, { ...first, days }))
    expect(expectedDays(done.order.times)).toEqual(daysOfCalendar(days))
    expect(done.order.corrections).toMatchObject([{ kind: 'days', after: days }])
    expect(orderEmailsOf(done)).toEqual(['days-moved:1'])
    expect(expectedDays(ok(moveDays(shipped(), LATE, { ...first, days })).order.times)).toEqual(
      daysOfCalendar(days),
    )
    const again = moveDays(done.order, LATE, { ...first, version: 1, days })
    expect(again).toMatchObject({ reason: 'nothing-corrected' })
    expect(moveDays(done.order, LATE, { ...first, days })).toMatchObject({ reason: 'changed-meanwhile' })
  })

  it('are in order and not in the past', () => {
    const backwards = { first: '2027-03-05', last: '2027-03-01' }
    const past = { first: '2027-01-01', last: '2027-01-02' }
    expect(moveDays(confirmed(), LATE, { ...first, days: backwards })).toMatchObject({ reason: 'bad-days' })
    expect(moveDays(confirmed(), LATE, { ...first, days: past })).toMatchObject({ reason: 'bad-days' })
    expect(moveDays(placed(), LATE, { ...first, days })).toMatchObject({ reason: 'wrong-state' })
  })

  it('are those of the promise again once a shipment is taken back', () => {
    const back = ok(stepBack(shipped(), LATE, first)).order
    expect(expectedDays(back.times)).toEqual(expectedDays(confirmed().times))
  })
})

describe('a step that was a mistake', () => {
  it('is taken back, one at a time, and told again when it happens', () => {
    const delivered = ok(deliverOrder(shipped(), LATE, BY)).order
    const back = ok(stepBack(delivered, LATE, first))
    expect(back.order).toMatchObject({
      state: 'shipped',
      tracking: TRACKING,
      times: { deliveredAt: null, claimUntil: null, warrantyUntil: null, shippedAt: LATE },
    })
    expect(orderEmailsOf(back)).toEqual(['stepped-back:1'])
    const ready = ok(stepBack(back.order, LATE, { ...first, version: 1 })).order
    expect(ready).toMatchObject({ state: 'ready', tracking: null, times: { shippedAt: null } })
    const again = ok(shipOrder(ready, LATE, { ...BY, tracking: TRACKING }))
    expect(orderEmailsOf(again)).toEqual(['shipped:again-2'])
  })

  it('is not taken back where money moved, or once a claim was made', () => {
    expect(stepBack(confirmed(), LATE, first)).toMatchObject({ reason: 'wrong-state' })
  })
})

describe('a line that is cancelled', () => {
  /** Five rugs with their discount, delivered free within the UAE. */
  function five(): Order {
    const lines = [lineOf('a', sized('5', '8', 'ft'), 4), lineOf('b', sized('6', '9', 'ft'))]
    const { tariff } = checkout()
    const price = priceCart(lines, { country: findCountry('AE')! }, tariff)
    const expectedTotal = price.amounts.USD.total
    return paidAt(ok(placeOrder(NOON, checkout({ lines, address: DUBAI, expectedTotal }))).order, NOON)
  }

  it('is refunded, and the others cost what was agreed', () => {
    const before = five()
    const { discountPercent } = versionInForce(before).price
    expect(discountPercent).toBeGreaterThan(0)
    const done = ok(cancelLine(before, after(HOUR), { ...first, lineId: 'a' }))
    const { price, lines } = versionInForce(done.order)
    expect(lines.map(({ id }) => id)).toEqual(['b'])
    expect(price).toMatchObject({ discountPercent, shipping: { basis: 'free' } })
    const [refund] = done.order.refunds
    expect(refund).toMatchObject({ reason: 'item' })
    expect(refund!.usd).toBe(versionInForce(before).price.amounts.USD.total - price.amounts.USD.total)
    expect(kinds(done)).toEqual(['line-cancelled', 'refund-due'])
  })

  it('leaves its discount to later changes of the design', () => {
    const { order } = ok(cancelLine(five(), after(HOUR), { ...first, lineId: 'a' }))
    const payment = { paymentId: 'p9', provider: 'stripe' } as const
    const changed = ok(
      changeDesign(order, after(HOUR), { lineId: 'b', design: resized('4', '6'), payment }),
    ).order
    expect(versionInForce(changed).price.discountPercent).toBe(versionInForce(order).price.discountPercent)
  })

  it('is not the last one, and not one in production', () => {
    expect(cancelLine(confirmed(), LATE, { ...first, lineId: 'a' })).toMatchObject({ reason: 'last-line' })
    const made = ok(startProduction(five(), LATE, BY)).order
    expect(cancelLine(made, LATE, { ...first, lineId: 'a' })).toMatchObject({ reason: 'wrong-state' })
    expect(cancelLine(five(), NOON, { ...first, lineId: 'z' })).toMatchObject({ reason: 'no-such-line' })
  })
})
