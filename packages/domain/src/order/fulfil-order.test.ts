import { describe, expect, it } from 'vitest'

import { changeDesign } from './change-design.ts'
import { deliverOrder, markReady, shipOrder, startProduction } from './fulfil-order.ts'
import {
  after,
  confirmed,
  DAY,
  HOUR,
  kinds,
  orderEmailsOf,
  NOON,
  ok,
  resized,
  SECOND,
} from './laws/order-fixture.ts'
import type { Order } from './order.ts'

const STAFF = 'staff:noor@nawl.example'
const P2 = { paymentId: 'p2', provider: 'stripe' } as const
const TRACKING = { carrier: 'Aramex', number: '123' }
/** Confirmed a minute after noon: its design can be changed until then. */
const CHANGE_UNTIL = 48 * HOUR + 60 * SECOND

const resize = (order: Order, width: string, length: string, ms = HOUR) =>
  changeDesign(order, after(ms), { lineId: 'a', design: resized(width, length), payment: P2 })
const produced = () => ok(startProduction(confirmed(), after(CHANGE_UNTIL), { by: STAFF })).order
const shipped = () => {
  const ready = ok(markReady(produced(), after(30 * DAY), { by: STAFF })).order
  return ok(shipOrder(ready, after(31 * DAY), { by: STAFF, tracking: TRACKING })).order
}

describe('production', () => {
  it('starts when the time for changes is over, to the second', () => {
    const start = (ms: number) => startProduction(confirmed(), after(ms), { by: STAFF })
    expect(start(CHANGE_UNTIL - SECOND)).toEqual({ ok: false, reason: 'too-early' })
    expect(orderEmailsOf(ok(start(CHANGE_UNTIL)))).toEqual(['in-production'])
    expect(start(CHANGE_UNTIL + SECOND).ok).toBe(true)
  })

  it('waits for a difference that may still be paid', () => {
    const asked = ok(resize(confirmed(), '6', '9', 47 * HOUR)).order
    expect(startProduction(asked, after(CHANGE_UNTIL), { by: STAFF })).toMatchObject({
      reason: 'difference-unpaid',
    })
    const started = ok(startProduction(asked, after(71 * HOUR), { by: STAFF }))
    expect(started.order).toMatchObject({ state: 'in_production', inForce: 0, change: null })
    expect(kinds(started)).toContain('change-lapsed')
  })

  it('leads to delivery, with an e-mail at every step the customer waits for', () => {
    expect(shipped()).toMatchObject({ state: 'shipped', tracking: TRACKING })
    const done = ok(deliverOrder(shipped(), after(40 * DAY), { by: STAFF }))
    expect(orderEmailsOf(done)).toEqual(['delivered'])
    expect(done.order.times).toMatchObject({
      claimUntil: after(47 * DAY),
      warrantyUntil: new Date('2032-02-10T12:00:00.000Z'),
    })
  })

  it('cannot skip a step', () => {
    expect(markReady(confirmed(), NOON, { by: STAFF })).toMatchObject({ reason: 'wrong-state' })
    expect(shipOrder(produced(), NOON, { by: STAFF, tracking: TRACKING })).toMatchObject({
      reason: 'wrong-state',
    })
    expect(deliverOrder(produced(), NOON, { by: STAFF })).toMatchObject({ reason: 'wrong-state' })
  })
})
