import type { AdminOrder } from '@nawl/contract/sales/admin'
import type { OrderResponse } from '@nawl/contract/sales/order'

import { fakeCart } from './fake-cart.ts'

export const NOW = '2027-01-04T08:00:00.000Z'
const TOMORROW = '2027-01-05T08:00:00.000Z'

/** An order of one Bab to Brooklyn, paid with AED 2,006.00 an hour ago, that can still be cancelled and changed. */
export function fakeOrder(more: Partial<OrderResponse> = {}): OrderResponse {
  const cart = fakeCart(1).shown()
  return {
    number: 'NW-7K4M-3PXA',
    state: 'confirmed',
    email: 'layla@example.com',
    address: {
      country: 'US',
      name: 'Layla Haddad',
      phone: '',
      line1: '214 Vanderbilt Avenue',
      line2: '',
      city: 'Brooklyn',
      region: 'NY',
      postcode: '11205',
    },
    billing: null,
    giftMessage: '',
    addressVersion: 0,
    termsVersion: '2025-01',
    lines: cart.lines.map((line) => ({
      ...line,
      inRoom: { room: 'living', picture: '/frozen/ab/living.avif?d=1' },
      cartoon: '/frozen/ab/cartoon.svg?d=1',
      kilograms: [6.154],
    })),
    price: cart.price,
    change: null,
    payments: [
      {
        id: 'payment-1',
        provider: 'test',
        status: 'paid',
        currency: 'AED',
        amount: 200_600,
        isDifference: false,
        paidAt: '2027-01-04T07:00:00.000Z',
      },
    ],
    refunds: [],
    credit: null,
    documents: [
      {
        number: 'INV-2027-000001',
        kind: 'invoice',
        reason: 'order',
        issuedAt: '2027-01-04T07:00:00.000Z',
        totals: { USD: 54_622, AED: 200_600 },
      },
    ],
    claims: [],
    tracking: null,
    incoterm: 'DAP',
    remakeOf: null,
    yarnProposals: [],
    approvals: [],
    remakes: [],
    times: {
      placedAt: '2027-01-04T07:00:00.000Z',
      quoteUntil: null,
      payBy: null,
      confirmedAt: '2027-01-04T07:00:00.000Z',
      cancelUntil: TOMORROW,
      changeUntil: TOMORROW,
      expectedFrom: '2027-02-10T20:00:00.000Z',
      expectedBy: '2027-03-01T20:00:00.000Z',
      productionAt: null,
      readyAt: null,
      shippedAt: null,
      arrivesFrom: null,
      arrivesBy: null,
      deliveredAt: null,
      claimUntil: null,
      warrantyUntil: null,
      endedAt: null,
    },
    steps: ['cancel', 'change-design'],
    now: NOW,
    timeline: [{ kind: 'confirmed', at: '2027-01-04T07:00:00.000Z' }],
    next: null,
    ...more,
  }
}

/** The same order as staff see it. */
export function fakeAdminOrder(more: Partial<AdminOrder> = {}): AdminOrder {
  return {
    ...fakeOrder(),
    notes: [],
    addressChanges: [],
    corrections: [],
    askableLines: [],
    approvalRecords: [],
    letters: [],
    language: 'en',
    canned: [],
    events: [],
    deskSteps: ['start-production', 'cancel', 'refund'],
    yarnsOnOrder: [],
    heldUsd: 54_600,
    held: { currency: 'AED', amount: 200_519 },
    ...more,
  }
}
