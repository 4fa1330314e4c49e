import { describe, expect, it } from 'vitest'

import type { Cents } from '../../money/money.ts'
import { changeDesign } from '../change-design.ts'
import { cancelOrder, expireOrder } from '../end-order.ts'
import {
  after,
  confirmed,
  DAY,
  HOUR,
  kinds,
  NOON,
  ok,
  orderEmailsOf,
  paidInFull,
  placed,
  resized,
} from '../laws/order-fixture.ts'
import { startProduction } from '../fulfil-order.ts'
import { billed } from '../../tax-documents/due-document.ts'
import { openPayment, payAgain } from './pay-order.ts'
import { refundableMoney } from './payments.ts'
import { receiveTransfer, type Transfer } from './receive-transfer.ts'
import { refundOrder } from './refund-order.ts'
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

describe('the difference of a changed design', () => {
  /** From 5 × 8 to 6 × 9 ft: $158.00, AED 580.25. */
  const DIFFERENCE = 58_025
  const changed = () =>
    ok(
      changeDesign(confirmed(), after(HOUR), {
        lineId: 'a',
        design: resized('6', '9'),
        payment: { paymentId: 'p2', provider: 'bank-transfer' },
      }),
    ).order
  const part = (order = changed()) =>
    ok(
      receiveTransfer(
        order,
        after(2 * HOUR),
        transfer(20_000, { paymentId: 'p2', otherId: 'p3', difference: 'ask-for-rest' }),
      ),
    )

  it('comes in parts, and the last puts the design into force', () => {
    const done = part()
    expect(orderEmailsOf(done)).toEqual(['rest-asked:p3'])
    expect(done.order).toMatchObject({ inForce: 0, change: { version: 1, payBy: after(2 * HOUR + 7 * DAY) } })
    const rest = openPayment(done.order)!
    expect(rest).toMatchObject({ id: 'p3', amount: DIFFERENCE - 20_000, version: 1 })
    const whole = ok(
      receiveTransfer(
        done.order,
        after(DAY),
        transfer(rest.amount, { paymentId: 'p3', reference: 'FT2', otherId: 'p4' }),
      ),
    )
    expect(kinds(whole)).toEqual(['payment-paid', 'changed'])
    expect(whole.order).toMatchObject({ inForce: 1, change: null, refunds: [] })
    expect(billed(whole.order).AED).toBe(ASKED + DIFFERENCE)
  })

  it('is nobody’s until it is whole: not invoiced, not given back as a courtesy, and paid by other means less the part', () => {
    const { order } = part()
    expect(billed(order)).toEqual(billed(confirmed()))
    expect(refundableMoney(order)).toEqual({ currency: 'AED', amount: ASKED })
    const by = 'staff:noor@nawl.example' as const
    const given = ok(
      refundOrder(order, after(DAY), { refund: { currency: 'AED', amount: fils(30_000) }, why: '', by }),
    ).order
    expect(given.refunds).toMatchObject([{ paymentId: 'p1', amount: 30_000 }])
    const card = ok(payAgain(order, after(DAY), { paymentId: 'p9', provider: 'stripe' })).order
    const rest = openPayment(card)!
    expect(rest.amount).toBe(DIFFERENCE - 20_000)
    const paid = ok(settlePayment(card, after(DAY), paidInFull(rest))).order
    expect(paid).toMatchObject({ inForce: 1, refunds: [] })
  })

  it('goes back whole when the change lapses, for want of the rest or with the production', () => {
    const { order } = part()
    const back = [{ paymentId: 'p2', amount: 20_000, reason: 'not-needed' }]
    const late = ok(expireOrder(order, after(8 * DAY))).order
    expect(late).toMatchObject({ inForce: 0, change: null, refunds: back })
    expect(billed(late)).toEqual(billed(confirmed()))
    const by = 'staff:noor@nawl.example' as const
    expect(startProduction(order, after(3 * DAY), { by })).toMatchObject({ reason: 'difference-unpaid' })
    expect(ok(startProduction(order, after(8 * DAY), { by })).order.refunds).toMatchObject(back)
    const cancelled = ok(cancelOrder(order, after(3 * HOUR), { by })).order
    expect(cancelled.refunds).toMatchObject([back[0]!, { paymentId: 'p1', amount: ASKED }])
  })

  it('that was paid in part before by a card that comes after all gives the part back', () => {
    const card = ok(
      changeDesign(confirmed(), after(HOUR), {
        lineId: 'a',
        design: resized('6', '9'),
        payment: { paymentId: 'p8', provider: 'stripe' },
      }),
    ).order
    const again = ok(payAgain(card, after(HOUR), { paymentId: 'p2', provider: 'bank-transfer' })).order
    const { order } = part(again)
    const late = order.payments.find(({ id }) => id === 'p8')!
    const done = ok(settlePayment(order, after(DAY), paidInFull(late))).order
    expect(done).toMatchObject({ inForce: 1, refunds: [{ paymentId: 'p2', amount: 20_000 }] })
    expect(billed(done).AED).toBe(ASKED + DIFFERENCE)
  })
})
