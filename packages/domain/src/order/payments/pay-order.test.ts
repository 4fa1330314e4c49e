import { describe, expect, it } from 'vitest'

import type { Cents } from '../../money/money.ts'
import { expireOrder } from '../end-order.ts'
import {
  after,
  confirmed,
  DAY,
  HOUR,
  kinds,
  orderEmailsOf,
  NOON,
  ok,
  paidInFull,
  placed,
  SECOND,
} from '../laws/order-fixture.ts'
import type { Order } from '../order.ts'
import { bindPayment, openPayment, payAgain } from './pay-order.ts'
import { settlePayment } from './settle-payment.ts'

const first = (order: Order) => {
  const [payment] = order.payments
  if (!payment) throw new Error('the order has no payment')
  return payment
}
const told = (status: 'processing' | 'failed' | 'cancelled') =>
  ({ paymentId: 'p1', providerRef: 'ref-p1', status, by: 'shop' }) as const
const paid = (order: Order) => paidInFull(first(order))

describe('a payment', () => {
  it('confirms the order when paid and starts its deadlines', () => {
    const done = ok(settlePayment(placed(), after(60 * SECOND), paid(placed())))
    expect(done.order).toMatchObject({
      state: 'confirmed',
      payments: [{ status: 'paid', paidAt: after(60 * SECOND), providerRef: 'ref-p1' }],
      times: {
        confirmedAt: after(60 * SECOND),
        cancelUntil: after(24 * HOUR),
        changeUntil: after(48 * HOUR + 60 * SECOND),
      },
    })
    expect(kinds(done)).toEqual(['payment-paid', 'confirmed'])
    expect(orderEmailsOf(done)).toEqual(['confirmed'])
  })

  it('by bank starts the time for cancelling when the money arrives, as does one that took days', () => {
    expect(confirmed('bank-transfer', after(5 * DAY)).times.cancelUntil).toEqual(after(6 * DAY))
    const underWay = ok(settlePayment(placed(), after(HOUR), told('processing'))).order
    const slow = ok(settlePayment(underWay, after(3 * DAY), paid(placed()))).order
    expect(slow.times.cancelUntil).toEqual(after(4 * DAY))
  })

  it('reported twice does nothing the second time', () => {
    const order = confirmed()
    expect(settlePayment(order, after(HOUR), paid(order))).toEqual({
      ok: true,
      order,
      events: [],
      effects: [],
    })
  })

  it('in an outdated state does nothing', () => {
    const order = confirmed()
    for (const status of ['processing', 'failed', 'cancelled'] as const)
      expect(settlePayment(order, after(HOUR), told(status))).toMatchObject({ ok: true, order, events: [] })
  })

  it('may fail and then succeed', () => {
    const failed = ok(settlePayment(placed(), after(HOUR), told('failed')))
    expect(failed.order.state).toBe('pending_payment')
    expect(ok(settlePayment(failed.order, after(2 * HOUR), paid(placed()))).order.state).toBe('confirmed')
  })

  it.each([
    ['wrong-amount', { amount: 177_014 as Cents }],
    ['wrong-currency', { currency: 'USD' as const }],
    ['no-such-payment', { paymentId: 'p9' }],
  ])('is refused with the %s', (reason, changes) => {
    const order = placed()
    expect(settlePayment(order, NOON, { ...paid(order), ...changes })).toEqual({ ok: false, reason })
  })

  it("keeps its provider's id", () => {
    const bound = ok(bindPayment(placed(), NOON, { paymentId: 'p1', providerRef: 'cs_1' })).order
    expect(ok(bindPayment(bound, NOON, { paymentId: 'p1', providerRef: 'cs_1' })).events).toEqual([])
    expect(bindPayment(bound, NOON, { paymentId: 'p1', providerRef: 'cs_2' })).toMatchObject({
      reason: 'wrong-payment',
    })
    expect(settlePayment(bound, NOON, paid(bound))).toMatchObject({ ok: false, reason: 'wrong-payment' })
  })
})

describe('unexpected money', () => {
  it('is refunded when the order has expired', () => {
    const expired = ok(expireOrder(placed(), after(24 * HOUR)))
    expect(expired.effects).toContainEqual({ kind: 'cancel-payment', paymentId: 'p1' })
    const late = ok(settlePayment(expired.order, after(25 * HOUR), paid(placed())))
    expect(late.order).toMatchObject({
      state: 'expired',
      refunds: [{ id: 'p1-refund-1', amount: 177_015, usd: 48_200, reason: 'not-needed', status: 'due' }],
    })
    expect(late.effects).toEqual([{ kind: 'send-refund', refundId: 'p1-refund-1' }])
  })

  it('is refunded when the order was paid in another tab', () => {
    const two = ok(payAgain(placed(), after(HOUR), { paymentId: 'p2', provider: 'paypal' })).order
    expect(two.payments.map(({ status }) => status)).toEqual(['cancelled', 'created'])
    const once = ok(settlePayment(two, after(2 * HOUR), paid(two))).order
    expect(once).toMatchObject({
      state: 'confirmed',
      payments: [{ status: 'paid' }, { status: 'cancelled' }],
    })
    const [, second] = two.payments
    if (!second) throw new Error('there is no second payment')
    const twice = ok(settlePayment(once, after(3 * HOUR), paidInFull(second))).order
    expect(twice.refunds).toMatchObject([{ paymentId: 'p2', currency: 'USD', amount: 48_200 }])
  })
})

describe('paying again', () => {
  it('reuses the open payment, so that a retry in a new tab pays once', () => {
    const order = placed()
    expect(payAgain(order, after(HOUR), { paymentId: 'p2', provider: 'stripe' })).toMatchObject({
      order,
      events: [],
    })
    expect(openPayment(order)?.id).toBe('p1')
  })

  it('waits for a pending payment', () => {
    const order = ok(settlePayment(placed(), after(HOUR), told('processing'))).order
    const again = payAgain(order, after(HOUR), { paymentId: 'p2', provider: 'paypal' })
    expect(again).toEqual({ ok: false, reason: 'payment-in-progress' })
    expect(expireOrder(order, after(9 * DAY))).toEqual({ ok: false, reason: 'payment-in-progress' })
  })

  it('by bank extends the deadline, counted from the order', () => {
    const order = ok(payAgain(placed(), after(HOUR), { paymentId: 'p2', provider: 'bank-transfer' })).order
    expect(order.times.payBy).toEqual(after(7 * DAY))
  })

  it('ends at the payment deadline, to the second', () => {
    const again = (ms: number) => payAgain(placed(), after(ms), { paymentId: 'p2', provider: 'paypal' })
    expect(again(24 * HOUR - SECOND).ok).toBe(true)
    expect(again(24 * HOUR)).toEqual({ ok: false, reason: 'too-late' })
    expect(expireOrder(placed(), after(24 * HOUR - SECOND))).toEqual({ ok: false, reason: 'too-early' })
  })

  it('is refused for a paid order', () => {
    const again = payAgain(confirmed(), after(HOUR), { paymentId: 'p2', provider: 'stripe' })
    expect(again).toEqual({ ok: false, reason: 'nothing-to-pay' })
  })
})
