import type { Cents } from '@nawl/domain/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  describeGateway,
  type GatewayOnTrial,
  orderToPay,
} from '../../../../test/payments/describe-gateway.ts'
import { describeLendingGateway } from '../../../../test/payments/describe-lending-gateway.ts'
import { type FakeTamara, fakeTamara } from '../../../../test/payments/tamara/fake-tamara.ts'
import { GatewayTrouble } from '../payment-gateway.ts'
import { tamaraGateway } from './tamara-gateway.ts'

const onTrial = async () => {
  const fake = await fakeTamara()
  const { ledger, post } = fake
  return {
    gateway: tamaraGateway(fake.config, { patienceMs: 300 }),
    currency: 'AED',
    pay: (id) => ledger.choose(id, 'approved'),
    letterAbout: (id) => {
      const event = post.events.findLast((each) => 'order_id' in each && each.order_id === id)
      return event && post.webhook(event)
    },
    unsignedBodies: true,
    endPage: (id) => ledger.choose(id, 'expired'),
    fake,
  } satisfies GatewayOnTrial
}
describeGateway('Tamara', onTrial)
describeLendingGateway('Tamara', onTrial)

describe('Tamara', () => {
  let fake: FakeTamara
  let clock = Date.now()
  const gateway = () => tamaraGateway(fake.config, { now: () => clock, patienceMs: 300 })
  beforeAll(async () => void (fake = await fakeTamara({ now: () => clock })))
  afterAll(() => fake.close())
  const dirhams = (amount: number) => ({ amount, currency: 'AED' })
  const approved = async () => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    fake.ledger.choose(providerRef, 'approved')
    return providerRef
  }

  it('is asked for a checkout with what it has to know, in numbers of dirhams', async () => {
    const order = orderToPay('AED')
    await gateway().begin(order)
    const person = { first_name: 'Noura', last_name: 'Al Mansoori', phone_number: '+971 50 123 4567' }
    expect(JSON.parse(fake.asked.at(-1)?.body ?? '')).toEqual({
      total_amount: dirhams(1234.5),
      shipping_amount: dirhams(0),
      tax_amount: dirhams(0),
      order_reference_id: order.paymentId,
      order_number: order.orderNumber,
      items: [
        {
          name: 'Atlas, 200 × 300 cm',
          quantity: 2,
          reference_id: '1',
          sku: '1',
          type: 'Physical',
          total_amount: dirhams(1000),
        },
        {
          name: 'Shipping',
          quantity: 1,
          reference_id: '2',
          sku: '2',
          type: 'Physical',
          total_amount: dirhams(234.5),
        },
      ],
      consumer: { ...person, email: 'ada@example.com' },
      country_code: 'AE',
      description: order.description,
      merchant_url: {
        success: order.returnUrl,
        failure: order.returnUrl,
        cancel: order.returnUrl,
        notification: 'http://127.0.0.1:3000/checkout/webhook',
      },
      shipping_address: {
        ...person,
        line1: 'Villa 4, Street 12b',
        line2: 'Al Wasl',
        city: 'Dubai',
        region: 'Dubai',
        country_code: 'AE',
      },
      locale: 'en_US',
    })
  })

  it('tells a purchase that it does not take from a request that was wrong', async () => {
    fake.rejections.push('total_amount_invalid_limit_24hrs_gmv', 'merchant_url_invalid')
    await expect(gateway().begin(orderToPay('AED'))).rejects.toMatchObject({ reason: 'not-approved' })
    await expect(gateway().begin(orderToPay('AED'))).rejects.toThrow(GatewayTrouble)
  })

  it('authorises and captures what was approved', async () => {
    const providerRef = await approved()
    expect(await gateway().look(providerRef)).toMatchObject({ status: 'created', needsCapture: true })
    expect(await gateway().capture(providerRef)).toMatchObject({ status: 'paid', amount: 123_450 })
    expect(fake.ledger.orders.get(providerRef)).toMatchObject({ status: 'fully_captured', captured: 123_450 })
  })

  it('captures what was only authorised before the answer was lost', async () => {
    const providerRef = await approved()
    fake.ledger.become(fake.ledger.orders.get(providerRef)!, 'authorised')
    expect(await gateway().capture(providerRef)).toMatchObject({ status: 'paid', amount: 123_450 })
  })

  it.each([
    ['declined', 'failed'],
    ['expired', 'cancelled'],
  ] as const)('ends a payment that was %s', async (choice, status) => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    fake.ledger.choose(providerRef, choice)
    expect(await gateway().look(providerRef)).toMatchObject({ status, needsCapture: false })
  })

  it('counts as paid what Tamara captured by itself, and as ended what nobody acknowledged', async () => {
    const [forgotten, kept] = [await approved(), await approved()]
    fake.ledger.become(fake.ledger.orders.get(kept)!, 'authorised')
    clock += 22 * 86_400_000
    expect(await gateway().look(forgotten)).toMatchObject({ status: 'cancelled' })
    expect(await gateway().look(kept)).toMatchObject({ status: 'paid', amount: 123_450 })
  })

  it.each([true, false])(
    'sends a refund once when its answer was lost; its id is shown: %s',
    async (named) => {
      fake.switches.namesRefunds = named
      const providerRef = await approved()
      await gateway().capture(providerRef)
      const refund = { providerRef, key: 'refund-1', amount: 50_000 as Cents, currency: 'AED' } as const
      fake.trouble.faults.push({ kind: 'wait', ms: 0 }, { kind: 'cut', when: 'after' })
      await expect(gateway().refund(refund)).rejects.toThrow(GatewayTrouble)
      expect(await gateway().refund(refund)).toEqual({ status: 'sent' })
      expect(fake.ledger.orders.get(providerRef)?.refunds).toHaveLength(1)
      expect(await gateway().moves?.(providerRef)).toMatchObject({ refunds: [] })
      fake.ledger.refund(fake.ledger.orders.get(providerRef)!, 100, 'by hand')
      expect(await gateway().moves?.(providerRef)).toMatchObject({ refunds: [{ amount: 100 }] })
    },
  )

  it('refuses an order that is not the shop’s, in another state, or in another currency', async () => {
    const { providerRef } = await gateway().begin(orderToPay('AED'))
    const order = fake.ledger.orders.get(providerRef)!
    const changes = [
      { asked: { ...order.asked, order_number: '' } },
      { status: 'lost' },
      { asked: { ...order.asked, total_amount: { amount: 1, currency: 'SAR' } } },
    ]
    for (const change of changes) {
      fake.ledger.orders.set(providerRef, { ...order, ...change } as typeof order)
      await expect(gateway().look(providerRef)).rejects.toThrow(GatewayTrouble)
    }
  })
})
