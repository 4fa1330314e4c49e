import { describe, expect, it } from 'vitest'

import { deliverOrder, markReady, shipOrder, startProduction } from './fulfil-order.ts'
import { customerSteps, staffSteps } from './open-steps.ts'
import {
  after,
  checkout,
  confirmed,
  DAY,
  HOUR,
  LIMA,
  NOON,
  ok,
  placed,
  SECOND,
} from './laws/order-fixture.ts'
import { requestQuote } from './placing/place-order.ts'
import { giveQuote } from './placing/quote-order.ts'

const BY = { by: 'staff:noor@nawl.example' } as const

describe('the order page', () => {
  it('offers what is possible, to the second', () => {
    const order = confirmed()
    expect(customerSteps(placed(), NOON)).toEqual(['pay', 'cancel', 'change-address'])
    expect(customerSteps(order, after(HOUR))).toEqual(['cancel', 'change-design', 'change-address'])
    expect(customerSteps(order, after(24 * HOUR - SECOND))).toEqual([
      'cancel',
      'change-design',
      'change-address',
    ])
    expect(customerSteps(order, after(24 * HOUR))).toEqual(['change-design', 'change-address'])
    expect(customerSteps(order, after(48 * HOUR + 60 * SECOND))).toEqual([])
  })

  it('offers a quote while it is valid', () => {
    const asked = ok(requestQuote(NOON, checkout({ address: LIMA }))).order
    expect(staffSteps(asked, NOON)).toEqual([
      'give-quote',
      'change-address',
      'correct-email',
      'correct-billing',
      'cancel',
    ])
    const quoted = ok(giveQuote(asked, NOON, { shipping: checkout().expectedTotal, ...BY })).order
    expect(customerSteps(quoted, NOON)).toEqual(['accept-quote', 'cancel', 'change-address'])
    expect(customerSteps(quoted, after(14 * DAY))).toEqual(['cancel', 'change-address'])
  })
})

describe('the admin page', () => {
  it('offers each step in its turn', () => {
    expect(staffSteps(placed('bank-transfer'), NOON)).toEqual([
      'confirm-transfer',
      'change-address',
      'correct-email',
      'correct-billing',
      'cancel',
    ])
    expect(staffSteps(confirmed(), after(48 * HOUR))).toEqual([
      'change-address',
      'correct-email',
      'move-days',
      'correct-billing',
      'cancel',
      'refund',
    ])
    const late = after(3 * DAY)
    expect(staffSteps(confirmed(), late)).toEqual([
      'start-production',
      'change-address',
      'correct-email',
      'move-days',
      'correct-billing',
      'cancel',
      'refund',
    ])
    const started = ok(startProduction(confirmed(), late, BY)).order
    expect(staffSteps(started, late)).toEqual([
      'mark-ready',
      'change-address',
      'correct-email',
      'move-days',
      'step-back',
      'correct-billing',
      'remake',
      'refund',
    ])
    const ready = ok(markReady(started, late, BY)).order
    expect(staffSteps(ready, late)).toEqual([
      'ship',
      'change-address',
      'correct-email',
      'move-days',
      'step-back',
      'correct-billing',
      'remake',
      'refund',
    ])
    const shipped = ok(shipOrder(ready, late, { ...BY, tracking: { carrier: 'Aramex', number: '1' } })).order
    expect(staffSteps(shipped, late)).toEqual([
      'deliver',
      'correct-tracking',
      'move-days',
      'step-back',
      'correct-billing',
      'remake',
      'refund',
    ])
    const delivered = ok(deliverOrder(shipped, late, BY)).order
    expect(customerSteps(delivered, late)).toEqual(['claim'])
    expect(customerSteps(delivered, after(6 * 366 * DAY))).toEqual([])
  })
})
