import { describe, expect, it } from 'vitest'

import { cents } from '../money/money.ts'
import { changeDesign } from './change-design.ts'
import { after, confirmed, heldAmount, HOUR, orderEmailsOf, ok, paidAt, resized } from './order-fixture.ts'
import type { Order } from './order.ts'
import { heldUsd } from './payments.ts'
import { refundOrder, settleRefund } from './refund-order.ts'

const STAFF = 'staff:noor@nawl.example'
const P2 = { paymentId: 'p2', provider: 'stripe' } as const
const resize = (order: Order, width: string, length: string, ms = HOUR) =>
  changeDesign(order, after(ms), { lineId: 'a', design: resized(width, length), payment: P2 })

describe('a refund', () => {
  it('never exceeds what was paid, and the last one takes the rest', () => {
    const third = ok(refundOrder(confirmed(), after(HOUR), { usd: cents(160.67), by: STAFF })).order
    const two = ok(refundOrder(third, after(HOUR), { usd: cents(160.67), by: STAFF })).order
    expect(refundOrder(two, after(HOUR), { usd: cents(160.67), by: STAFF })).toMatchObject({
      reason: 'more-than-paid',
    })
    const all = ok(refundOrder(two, after(HOUR), { usd: cents(160.66), by: STAFF })).order
    expect([heldUsd(all), heldAmount(all)]).toEqual([0, 0])
    expect(all.refunds.map(({ id }) => id)).toEqual(['p1-refund-1', 'p1-refund-2', 'p1-refund-3'])
    expect(refundOrder(all, after(HOUR), { usd: cents(0), by: STAFF })).toMatchObject({
      reason: 'bad-amount',
    })
  })

  it('uses both payments if necessary, the latest first', () => {
    const order = paidAt(ok(resize(confirmed(), '6', '9')).order, after(2 * HOUR))
    const done = ok(refundOrder(order, after(3 * HOUR), { usd: cents(200), by: STAFF })).order
    expect(done.refunds).toMatchObject([
      { paymentId: 'p2', usd: 15_800, amount: 58_025 },
      { paymentId: 'p1', usd: 4_200, amount: 15_425 },
    ])
  })

  it('that fails is still owed, and is retried with another key', () => {
    const order = ok(refundOrder(confirmed(), after(HOUR), { usd: cents(482), by: STAFF })).order
    const settle = (order: Order, status: 'sent' | 'failed' | 'due') =>
      ok(settleRefund(order, after(2 * HOUR), { refundId: 'p1-refund-1', status, by: 'shop' }))
    const failed = settle(order, 'failed')
    expect(heldUsd(failed.order)).toBe(0)
    const again = settle(failed.order, 'due')
    expect(again.order.refunds).toMatchObject([{ attempt: 2, status: 'due' }])
    expect(again.effects).toEqual([{ kind: 'send-refund', refundId: 'p1-refund-1' }])
    const sent = settle(again.order, 'sent')
    expect(orderEmailsOf(sent)).toEqual(['refund:p1-refund-1'])
    expect(settle(sent.order, 'sent').events).toEqual([])
    expect(settle(sent.order, 'failed').events).toEqual([])
  })
})
