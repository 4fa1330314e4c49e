import { describe, expect, it } from 'vitest'

import type { Cents } from '../../money/money.ts'
import { cancelOrder, expireOrder } from '../end-order.ts'
import { after, DAY, HOUR, kinds, NOON, ok, orderEmailsOf, paidInFull, placed } from '../order-fixture.ts'
import { openPayment, payAgain } from './pay-order.ts'
import { receiveTransfer, type Transfer } from './receive-transfer.ts'
import { settlePayment } from './settle-payment.ts'

/** AED 1,770.15 for $482.00. */
const ASKED = 177_015
const fils = (amount: number) => amount as Cents

const transfer = (amount: number, changes: Partial<Transfer> = {}): Transfer => ({
  paymentId: 'p1',
  reference: 'FT1',
  amount: fils(amount),
  difference: 'refuse',
  otherId: 'p2',
  by: 'staff:noor@nawl.example',
  ...changes,
})
const waiting = () => placed('bank-transfer')
const inParts = () => ok(receiveTransfer(waiting(), NOON, transfer(100_000, { difference: 'ask-for-rest' })))

describe('a bank transfer', () => {
  it('of the amount that was asked confirms the order', () => {
    const done = ok(receiveTransfer(waiting(), NOON, transfer(ASKED)))
    expect(kinds(done)).toEqual(['payment-paid', 'confirmed'])
    expect(done.order.payments).toMatchObject([{ status: 'paid', providerRef: 'p1 FT1', shortBy: 0 }])
  })

  it('of another amount is refused unless somebody says what to do', () => {
    for (const amount of [ASKED - 1, ASKED + 1])
      expect(receiveTransfer(waiting(), NOON, transfer(amount))).toMatchObject({ reason: 'wrong-amount' })
    const wrongWay = transfer(ASKED + 1, { difference: 'write-off' })
    expect(receiveTransfer(waiting(), NOON, wrongWay)).toMatchObject({ reason: 'wrong-amount' })
  })

  it('of less is a part: the rest is asked for, and confirms the order', () => {
    const done = inParts()
    expect(kinds(done)).toEqual(['payment-paid', 'payment-created', 'payment-short'])
    expect(orderEmailsOf(done)).toEqual(['rest-asked:p2'])
    expect(done.order.state).toBe('pending_payment')
    const rest = openPayment(done.order)
    expect(rest).toMatchObject({ id: 'p2', amount: 77_015, version: 0 })
    expect(done.order.payments[0]!.usd + rest!.usd).toBe(48_200)
    const whole = ok(
      receiveTransfer(done.order, after(DAY), transfer(77_015, { paymentId: 'p2', reference: 'FT2' })),
    )
    expect(whole.order.state).toBe('confirmed')
  })

  it('leaves the rest to another way of paying', () => {
    const choice = { paymentId: 'p3', provider: 'paypal' } as const
    const { order } = ok(payAgain(inParts().order, after(HOUR), choice))
    const rest = openPayment(order)!
    expect(rest).toMatchObject({ currency: 'USD', amount: 48_200 - order.payments[0]!.usd })
    expect(ok(settlePayment(order, after(HOUR), paidInFull(rest))).order.state).toBe('confirmed')
  })

  it('that came in part goes back whole when the order is paid by other means after all', () => {
    const before = waiting()
    const card = ok(payAgain(before, NOON, { paymentId: 'p3', provider: 'stripe' })).order
    const transferAgain = { paymentId: 'p4', provider: 'bank-transfer' } as const
    const { order } = ok(payAgain(card, NOON, transferAgain))
    const part = transfer(100_001, { paymentId: 'p4', difference: 'ask-for-rest' })
    const parted = ok(receiveTransfer(order, NOON, part)).order
    const late = parted.payments.find(({ id }) => id === 'p3')!
    const done = ok(settlePayment(parted, after(HOUR), paidInFull(late)))
    expect(done.order.state).toBe('confirmed')
    expect(done.order.refunds).toMatchObject([{ paymentId: 'p4', amount: 100_001, reason: 'not-needed' }])
  })

  it('that came in part goes back when the order ends', () => {
    const { order } = inParts()
    const late = ok(expireOrder(order, after(8 * DAY)))
    expect(late.order.refunds).toMatchObject([{ amount: 100_000, reason: 'not-needed' }])
    const cancelled = ok(cancelOrder(order, NOON, { by: 'customer' }))
    expect(cancelled.order.refunds).toMatchObject([{ amount: 100_000, reason: 'cancelled' }])
  })

  it('may be a few dirhams short', () => {
    const short = (amount: number) =>
      receiveTransfer(waiting(), NOON, transfer(amount, { difference: 'write-off' }))
    const done = ok(short(ASKED - 2_500))
    expect(done.order).toMatchObject({ state: 'confirmed', payments: [{ amount: ASKED, shortBy: 2_500 }] })
    expect(short(ASKED - 2_501)).toMatchObject({ reason: 'too-much-written-off' })
  })

  it('of more gives the excess back', () => {
    const done = ok(receiveTransfer(waiting(), NOON, transfer(ASKED + 700, { difference: 'refund-excess' })))
    expect(done.order.state).toBe('confirmed')
    expect(done.order.refunds).toMatchObject([{ paymentId: 'p2', amount: 700, reason: 'not-needed' }])
  })

  it('that comes after the end goes back as it came', () => {
    const { order } = ok(cancelOrder(waiting(), NOON, { by: 'customer' }))
    const done = ok(receiveTransfer(order, after(DAY), transfer(90_000)))
    expect(done.order.refunds).toMatchObject([{ amount: 90_000, reason: 'not-needed' }])
  })

  it('is booked once', () => {
    const { order } = ok(receiveTransfer(waiting(), NOON, transfer(ASKED)))
    expect(ok(receiveTransfer(order, NOON, transfer(ASKED))).events).toEqual([])
  })
})
