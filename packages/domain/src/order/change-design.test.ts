import { describe, expect, it } from 'vitest'

import { changeDesign } from './change-design.ts'
import { deadlineOf, expireOrder } from './end-order.ts'
import {
  after,
  checkout,
  confirmed,
  heldAmount,
  HOUR,
  kinds,
  orderEmailsOf,
  NOON,
  ok,
  paidAt,
  paidInFull,
  placed,
  resized,
  SECOND,
} from './laws/order-fixture.ts'
import { cents } from '../money/money.ts'
import { DEFAULT_TARIFF } from '../shop/price-list.ts'
import { type Order, versionInForce } from './order.ts'
import { openPayment } from './payments/pay-order.ts'
import { settlePayment } from './payments/settle-payment.ts'
import { placeOrder } from './placing/place-order.ts'

const P2 = { paymentId: 'p2', provider: 'stripe' } as const
/** Confirmed a minute after noon: its design can be changed until then. */
const CHANGE_UNTIL = 48 * HOUR + 60 * SECOND

const resize = (order: Order, width: string, length: string, ms = HOUR) =>
  changeDesign(order, after(ms), { lineId: 'a', design: resized(width, length), payment: P2 })

describe('changing the design', () => {
  it('to a more expensive one takes effect when the difference is paid', () => {
    // 6 × 9 ft: $540.00; 1829 × 2743 mm are 5.017 m², 23 kg, $100.00: 640.00, which is 158.00 more.
    const asked = ok(resize(confirmed(), '6', '9'))
    expect(asked.order).toMatchObject({ inForce: 0, change: { version: 1, payBy: after(25 * HOUR) } })
    // AED 2,350.40 − 1,770.15
    expect(openPayment(asked.order)).toMatchObject({ version: 1, usd: 15_800, amount: 58_025 })
    expect(orderEmailsOf(asked)).toEqual([])
    const done = paidAt(asked.order, after(2 * HOUR))
    expect(done).toMatchObject({ inForce: 1, change: null, state: 'confirmed' })
    expect(heldAmount(done)).toBe(235_040)
    expect(done.times.cancelUntil).toEqual(after(24 * HOUR))
  })

  it('to a cheaper one takes effect at once, and the difference is refunded', () => {
    // 4 × 6 ft: $240.00; 1219 × 1829 mm are 2.230 m², 11 kg, $64.00: 304.00, which is AED 1,116.44.
    const done = ok(resize(confirmed(), '4', '6'))
    expect(done.order).toMatchObject({
      inForce: 1,
      change: null,
      refunds: [{ usd: 17_800, amount: 177_015 - 111_644, reason: 'change' }],
    })
    expect(orderEmailsOf(done)).toEqual(['changed:1'])
    expect(heldAmount(done.order)).toBe(111_644)
  })

  it('to one below the minimum of the order’s discount code loses what the code gave', () => {
    const code = {
      code: 'BIG',
      off: { kind: 'amount', amount: cents(100) },
      stacks: false,
      only: [],
    } as const
    const tariff = { ...DEFAULT_TARIFF, code: { ...code, minimum: cents(400) } }
    const order = paidAt(
      ok(placeOrder(NOON, checkout({ tariff, expectedTotal: cents(382) }))).order,
      after(60 * SECOND),
    )
    // 4 × 6 ft costs 304.00 in all, as without the code: 78.00 less than was paid.
    const done = ok(resize(order, '4', '6'))
    expect(done.order.refunds).toMatchObject([{ usd: 7_800, reason: 'change' }])
    expect(versionInForce(done.order).price.code).toMatchObject({ isBetter: false })
  })

  it('to other yarns only costs nothing', () => {
    const design = { ...versionInForce(placed()).lines[0]!.design, mappings: { '#26323D': '#5B2227' } }
    const done = ok(changeDesign(confirmed(), after(HOUR), { lineId: 'a', design, payment: P2 }))
    expect(done.order).toMatchObject({ inForce: 1, refunds: [], payments: [{ id: 'p1' }] })
  })

  it('ends 48 hours after the confirmation, to the second', () => {
    expect(resize(confirmed(), '4', '6', CHANGE_UNTIL - SECOND).ok).toBe(true)
    expect(resize(confirmed(), '4', '6', CHANGE_UNTIL)).toEqual({ ok: false, reason: 'too-late' })
    expect(resize(confirmed(), '4', '6', CHANGE_UNTIL + SECOND)).toEqual({ ok: false, reason: 'too-late' })
  })

  it('must keep the rug and change something', () => {
    const change = (changes: object) =>
      changeDesign(confirmed(), after(HOUR), {
        lineId: 'a',
        design: { ...resized('5', '8'), ...changes },
        payment: P2,
      })
    expect(change({ rugId: 'onyx' })).toEqual({ ok: false, reason: 'another-rug' })
    expect(change({})).toEqual({ ok: false, reason: 'nothing-changed' })
    expect(resize(placed(), '4', '6')).toEqual({ ok: false, reason: 'wrong-state' })
    const elsewhere = { lineId: 'z', design: resized('4', '6'), payment: P2 }
    expect(changeDesign(confirmed(), NOON, elsewhere)).toEqual({ ok: false, reason: 'no-such-line' })
  })

  it('lapses when its difference is not paid in time, and late payments are refunded', () => {
    const asked = ok(resize(confirmed(), '6', '9')).order
    expect(deadlineOf(asked)).toEqual(after(25 * HOUR))
    expect(expireOrder(asked, after(25 * HOUR - SECOND))).toEqual({ ok: false, reason: 'too-early' })
    const lapsed = ok(expireOrder(asked, after(25 * HOUR)))
    expect(kinds(lapsed)).toEqual(['payment-cancelled', 'change-lapsed'])
    expect(lapsed.order).toMatchObject({ state: 'confirmed', inForce: 0, change: null })
    const payment = openPayment(asked)
    if (!payment) throw new Error('there is no difference to pay')
    const late = ok(settlePayment(lapsed.order, after(26 * HOUR), paidInFull(payment))).order
    expect(late).toMatchObject({ inForce: 0, refunds: [{ paymentId: 'p2', amount: 58_025 }] })
  })

  it('is not paid for by the difference of an earlier change', () => {
    const first = ok(resize(confirmed(), '6', '9')).order
    const payment = openPayment(first)
    if (!payment) throw new Error('there is no difference to pay')
    const second = ok(
      changeDesign(first, after(2 * HOUR), {
        lineId: 'a',
        design: resized('8', '10'),
        payment: { paymentId: 'p3', provider: 'stripe' },
      }),
    )
    expect(second.order).toMatchObject({ inForce: 0, change: { version: 2 } })
    expect(second.effects).toContainEqual({ kind: 'cancel-payment', paymentId: 'p2' })
    const late = ok(settlePayment(second.order, after(3 * HOUR), paidInFull(payment))).order
    expect(late).toMatchObject({ inForce: 0, change: { version: 2 }, refunds: [{ paymentId: 'p2' }] })
    expect(paidAt(late, after(4 * HOUR))).toMatchObject({ inForce: 2, change: null })
  })
})
