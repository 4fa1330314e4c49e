import type { Cents } from '@nawl/domain/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  describeGateway,
  type GatewayOnTrial,
  orderToPay,
} from '../../../../test/payments/describe-gateway.ts'
import { describeLendingGateway } from '../../../../test/payments/describe-lending-gateway.ts'
import { type FakeTabby, fakeTabby } from '../../../../test/payments/tabby/fake-tabby.ts'
import { GatewayTrouble } from '../payment-gateway.ts'
import { tabbyGateway } from './tabby-gateway.ts'

const onTrial = async () => {
  const fake = await fakeTabby()
  const { ledger, post } = fake
  return {
    gateway: tabbyGateway(fake.config, { patienceMs: 300 }),
    currency: 'AED',
    pay: (id) => ledger.choose(id, 'pay'),
    letterAbout: (id) => {
      const event = post.events.findLast((each) => 'id' in each && each.id === id)
      return event && post.webhook(event)
    },
    unsignedBodies: true,
    endPage: (id) => ledger.expire(id),
    fake,
  } satisfies GatewayOnTrial
}
describeGateway('Tabby', onTrial)
describeLendingGateway('Tabby', onTrial)

describe('Tabby', () => {
  let fake: FakeTabby
  let clock = Date.now()
  const gateway = () => tabbyGateway(fake.config, { now: () => clock, patienceMs: 300 })
  beforeAll(async () => void (fake = await fakeTabby({ now: () => clock })))
  afterAll(() => fake.close())

  it('is asked for a session with what it has to know, in dirhams with their decimals', async () => {
    const order = orderToPay('AED', { language: 'ar' })
    await gateway().begin(order)
    expect(JSON.parse(fake.asked.at(-1)?.body ?? '')).toEqual({
      payment: {
        amount: '1234.50',
        currency: 'AED',
        description: order.description,
        buyer: { name: 'Noura Al Mansoori', email: 'ada@example.com', phone: '+971 50 123 4567' },
        shipping_address: { city: 'Dubai', address: 'Villa 4, Street 12b, Al Wasl', zip: '' },
        order: {
          reference_id: order.orderNumber,
          discount_amount: '0.00',
          items: [
            {
              reference_id: '1',
              title: 'Atlas, 200 × 300 cm',
              quantity: 2,
              unit_price: '500.00',
              category: 'rugs',
            },
            { reference_id: '2', title: 'Shipping', quantity: 1, unit_price: '234.50', category: 'rugs' },
          ],
        },
        buyer_history: { registered_since: order.placedAt.toISOString(), loyalty_level: 0 },
        order_history: [],
        meta: { order_id: order.paymentId, customer: null },
      },
      lang: 'ar',
      merchant_code: fake.config.TABBY_MERCHANT_CODE,
      merchant_urls: { success: order.returnUrl, cancel: order.returnUrl, failure: order.returnUrl },
    })
  })

  it.each([
    ['not_available', 'not-approved'],
    ['order_amount_too_high', 'amount-too-high'],
    ['order_amount_too_low', 'amount-too-low'],
    ['something new', 'not-approved'],
  ])('does not lend: %s is %s', async (code, reason) => {
    fake.rejections.push(code)
    await expect(gateway().begin(orderToPay('AED'))).rejects.toMatchObject({ reason })
  })

  it('is asked again after a refusal', async () => {
    const [order, asked] = [orderToPay('AED'), gateway()]
    fake.rejections.push('not_available')
    await expect(asked.begin(order)).rejects.toThrow('not-approved')
    expect(await asked.begin(order)).toMatchObject({ url: expect.stringContaining('sessionId=') })
  })

  it('has another page for a payment whose first one must be over', async () => {
    const [order, asked] = [orderToPay('AED'), gateway()]
    const first = await asked.begin(order)
    clock += 19 * 60_000
    expect(await asked.begin(order)).toEqual(first)
    clock += 2 * 60_000
    expect(await asked.begin(order)).not.toEqual(first)
  })

  it('ends a payment that was refused, and one whose time is over', async () => {
    const { providerRef: refused } = await gateway().begin(orderToPay('AED'))
    fake.ledger.choose(refused, 'reject')
    expect(await gateway().look(refused)).toMatchObject({ status: 'failed', needsCapture: false })
    const { providerRef: late } = await gateway().begin(orderToPay('AED'))
    clock += 31 * 60_000
    expect(await gateway().look(late)).toMatchObject({ status: 'cancelled' })
  })

  it('counts as paid what Tabby captured by itself after three weeks', async () => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    fake.ledger.choose(providerRef, 'pay')
    clock += 22 * 86_400_000
    expect(await gateway().look(providerRef)).toMatchObject({ status: 'paid', amount: 123_450 })
  })

  it('refuses a payment that is not the shop’s, in another state, or in another currency', async () => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    const payment = fake.ledger.payments.get(providerRef)!
    for (const change of [{ meta: {} }, { status: 'LOST' }, { currency: 'SAR' }, { amount: '12.345' }]) {
      fake.ledger.payments.set(providerRef, { ...payment, ...change } as typeof payment)
      await expect(gateway().look(providerRef)).rejects.toThrow(GatewayTrouble)
    }
  })

  it('refunds when the first answer was lost and the second is a conflict', async () => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    fake.ledger.choose(providerRef, 'pay')
    await gateway().capture(providerRef)
    fake.trouble.faults.push({ kind: 'wait', ms: 0 }, { kind: 'cut', when: 'after' })
    const refund = { providerRef, key: 'one', amount: 50_000 as Cents, currency: 'AED' } as const
    expect(await gateway().refund(refund)).toEqual({ status: 'sent' })
    expect(fake.ledger.payments.get(providerRef)?.refunds).toHaveLength(1)
  })
})
