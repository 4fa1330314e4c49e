import type { Cents } from '@nawl/domain/money/money'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { GatewayTrouble } from '../payment-gateway.ts'
import {
  describeGateway,
  orderToPay,
  payAndCollect,
  clickOn,
  whole,
} from '../../../../test/payments/describe-gateway.ts'
import { paypalGateway } from './paypal-gateway.ts'
import { type FakePaypal, fakePaypal } from '../../../../test/payments/paypal/fake-paypal.ts'

const HOUR = 3_600_000

describeGateway('PayPal', async () => {
  const fake = await fakePaypal()
  const { ledger, post } = fake
  return {
    gateway: paypalGateway(fake.config, { patienceMs: 300 }),
    currency: 'USD',
    pay: (id) => ledger.approve(id),
    letterAbout: (id) => {
      const event = post.events.find(({ resource }) => 'id' in resource && resource.id === id)
      return event && post.webhook(event)
    },
    fake,
  }
})

describe('PayPal', () => {
  let fake: FakePaypal
  let clock: number
  const now = () => clock
  beforeEach(async () => {
    clock = Date.now()
    fake = await fakePaypal({ now })
  })
  afterEach(() => fake.close())
  const gateway = () => paypalGateway(fake.config, { now, patienceMs: 300 })
  const begin = async (order = orderToPay('USD')) => (await gateway().begin(order)).providerRef
  const tokens = () => fake.asked.filter(({ path }) => path === '/v1/oauth2/token').length
  const calls = (end: string) => fake.asked.filter(({ path }) => path.endsWith(end)).length
  const refund = (providerRef: string) =>
    gateway().refund({ providerRef, key: 'refund-1', amount: 50_000 as Cents, currency: 'USD' })

  it('requests dollars with two decimals', async () => {
    const id = await begin()
    expect(fake.ledger.orders.get(id)?.unit.amount).toMatchObject({
      currency_code: 'USD',
      value: '1234.50',
    })
    await expect(begin(orderToPay('AED'))).rejects.toThrow('CURRENCY_NOT_SUPPORTED')
  })
  it('captures only approved payments, and once under concurrent calls', async () => {
    const id = await begin()
    expect(await gateway().capture(id)).toMatchObject({ status: 'created', needsCapture: false })
    fake.ledger.approve(id)
    expect(await gateway().look(id)).toMatchObject({ status: 'created', needsCapture: true })
    const shop = gateway()
    const reports = await Promise.all([shop.capture(id), shop.capture(id), shop.capture(id)])
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['paid']))
  })
  it.each([
    ['COMPLETED', 'paid'],
    ['DECLINED', 'failed'],
  ] as const)('is under way until PayPal has %s it', async (verdict, status) => {
    const id = await begin()
    fake.ledger.approve(id, 'PENDING')
    expect(await gateway().capture(id)).toMatchObject({ status: 'processing', needsCapture: false })
    expect(await gateway().close(id)).toMatchObject({ status: 'processing' })
    expect(await refund(id)).toEqual({ status: 'failed' })
    fake.ledger.decide(id, verdict)
    expect(await gateway().look(id)).toMatchObject({ status })
  })
  it('fails when the card is declined, and can be paid with another one', async () => {
    const id = await begin()
    fake.ledger.approve(id, 'INSTRUMENT_DECLINED')
    expect(await gateway().capture(id)).toMatchObject({ status: 'failed', needsCapture: false })
    fake.ledger.approve(id)
    expect(await gateway().capture(id)).toMatchObject({ status: 'paid' })
  })
  it('captures only one of two orders for a payment', async () => {
    const order = orderToPay('USD')
    const first = await begin(order)
    fake.forgetRequests()
    const second = await begin(order)
    expect(second).not.toBe(first)
    for (const id of [first, second]) fake.ledger.approve(id)
    expect(await gateway().capture(first)).toMatchObject({ status: 'paid' })
    await expect(gateway().capture(second)).rejects.toThrow('DUPLICATE_INVOICE_ID')
  })
  it('is unknown once PayPal has deleted it', async () => {
    const id = await begin()
    clock += 4 * HOUR
    expect(fake.ledger.approve(id)).toBe(false)
    expect(await gateway().look(id)).toBeNull()
    await expect(gateway().capture(id)).rejects.toThrow(GatewayTrouble)
    expect(await gateway().close(id)).toBeNull()
  })
  it('does not capture a payment closed after approval', async () => {
    const id = await begin()
    fake.ledger.approve(id)
    expect(await gateway().close(id)).toMatchObject({ status: 'cancelled', needsCapture: false })
    expect(await gateway().capture(id)).toMatchObject({ status: 'cancelled' })
    expect(calls('/capture')).toBe(0)
  })
  it('is closed even if PayPal ignores the change', async () => {
    const id = await begin()
    fake.switches.takesNotes = false
    expect(await gateway().close(id)).toMatchObject({ status: 'cancelled', needsCapture: false })
  })
  it('reports a pending refund and does not send it twice', async () => {
    const id = await begin()
    await payAndCollect({ gateway: gateway(), pay: (ref) => fake.ledger.approve(ref) }, id)
    fake.ledger.refundFates.push('PENDING')
    expect(await refund(id)).toEqual({ status: 'due' })
    fake.forgetRequests()
    expect(await refund(id)).toEqual({ status: 'due' })
    const [made, ...more] = fake.ledger.orders.get(id)?.capture?.refunds ?? []
    expect(more).toEqual([])
    Object.assign(made ?? {}, { status: 'COMPLETED' })
    expect(await refund(id)).toEqual({ status: 'sent' })
  })

  describe('by its access token', () => {
    it('shares one token until it is about to expire', async () => {
      const shop = gateway()
      await Promise.all([shop.look('A'), shop.look('B'), shop.look('C')])
      expect(tokens()).toBe(1)
      clock += 8.99 * HOUR
      await shop.look('A')
      expect(tokens()).toBe(2)
    })
    it('fetches another when the token was revoked', async () => {
      const shop = gateway()
      await shop.look('A')
      fake.withdrawTokens()
      expect(await shop.look('A')).toBeNull()
      expect(tokens()).toBe(2)
    })
    it('fetches again after a refusal', async () => {
      const shop = gateway()
      fake.trouble.outage = { kind: 'status', status: 401 }
      await expect(shop.look('A')).rejects.toThrow(GatewayTrouble)
      fake.trouble.outage = null
      expect(await shop.look('A')).toBeNull()
    })
  })

  describe('during an outage', () => {
    it.each([429, 500, 503])('retries after a %i', async (status) => {
      fake.trouble.faults.push({ kind: 'status', status }, { kind: 'status', status })
      expect(await gateway().look(await begin())).toMatchObject({ status: 'created' })
    })
    it('does not mistake a refund in progress for a refused one', async () => {
      const shop = gateway()
      const { providerRef } = await shop.begin(orderToPay('USD'))
      await payAndCollect({ gateway: shop, pay: (ref) => fake.ledger.approve(ref) }, providerRef)
      const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] }
      fake.trouble.faults.push({ kind: 'wait', ms: 1 }, { kind: 'status', status: 422, body })
      const order = { providerRef, key: 'refund-1', amount: 1 as Cents, currency: 'USD' } as const
      await expect(shop.refund(order)).rejects.toThrow(GatewayTrouble)
      expect(await shop.refund(order)).toEqual({ status: 'sent' })
    })
    it('starts, captures and refunds once when only the answer is lost', async () => {
      const shop = gateway()
      await shop.look('A')
      const lost = { kind: 'cut', when: 'after' } as const
      const arrives = { kind: 'wait', ms: 1 } as const
      fake.trouble.faults.push(lost)
      const { providerRef: id } = await shop.begin(orderToPay('USD'))
      expect(fake.ledger.orders.size).toBe(1)
      fake.ledger.approve(id)
      fake.trouble.faults.push(arrives, lost)
      expect(await shop.capture(id)).toMatchObject({ status: 'paid' })
      fake.trouble.faults.push(arrives, lost)
      const order = { providerRef: id, key: 'refund-1', amount: 1 as Cents, currency: 'USD' } as const
      expect(await shop.refund(order)).toEqual({ status: 'sent' })
      expect(fake.ledger.orders.get(id)?.capture?.refunds).toHaveLength(1)
    })
    it('reveals neither secrets nor customer data in errors and logs', async () => {
      const spies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
      const stranger = paypalGateway({ ...fake.config, PAYPAL_SECRET: 'another-secret' }, { now })
      const broken = gateway()
      await broken.look('A')
      const errors = [
        await stranger.begin(orderToPay('USD')).catch(whole),
        await gateway().begin(orderToPay('AED')).catch(whole),
      ]
      fake.trouble.faults.push({ kind: 'status', status: 400 })
      errors.push(await broken.begin(orderToPay('USD')).catch(whole))
      expect(errors.map((error) => /paypal: [^\n]*/.exec(String(error))?.[0])).toEqual([
        'paypal: no access: 401',
        'paypal: begin: CURRENCY_NOT_SUPPORTED',
        'paypal: POST /v2/checkout/orders: 400 unknown',
      ])
      expect(errors.join('\n')).not.toMatch(/secret|standin-client|A21AA|Basic|Bearer|@example/)
      for (const spy of spies) expect(spy).not.toHaveBeenCalled()
      vi.restoreAllMocks()
    })
  })

  it('is approved by a browser on its page', async () => {
    const order = orderToPay('USD')
    const { providerRef, url } = await gateway().begin(order)
    expect(await (await fetch(url)).text()).toContain('USD 1234.50')
    expect((await clickOn(url, 'leave')).headers.get('location')).toBe(
      `${order.cancelUrl}?token=${providerRef}`,
    )
    expect((await clickOn(url, 'COMPLETED')).headers.get('location')).toBe(
      `${order.returnUrl}?token=${providerRef}`,
    )
    expect(await gateway().capture(providerRef)).toMatchObject({ status: 'paid' })
    expect((await clickOn(url, 'COMPLETED')).status).toBe(404)
  })
})
