import { describe, expect, it } from 'vitest'

import { lineOf, sized } from '../../cart/cart-fixture.ts'
import { DEFAULT_TARIFF } from '../../shop/price-list.ts'
import { cents } from '../../money/money.ts'
import {
  TOTAL,
  after,
  BROOKLYN,
  checkout,
  DAY,
  HOUR,
  kinds,
  orderEmailsOf,
  LIMA,
  NOON,
  ok,
  SECOND,
} from '../laws/order-fixture.ts'
import { expireOrder } from '../end-order.ts'
import { offerOrder, placeOrder, requestQuote } from './place-order.ts'
import { acceptQuote, giveQuote } from './quote-order.ts'

const TERMS = { acceptedTerms: '2025-01', termsVersion: '2025-01' }
const PAYMENT = { paymentId: 'p1', provider: 'stripe' } as const

describe('placing an order', () => {
  it('keeps everything it was placed with, and requests the payment in dirhams', () => {
    const done = ok(placeOrder(NOON, checkout()))
    expect(done.order).toMatchObject({
      state: 'pending_payment',
      termsVersion: '2025-01',
      tariff: DEFAULT_TARIFF,
      times: { placedAt: NOON, payBy: after(24 * HOUR), cancelUntil: null },
      payments: [{ id: 'p1', status: 'created', currency: 'AED', amount: 177_015, usd: 48_200, version: 0 }],
    })
    expect(kinds(done)).toEqual(['placed', 'payment-created'])
    expect(orderEmailsOf(done)).toEqual(['received'])
    expect(done.effects).toContainEqual({ kind: 'start-payment', paymentId: 'p1' })
  })

  it('requests dollars from PayPal, and gives a bank transfer seven days', () => {
    const paypal = ok(placeOrder(NOON, checkout({ payment: { paymentId: 'p1', provider: 'paypal' } })))
    expect(paypal.order.payments[0]).toMatchObject({ currency: 'USD', amount: 48_200, usd: 48_200 })
    const bank = ok(placeOrder(NOON, checkout({ payment: { paymentId: 'p1', provider: 'bank-transfer' } })))
    expect(bank.order.times.payBy).toEqual(after(7 * DAY))
  })

  it.each([
    ['empty-cart', { lines: [] }],
    ['price-changed', { expectedTotal: cents(481.99) }],
    ['terms-changed', { acceptedTerms: '2024-06' }],
    ['bad-address', { address: { ...BROOKLYN, postcode: '1' } }],
    ['needs-quote', { address: LIMA }],
  ] as const)('is refused: %s', (reason, changes) => {
    expect(placeOrder(NOON, checkout(changes))).toMatchObject({ ok: false, reason })
  })

  it('reports the invalid fields of the address', () => {
    const refusal = placeOrder(NOON, checkout({ address: { ...BROOKLYN, city: '' } }))
    expect(refusal).toMatchObject({ problems: [{ field: 'city', problem: 'missing' }] })
  })
})

describe('an order to a country without a shipping rate', () => {
  const asked = ok(requestQuote(NOON, checkout({ address: LIMA })))
  const quoted = ok(
    giveQuote(asked.order, after(DAY), { shipping: cents(333), by: 'staff:noor@nawl.example' }),
  )
  const accept = (ms: number) => acceptQuote(quoted.order, after(DAY + ms), { payment: PAYMENT, ...TERMS })

  it('is requested, quoted, and placed when the quote is accepted', () => {
    expect(asked.order).toMatchObject({ state: 'quote_requested', payments: [] })
    expect(orderEmailsOf(asked)).toEqual(['received'])
    expect(orderEmailsOf(quoted)).toEqual(['quoted'])
    expect(quoted.order.versions[0].price.amounts.USD).toMatchObject({ shipping: 33_300, total: 73_300 })
    const placed = ok(accept(3 * DAY)).order
    expect(placed).toMatchObject({
      state: 'pending_payment',
      times: { placedAt: after(4 * DAY), payBy: after(5 * DAY) },
      payments: [{ usd: 73_300, amount: 269_194 }],
    })
  })

  it('has a quote valid for fourteen days, to the second', () => {
    expect(accept(14 * DAY - SECOND).ok).toBe(true)
    expect(accept(14 * DAY)).toEqual({ ok: false, reason: 'too-late' })
    expect(expireOrder(quoted.order, after(15 * DAY - SECOND))).toEqual({ ok: false, reason: 'too-early' })
    expect(ok(expireOrder(quoted.order, after(15 * DAY))).order.state).toBe('expired')
  })

  it('is quoted once, only if necessary, and with a valid amount', () => {
    expect(requestQuote(NOON, checkout())).toEqual({ ok: false, reason: 'no-quote-needed' })
    const again = giveQuote(quoted.order, NOON, { shipping: cents(1), by: 'staff:noor@nawl.example' })
    expect(again).toEqual({ ok: false, reason: 'wrong-state' })
    const below = giveQuote(asked.order, NOON, { shipping: cents(-1), by: 'staff:noor@nawl.example' })
    expect(below).toEqual({ ok: false, reason: 'bad-amount' })
  })

  it('uses the terms in force when the quote is accepted', () => {
    const stale = { payment: PAYMENT, acceptedTerms: '2025-01', termsVersion: '2026-01' }
    expect(acceptQuote(quoted.order, after(DAY), stale)).toEqual({ ok: false, reason: 'terms-changed' })
  })
})

it('keeps the prices at which it was placed', () => {
  const dearer = { ...DEFAULT_TARIFF, aedPerUsd: 4 }
  const lines = [lineOf('a', sized('5', '8', 'ft'))]
  expect(ok(placeOrder(NOON, checkout({ tariff: dearer, lines }))).order.payments[0]?.amount).toBe(192_800)
})

describe('an order that staff put together', () => {
  const { acceptedTerms: _, payment: __, expectedTotal: ___, ...offer } = checkout()
  const BY = { by: 'staff:noor@nawl.example' } as const

  it('is a quote at the tariff, which the customer accepts and pays', () => {
    const done = ok(offerOrder(NOON, { ...offer, ...BY, freight: null }))
    expect(done.order).toMatchObject({ state: 'quoted', payments: [] })
    expect(done.order.versions[0].price.amounts.USD.total).toBe(TOTAL)
    expect(orderEmailsOf(done)).toEqual(['offered'])
    const payment = { paymentId: 'p1', provider: 'stripe' } as const
    const accepted = ok(
      acceptQuote(done.order, NOON, { payment, acceptedTerms: '2025-01', termsVersion: '2025-01' }),
    )
    expect(accepted.order).toMatchObject({ state: 'pending_payment', payments: [{ usd: TOTAL }] })
  })

  it('has the freight that was agreed, and needs one where the tariff has none', () => {
    const agreed = ok(offerOrder(NOON, { ...offer, ...BY, freight: cents(50) }))
    expect(agreed.order.versions[0].price.shipping).toMatchObject({ basis: 'quoted', cost: cents(50) })
    const far = { ...offer, ...BY, address: LIMA }
    expect(offerOrder(NOON, { ...far, freight: null })).toMatchObject({ reason: 'needs-quote' })
    expect(offerOrder(NOON, { ...far, freight: cents(90) }).ok).toBe(true)
    expect(offerOrder(NOON, { ...offer, ...BY, lines: [], freight: null })).toMatchObject({
      reason: 'empty-cart',
    })
  })
})
