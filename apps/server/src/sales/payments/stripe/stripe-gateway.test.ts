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
import { stripeGateway } from './stripe-gateway.ts'
import { type FakeStripe, fakeStripe } from '../../../../test/payments/stripe/fake-stripe.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeGateway('Stripe', async () => {
  const fake = await fakeStripe()
  const { ledger, post } = fake
  return {
    gateway: stripeGateway(fake.config, { patienceMs: 300 }),
    currency: 'AED',
    pay: (id) => ledger.choose(id, 'pay'),
    letterAbout: (id) => {
      const event = post.events.find(({ data }) => 'id' in data.object && data.object.id === id)
      return event && post.webhook(event)
    },
    fake,
  }
})

describe('Stripe', () => {
  let fake: FakeStripe
  let clock: number
  const now = () => clock
  const gateway = () => stripeGateway(fake.config, { now, patienceMs: 300 })
  beforeEach(async () => {
    clock = Date.now()
    fake = await fakeStripe({ now })
  })
  afterEach(() => fake.close())
  const orderOf = (left: number) => orderToPay('AED', { expiresAt: new Date(clock + left) })
  const begin = async (order = orderOf(20 * HOUR)) => (await gateway().begin(order)).providerRef
  const refund = (providerRef: string) =>
    gateway().refund({ providerRef, key: 'refund-1', amount: 50_000 as Cents, currency: 'AED' })
  const statusOf = async (id: string) => (await gateway().look(id))?.status

  it.each([
    ['25 hours', 25 * HOUR, 24 * HOUR],
    ['24 hours', 24 * HOUR, 24 * HOUR],
    ['20 hours', 20 * HOUR, 20 * HOUR],
    ['10 minutes', 10 * MINUTE, 41 * MINUTE],
  ])('keeps its page open within Stripe’s limits with %s left', async (_, left, open) => {
    const id = await begin(orderOf(left))
    const seconds = Math.floor((clock + open) / 1000)
    expect(fake.ledger.sessions.get(id)?.expires_at).toBe(seconds)
  })
  it('finds a payment that was started before a time limit passed', async () => {
    const order = orderOf(40 * MINUTE)
    const id = await begin(order)
    clock += 20 * MINUTE
    expect(await begin(order)).toBe(id)
    expect(fake.ledger.sessions.size).toBe(1)
  })
  it('refuses another order with the same payment id', async () => {
    const order = orderOf(20 * HOUR)
    await begin(order)
    await expect(begin({ ...order, email: 'eve@example.com' })).rejects.toThrow(GatewayTrouble)
  })
  it('leaves the ways to pay to the page: it adds wallets to cards where device and account have them', async () => {
    await begin()
    const asked = [...new URLSearchParams(fake.asked.at(-1)?.body).keys()]
    expect(asked).toContain('line_items[0][price_data][currency]')
    expect(asked.filter((key) => /payment_method|wallet|ui_mode/.test(key))).toEqual([])
  })
  it('charges the exact amount when a line cannot be split by its quantity', async () => {
    const lines = [{ name: 'Atlas', quantity: 3, amount: 100_000 as Cents }]
    const id = await begin({ ...orderOf(HOUR), lines, amount: 100_000 as Cents })
    expect(await gateway().look(id)).toMatchObject({ amount: 100_000, currency: 'AED' })
  })
  it('stays payable after a declined card and a failed 3-D Secure', async () => {
    const id = await begin()
    for (const choice of ['decline', 'authenticate', 'fail-authentication', 'authenticate'] as const) {
      fake.ledger.choose(id, choice)
      expect(await statusOf(id)).toBe('created')
    }
    fake.ledger.choose(id, 'pass-authentication')
    expect(await statusOf(id)).toBe('paid')
  })
  it.each([
    ['paid', 'paid'],
    ['refused', 'failed'],
  ] as const)('is under way until the bank says %s', async (verdict, status) => {
    const id = await begin()
    fake.ledger.choose(id, 'bank')
    expect(await statusOf(id)).toBe('processing')
    expect(await gateway().close(id)).toMatchObject({ status: 'processing' })
    fake.ledger.bankSays(id, verdict)
    expect(await statusOf(id)).toBe(status)
  })
  it('has ended when its page has expired', async () => {
    const id = await begin()
    clock += 21 * HOUR
    expect(fake.ledger.choose(id, 'pay')).toBe(false)
    expect(await statusOf(id)).toBe('cancelled')
  })
  it('reports the received amount, not the requested one', async () => {
    const id = await begin()
    fake.ledger.choose(id, 'pay')
    const intent = fake.ledger.intents.get(fake.ledger.sessions.get(id)?.payment_intent ?? '')
    Object.assign(intent ?? {}, { amount_received: 1 })
    expect(await gateway().look(id)).toMatchObject({ status: 'paid', amount: 1 })
  })
  it('refuses a session that is not the shop’s', async () => {
    const id = await begin()
    Object.assign(fake.ledger.sessions.get(id) ?? {}, { client_reference_id: null })
    await expect(gateway().look(id)).rejects.toThrow('no payment of this shop')
  })
  it('does not refund twice when the key has expired', async () => {
    const id = await begin()
    fake.ledger.choose(id, 'pay')
    expect(await refund(id)).toEqual({ status: 'sent' })
    fake.forgetKeys()
    expect(await refund(id)).toEqual({ status: 'sent' })
    expect(fake.ledger.refunds.size).toBe(1)
  })
  it('reports a refund that is pending at the bank', async () => {
    const id = await begin()
    fake.ledger.choose(id, 'pay')
    fake.ledger.refundFates.push('pending')
    expect(await refund(id)).toEqual({ status: 'due' })
    const [made] = fake.ledger.refunds.values()
    Object.assign(made ?? {}, { status: 'failed' })
    expect(await refund(id)).toEqual({ status: 'failed' })
  })

  describe('during an outage', () => {
    it.each([500, 503])('retries after a %i', async (status) => {
      fake.trouble.faults.push({ kind: 'status', status }, { kind: 'status', status })
      expect(await statusOf(await begin())).toBe('created')
    })
    it('refuses an answer of another shape', async () => {
      fake.trouble.outage = { kind: 'status', status: 404 }
      await expect(begin()).rejects.toThrow(GatewayTrouble)
    })
    it('does not mistake a refused request for an unknown or closed payment', async () => {
      const id = await begin()
      const error = { type: 'invalid_request_error', message: 'Received unknown parameter' }
      const refusal = { kind: 'status', status: 400, body: { error } } as const
      fake.trouble.faults.push(refusal)
      await expect(gateway().look(id)).rejects.toThrow(GatewayTrouble)
      fake.trouble.faults.push(refusal)
      await expect(gateway().close(id)).rejects.toThrow('stays open')
    })
    it('starts once and refunds once when only the answer is lost', async () => {
      fake.trouble.faults.push({ kind: 'cut', when: 'after' })
      const id = await begin()
      expect(fake.ledger.sessions.size).toBe(1)
      fake.ledger.choose(id, 'pay')
      // Faults for the session and the list; the refund comes third.
      fake.trouble.faults.push(...Array.from({ length: 2 }, () => ({ kind: 'wait', ms: 1 }) as const))
      fake.trouble.faults.push({ kind: 'cut', when: 'after' })
      expect(await refund(id)).toEqual({ status: 'sent' })
      expect(fake.ledger.refunds.size).toBe(1)
    })
    it('reveals neither key nor customer data in errors and logs', async () => {
      const spies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
      const order = orderOf(20 * HOUR)
      const stranger = stripeGateway({ ...fake.config, STRIPE_SECRET_KEY: 'sk_test_another' }, { now })
      fake.trouble.faults.push({ kind: 'status', status: 402 })
      const errors = [
        await gateway().begin(order).catch(whole),
        await stranger.begin(order).catch(whole),
        await gateway().close('cs_test_unknown').catch(whole),
      ]
      expect(errors.join('\n')).toContain('stripe: begin')
      expect(errors.join('\n')).not.toMatch(/sk_test|whsec|@example|Bearer/)
      for (const spy of spies) expect(spy).not.toHaveBeenCalled()
      vi.restoreAllMocks()
    })
  })

  it('is paid by a browser on its page', async () => {
    const order = orderOf(20 * HOUR)
    const { providerRef, url } = await gateway().begin(order)
    expect(await (await fetch(url)).text()).toContain('AED 1234.50')
    expect(await (await clickOn(url, 'decline')).text()).toContain('Not paid: card_declined')
    expect(await (await clickOn(url, 'authenticate')).text()).toContain('Complete authentication')
    expect((await clickOn(url, 'leave')).headers.get('location')).toBe(order.cancelUrl)
    expect((await clickOn(url, 'pass-authentication')).headers.get('location')).toBe(order.returnUrl)
    expect((await clickOn(url, 'pay')).status).toBe(404)
    expect(await payAndCollect({ gateway: gateway(), pay: () => {} }, providerRef)).toMatchObject({
      status: 'paid',
    })
  })
})
