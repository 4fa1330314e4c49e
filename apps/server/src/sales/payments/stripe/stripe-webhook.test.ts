import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PaymentGateway } from '../payment-gateway.ts'
import { orderToPay } from '../../../../test/payments/describe-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'
import type { StripeEvent } from '../../../../test/payments/stripe/stripe-ledger.ts'
import { type FakeStripe, fakeStripe } from '../../../../test/payments/stripe/fake-stripe.ts'

describe('a webhook from Stripe', () => {
  let fake: FakeStripe
  let gateway: PaymentGateway
  let providerRef: string
  let event: StripeEvent
  const now = new Date('2027-03-01T10:00:00Z')
  beforeAll(async () => {
    fake = await fakeStripe()
    gateway = stripeGateway(fake.config)
  })
  afterAll(() => fake.close())
  beforeEach(async () => {
    providerRef = (await gateway.begin(orderToPay('AED'))).providerRef
    fake.ledger.choose(providerRef, 'pay')
    event = fake.post.events.at(-1)!
  })
  const webhook = (sentAt = now, about = event) => fake.post.webhook(about, sentAt)
  const read = (body: Buffer, headers: Record<string, string>, at = now) =>
    gateway.readWebhook(body, headers, at)

  it('contains the payment’s reference and its own id, so that repeats are recognised', async () => {
    const reading = { ok: true, eventId: event.id, kind: 'checkout.session.completed', providerRef }
    expect(await read(webhook().body, webhook().headers)).toEqual(reading)
    const copy = webhook(new Date(now.getTime() - 9000))
    expect(await read(copy.body, copy.headers)).toEqual(reading)
  })
  it('of another kind is accepted and concerns no payment', async () => {
    const other = fake.post.events.find(({ type }) => type === 'payment_intent.succeeded')!
    const { body, headers } = webhook(now, other)
    expect(await read(body, headers)).toMatchObject({ ok: true, kind: other.type, providerRef: null })
  })
  it.each([
    [300, { ok: true }],
    [301, { ok: false, reason: 'stale' }],
    [86_400, { ok: false, reason: 'stale' }],
  ])('sent %i seconds ago is %j', async (seconds, reading) => {
    const { body, headers } = webhook(new Date(now.getTime() - seconds * 1000))
    expect(await read(body, headers)).toMatchObject(reading)
  })
  it('is refused when its timestamp was changed', async () => {
    const { body, headers } = webhook(new Date(now.getTime() - 400_000))
    const time = Math.floor(now.getTime() / 1000)
    const younger = headers['stripe-signature']?.replace(/t=\d+/, `t=${time}`)
    expect(await read(body, { 'stripe-signature': younger ?? '' })).toEqual({
      ok: false,
      reason: 'bad-signature',
    })
  })
  it.each(['', 'nonsense', 't=1,v1=', 't=x,v1=00', 'v1=00', `t=${now.getTime() / 1000},v0=00`])(
    'is refused with the signature %j',
    async (signature) => {
      expect(await read(webhook().body, { 'stripe-signature': signature })).toEqual({
        ok: false,
        reason: 'bad-signature',
      })
    },
  )
  it('is refused when signed with another secret', async () => {
    const stranger = stripeGateway({ ...fake.config, STRIPE_WEBHOOK_SECRET: 'whsec_another' })
    const { body, headers } = webhook()
    expect(await stranger.readWebhook(body, headers, now)).toEqual({ ok: false, reason: 'bad-signature' })
  })
  it.each(['null', '{}', '{"id":1}', 'not JSON', '{"object":"v2.core.event","id":"evt_1"}'])(
    'that is signed but is %s cannot be read',
    async (text) => {
      const time = Math.floor(now.getTime() / 1000)
      const hmac = createHmac('sha256', fake.config.STRIPE_WEBHOOK_SECRET).update(`${time}.${text}`)
      const headers = { 'stripe-signature': `t=${time},v1=${hmac.digest('hex')}` }
      expect(await read(Buffer.from(text), headers)).toEqual({ ok: false, reason: 'unreadable' })
    },
  )
})
