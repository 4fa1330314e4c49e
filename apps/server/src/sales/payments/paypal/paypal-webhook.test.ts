import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { DAY_MS } from '@nawl/domain/time/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { GatewayTrouble, type PaymentGateway } from '../payment-gateway.ts'
import { orderToPay } from '../../../../test/payments/describe-gateway.ts'
import { fakeProviderServer } from '../../../../test/payments/fake-provider-server.ts'
import { selfSigned } from '../../../../test/payments/paypal/certificate.ts'
import { paypalGateway } from './paypal-gateway.ts'
import { type FakePaypal, fakePaypal } from '../../../../test/payments/paypal/fake-paypal.ts'

describe('a webhook from PayPal', () => {
  let fake: FakePaypal
  let gateway: PaymentGateway
  let providerRef: string
  const now = new Date()
  beforeAll(async () => {
    fake = await fakePaypal()
    gateway = paypalGateway(fake.config)
    providerRef = (await gateway.begin(orderToPay('USD'))).providerRef
    fake.ledger.approve(providerRef, 'PENDING')
    await gateway.capture(providerRef)
    fake.ledger.decide(providerRef, 'COMPLETED')
  })
  afterAll(() => fake.close())
  const eventOf = (kind: string) => fake.post.events.find(({ event_type }) => event_type === kind)!
  const webhook = (kind = 'PAYMENT.CAPTURE.COMPLETED', sentAt = now) =>
    fake.post.webhook(eventOf(kind), sentAt)
  const read = (body: Buffer, headers: Readonly<Record<string, string>>, at = now) =>
    gateway.readWebhook(body, headers, at)
  const refused = { ok: false, reason: 'bad-signature' }

  it.each(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.COMPLETED'])(
    'of kind %s names the order it is about',
    async (kind) => {
      const { body, headers } = webhook(kind)
      const eventId = eventOf(kind).id
      expect(await read(body, headers)).toEqual({ ok: true, eventId, kind, providerRef })
    },
  )
  it('has the same id when it is repeated', async () => {
    const [first, second] = [webhook(), webhook()]
    expect(first.headers['paypal-transmission-id']).not.toBe(second.headers['paypal-transmission-id'])
    expect(await read(first.body, first.headers)).toEqual(await read(second.body, second.headers))
  })
  it('of another kind is accepted and concerns no payment', async () => {
    const event = { ...eventOf('CHECKOUT.ORDER.APPROVED'), event_type: 'CUSTOMER.DISPUTE.CREATED' }
    const { body, headers } = fake.post.webhook(event, now)
    expect(await read(body, headers)).toMatchObject({ ok: true, providerRef: null })
  })
  it.each([
    [299, { ok: true }],
    [302, { ok: false, reason: 'stale' }],
    [3 * 86_400, { ok: false, reason: 'stale' }],
  ])('sent %i seconds ago is %j', async (seconds, reading) => {
    const at = new Date(Math.floor(now.getTime() / 1000) * 1000)
    const { body, headers } = webhook(undefined, at)
    expect(await read(body, headers, new Date(at.getTime() + seconds * 1000))).toMatchObject(reading)
  })
  it.each([
    ['paypal-transmission-id', randomUUID()],
    ['paypal-transmission-time', new Date(now.getTime() - 60_000).toISOString()],
    ['paypal-transmission-time', 'yesterday'],
    ['paypal-transmission-sig', 'bm9uc2Vuc2U='],
    ['paypal-auth-algo', 'MD5withRSA'],
    ['paypal-cert-url', 'nonsense'],
  ])('is refused with another %s', async (name, value) => {
    const { body, headers } = webhook()
    expect(await read(body, { ...headers, [name]: value })).toEqual(refused)
    expect(
      await read(body, Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))),
    ).toEqual(refused)
  })
  it('is refused when it is for another shop’s webhook', async () => {
    const other = paypalGateway({ ...fake.config, PAYPAL_WEBHOOK_ID: '5WHOTHER' })
    const { body, headers } = webhook()
    expect(await other.readWebhook(body, headers, now)).toEqual(refused)
  })

  describe('by its certificate', () => {
    const signedWith = (key: Parameters<typeof sign>[2], url: string) => {
      const { body } = webhook()
      const [id, time] = [randomUUID(), now.toISOString()]
      const message = Buffer.from(`${id}|${time}|${fake.config.PAYPAL_WEBHOOK_ID}|${crc32(body)}`)
      return read(body, {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', message, key).toString('base64'),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': url,
      })
    }

    it('accepts only certificates from PayPal and fetches no others', async () => {
      const { key, pem } = selfSigned(new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS))
      const eve = await fakeProviderServer(
        () => ({ status: 200, body: pem }),
        () => false,
      )
      const { port } = new URL(fake.url)
      const askedBefore = fake.asked.length
      const path = '/v1/notifications/certs/CERT-1'
      for (const url of [
        `${eve.url}${path}`,
        `https://127.0.0.1:${port}${path}`,
        `http://127.0.0.1:${port}@${new URL(eve.url).host}${path}`,
        `http://127.0.0.1:${port}.evil.example${path}`,
        `${fake.url}${path}?x=1`,
        `http://somebody@127.0.0.1:${port}${path}`,
        `${fake.url}/v1/notifications/certs/../../../checkoutnow`,
        'https://api.paypal.com/v1/notifications/certs/CERT-1',
      ])
        expect(await signedWith(key, url)).toEqual(refused)
      expect(eve.asked).toEqual([])
      expect(fake.asked.length).toBe(askedBefore)
      await eve.close()
    })
    it('is not fetched for a webhook that PayPal cannot have signed', async () => {
      const fresh = paypalGateway(fake.config)
      const { body, headers } = webhook()
      const before = fake.asked.length
      const unsigned = [
        { 'paypal-transmission-sig': 'bm9uc2Vuc2U=' },
        { 'paypal-transmission-sig': `${'A'.repeat(343)}!` },
        { 'paypal-transmission-id': 'x'.repeat(200) },
        { 'paypal-transmission-time': new Date(now.getTime() + 3_600_000).toISOString() },
      ]
      for (const forged of unsigned)
        expect(await fresh.readWebhook(body, { ...headers, ...forged }, now)).toEqual(refused)
      const old = { ...headers, 'paypal-transmission-time': new Date(now.getTime() - 400_000).toISOString() }
      expect(await fresh.readWebhook(body, old, now)).toMatchObject({ ok: false, reason: 'stale' })
      expect(fake.asked.length).toBe(before)
    })
    it('is fetched a few times an hour at most, whatever strangers forge, and never again once known', async () => {
      const fresh = paypalGateway(fake.config)
      const { body, headers } = webhook()
      expect(await fresh.readWebhook(body, headers, now)).toMatchObject({ ok: true })
      const before = fake.asked.length
      const forged = (n: number) => ({
        ...headers,
        'paypal-cert-url': `${fake.url}/v1/notifications/certs/CERT-${n}`,
      })
      const readings = Array.from({ length: 40 }, async (_, n) =>
        fresh.readWebhook(body, forged(n), now).catch((error: Error) => error.constructor.name),
      )
      const outcomes = await Promise.all(readings)
      expect(outcomes).toContain('GatewayTrouble')
      expect(fake.asked.length - before).toBeLessThanOrEqual(10)
      await fresh.readWebhook(body, forged(0), now)
      expect(fake.asked.length - before, 'what is not there is not asked for again').toBeLessThanOrEqual(10)
      expect(await fresh.readWebhook(body, headers, now), 'the real one is read all the same').toMatchObject({
        ok: true,
      })
      const later = new Date(now.getTime() + 3_700_000)
      const next = fake.post.webhook(eventOf('PAYMENT.CAPTURE.COMPLETED'), later)
      expect(await paypalGateway(fake.config).readWebhook(next.body, next.headers, later)).toMatchObject({
        ok: true,
      })
    })
    it('is refused when PayPal has no such certificate or it belongs to another key', async () => {
      const { key } = selfSigned(now, now)
      expect(await signedWith(key, `${fake.url}/v1/notifications/certs/CERT-unknown`)).toEqual(refused)
      expect(await signedWith(key, `${fake.url}/v1/notifications/certs/CERT-standin`)).toEqual(refused)
    })
    it('is refused when the certificate is not valid at the time', async () => {
      const future = new Date(now.getTime() + 40 * DAY_MS)
      const { body, headers } = webhook(undefined, future)
      expect(await read(body, headers, future)).toEqual(refused)
    })
    it('is fetched once', async () => {
      const fresh = paypalGateway(fake.config)
      const before = fake.asked.length
      const { body, headers } = webhook()
      for (let i = 0; i < 3; i++) expect((await fresh.readWebhook(body, headers, now)).ok).toBe(true)
      expect(fake.asked.length - before).toBe(1)
    })
    it('throws GatewayTrouble when it cannot be fetched, so that PayPal repeats the webhook', async () => {
      const fresh = paypalGateway(fake.config, { patienceMs: 300 })
      const { body, headers } = webhook()
      fake.trouble.faults.push({ kind: 'status', status: 503 }, { kind: 'cut', when: 'before' })
      await expect(fresh.readWebhook(body, headers, now)).rejects.toThrow(GatewayTrouble)
      await expect(fresh.readWebhook(body, headers, now)).rejects.toThrow(GatewayTrouble)
      expect(await fresh.readWebhook(body, headers, now)).toMatchObject({ ok: true })
    })
  })
})
