import { describe, expect, it } from 'vitest'

import { cancelOrder } from './end-order.ts'
import { startProduction } from './fulfil-order.ts'
import { after, confirmed, DAY, HOUR, orderEmailsOf, ok, placed, SECOND } from './laws/order-fixture.ts'

const STAFF = 'staff:noor@nawl.example'
/** Confirmed a minute after noon: its design can be changed until then. */
const CHANGE_UNTIL = 48 * HOUR + 60 * SECOND

const produced = () => ok(startProduction(confirmed(), after(CHANGE_UNTIL), { by: STAFF })).order

describe('cancelling', () => {
  it('refunds everything within 24 hours of the order, to the second', () => {
    const cancel = (ms: number) => cancelOrder(confirmed(), after(ms), { by: 'customer' })
    const done = ok(cancel(24 * HOUR - SECOND))
    expect(done.order).toMatchObject({
      state: 'cancelled',
      refunds: [{ amount: 177_015, usd: 48_200, reason: 'cancelled' }],
    })
    expect(orderEmailsOf(done)).toEqual(['cancelled'])
    expect(cancel(24 * HOUR)).toEqual({ ok: false, reason: 'too-late' })
    expect(cancel(24 * HOUR + SECOND)).toEqual({ ok: false, reason: 'too-late' })
  })

  it('a bank transfer order is possible for 24 hours from its payment', () => {
    const order = confirmed('bank-transfer', after(5 * DAY))
    expect(cancelOrder(order, after(6 * DAY - SECOND), { by: 'customer' }).ok).toBe(true)
    expect(cancelOrder(order, after(6 * DAY), { by: 'customer' })).toEqual({ ok: false, reason: 'too-late' })
  })

  it('twice is refused the second time, and refunds nothing twice', () => {
    const once = ok(cancelOrder(confirmed(), after(HOUR), { by: 'customer' })).order
    expect(cancelOrder(once, after(HOUR), { by: 'customer' })).toEqual({ ok: false, reason: 'wrong-state' })
  })

  it('is possible for staff until production begins', () => {
    expect(cancelOrder(confirmed(), after(30 * DAY), { by: STAFF }).ok).toBe(true)
    expect(cancelOrder(produced(), after(30 * DAY), { by: STAFF })).toMatchObject({ reason: 'wrong-state' })
  })

  it('an unpaid order closes its payment', () => {
    const done = ok(cancelOrder(placed(), after(HOUR), { by: 'customer' }))
    expect(done.order).toMatchObject({ refunds: [], payments: [{ status: 'cancelled' }] })
    expect(done.effects).toContainEqual({ kind: 'cancel-payment', paymentId: 'p1' })
  })
})
