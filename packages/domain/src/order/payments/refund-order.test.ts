import { describe, expect, it } from 'vitest'

import { cents } from '../../money/money.ts'
import { changeDesign } from '../change-design.ts'
import {
  after,
  confirmed,
  heldAmount,
  HOUR,
  orderEmailsOf,
  ok,
  paidAt,
  resized,
} from '../laws/order-fixture.ts'
import type { Order } from '../order.ts'
import { refundableMoney, heldUsd } from './payments.ts'
import { refundOrder, settleRefund } from './refund-order.ts'

const STAFF = 'staff:noor@nawl.example'
const P2 = { paymentId: 'p2', provider: 'stripe' } as const
const resize = (order: Order, width: string, length: string, ms = HOUR) =>
  changeDesign(order, after(ms), { lineId: 'a', design: resized(width, length), payment: P2 })

const give = (order: Order, amount: number, currency: 'AED' | 'USD' = 'AED', ms = HOUR) =>
  refundOrder(order, after(ms), {
    refund: { currency, amount: cents(amount) },
    why: 'A late parcel',
    by: STAFF,
  })

describe('a refund', () => {
  it('never exceeds what was paid, and the last one takes the rest', () => {
    const third = ok(give(confirmed(), 590.05)).order
    const two = ok(give(third, 590.05)).order
    expect(give(two, 590.06)).toMatchObject({ reason: 'more-than-paid' })
    const all = ok(give(two, 590.05)).order
    expect([heldUsd(all), heldAmount(all)]).toEqual([0, 0])
    expect(all.refunds.map(({ id }) => id)).toEqual(['p1-refund-1', 'p1-refund-2', 'p1-refund-3'])
    expect(give(all, 0)).toMatchObject({ reason: 'bad-amount' })
  })

  it('is to the fils what was typed in the currency that was charged, and its dollars add up', () => {
    const done = ok(give(confirmed(), 100)).order
    // Of $482.00 stay those of AED 1,670.15: 454.77.
    expect(done.refunds).toMatchObject([{ amount: 10_000, currency: 'AED', usd: 2_723 }])
    expect(refundableMoney(done)).toEqual({ currency: 'AED', amount: 167_015 })
    expect(heldUsd(done)).toBe(45_477)
  })

  it('is refused in another currency, and where its dollars or those that stay are under a cent', () => {
    for (const [amount, currency] of [
      [100, 'USD'],
      [0.01, 'AED'],
      [1770.14, 'AED'],
    ] as const)
      expect(give(confirmed(), amount, currency)).toMatchObject({ reason: 'bad-amount' })
  })

  it('is in dollars where the customer was charged in dollars, or in both', () => {
    const [payment] = confirmed().payments
    const inDollars = { ...payment!, currency: 'USD', amount: payment!.usd, provider: 'paypal' } as const
    expect(refundableMoney({ ...confirmed(), payments: [inDollars] })).toEqual({
      currency: 'USD',
      amount: 48_200,
    })
    const both = { ...confirmed(), payments: [payment!, { ...inDollars, id: 'p2' }] }
    expect(refundableMoney(both)).toEqual({ currency: 'USD', amount: 96_400 })
    expect(ok(give(both, 500, 'USD')).order.refunds).toMatchObject([
      { paymentId: 'p2', currency: 'USD', amount: 48_200 },
      { paymentId: 'p1', currency: 'AED', usd: 1_800 },
    ])
  })

  it('uses both payments if necessary, the latest first', () => {
    const order = paidAt(ok(resize(confirmed(), '6', '9')).order, after(2 * HOUR))
    const done = ok(give(order, 734.5, 'AED', 3 * HOUR)).order
    expect(done.refunds).toMatchObject([
      { paymentId: 'p2', usd: 15_800, amount: 58_025 },
      { paymentId: 'p1', usd: 4_200, amount: 15_425 },
    ])
  })

  it('notes its reason, who gave it and which refunds it is of', () => {
    const { order, events } = ok(give(confirmed(), 100))
    expect(order.notes).toEqual([
      { by: STAFF, at: after(HOUR), text: 'A late parcel', refundIds: ['p1-refund-1'] },
    ])
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['noted', STAFF],
      ['refund-due', STAFF],
    ])
  })

  it('that fails is still owed, and is retried with another key', () => {
    const order = ok(give(confirmed(), 1770.15)).order
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
