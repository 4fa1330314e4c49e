import type { DeliveryList, WebhookList, WebhookWithSecret } from '@nawl/contract/desk/webhooks'
import { WEBHOOK_TYPES } from '@nawl/domain/integrations/webhook-types'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { BROOKLYN, HOUR, openShopApp } from '../../../test/chaos/shop-app.ts'
import { type Received, webhookReceiver } from '../../../test/webhooks/receiver.ts'
import { deskChange } from '../../platform/db/schema/desk-schema.ts'
import { webhookEndpoint, webhookEvent } from '../../platform/db/schema/integration-schema.ts'

type Problem = { readonly code?: string; readonly field?: string }
type Message = { readonly type: string; readonly data: Record<string, unknown> }

// The library that verifies compares with the time of the machine.
const START = Date.now()

let shop: Awaited<ReturnType<typeof openShopApp>>
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  shop = await openShopApp({ clock: { at: START } })
  receiver = await webhookReceiver()
})
beforeEach(async () => {
  shop.reset()
  shop.clock.at = START
  await shop.database.orm.delete(webhookEvent)
  await shop.database.orm.delete(webhookEndpoint)
  await shop.database.orm.delete(deskChange)
  receiver.reset()
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
})

const as = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  shop.call<T>(method, `/api/desk/webhooks${path}`, body, await shop.signedIn('desk'))
async function added(change: object = {}) {
  const wish = { url: receiver.url, description: 'Accounts', types: WEBHOOK_TYPES, ...change }
  const { body } = await as<WebhookWithSecret>('POST', '', wish)
  const { id = '' } = body.endpoints.at(-1) ?? {}
  return { id, secret: body.secret, ...wish }
}
const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as Message)
const verifiedBy = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

describe('the endpoints of webhooks', () => {
  it('are added with a secret that no other answer holds, and are recorded', async () => {
    const { secret, id } = await added()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const list = await as<WebhookList>('GET')
    expect(list.body.endpoints).toMatchObject([{ id, url: receiver.url, isOn: true, offReason: null }])
    expect(JSON.stringify(list)).not.toContain('whsec_')
    expect(list.headers['cache-control']).toBe('no-store')
    const changes = await shop.database.orm.select().from(deskChange)
    expect(changes).toMatchObject([{ kind: 'webhook.added', by: 'desk@example.com' }])
    expect(JSON.stringify(changes)).not.toContain('whsec_')
  })

  it.each([
    'http://rugs.example/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'file:///etc/passwd',
    'x',
  ])('never go to %s', async (url) => {
    const { status, body } = await as<Problem>('POST', '', { url, description: '', types: ['order.paid'] })
    expect([status, body.code, body.field]).toEqual([422, 'webhook/bad-address', 'url'])
  })

  it.each([
    { types: [] },
    { types: ['order.eaten'] },
    { description: 'x'.repeat(121) },
    { url: `https://e.com/${'x'.repeat(500)}` },
    { extra: 1 },
  ])('are refused with %j', async (change) => {
    const fine = { url: 'https://hooks.example/', description: '', types: ['order.paid'] }
    expect((await as('POST', '', { ...fine, ...change })).status).toBe(400)
  })

  it('are twenty at most, also when they are added at once', async () => {
    for (let n = 0; n < 18; n++) await added()
    const fine = { url: receiver.url, description: '', types: ['order.paid'] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => as<Problem>('POST', '', fine)))
    expect(answers.map(({ status }) => status).toSorted((p, q) => p - q)).toEqual([200, 200, 409, 409, 409])
  })

  it('are changed, turned off and on, and removed with what was sent', async () => {
    const { id, url } = await added()
    const wish = { url, description: 'Stock', types: ['order.placed'] }
    const off = await as<WebhookList>('PUT', `/${id}`, { ...wish, isOn: false })
    expect(off.body.endpoints).toMatchObject([{ ...wish, isOn: false, offReason: 'switched-off' }])
    expect((await as<Problem>('POST', `/${id}/test`)).body.code).toBe('webhook/is-off')
    await shop.ordered()
    expect(await shop.database.orm.select().from(webhookEvent)).toEqual([])
    const on = await as<WebhookList>('PUT', `/${id}`, { ...wish, isOn: true })
    expect(on.body.endpoints).toMatchObject([{ isOn: true, offReason: null }])
    expect((await as<WebhookList>('DELETE', `/${id}`)).body.endpoints).toEqual([])
    for (const [method, path] of [
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/secret`],
      ['POST', `/${id}/test`],
      ['GET', `/${id}/deliveries`],
    ] as const) {
      const { status, body } = await as<Problem>(
        method,
        path,
        method === 'PUT' ? { ...wish, isOn: true } : undefined,
      )
      expect([status, body.code], `${method} ${path}`).toEqual([404, 'webhook/unknown'])
    }
  })

  it('get a test and the same message again, with the same id and what they answered', async () => {
    const { id } = await added()
    await as('POST', `/${id}/test`)
    await shop.webhooks.run()
    receiver.behave((response) => void response.writeHead(418).end('<b>teapot</b>'))
    const { body } = await as<DeliveryList>('GET', `/${id}/deliveries`)
    expect(body.deliveries).toMatchObject([
      { status: 'delivered', message: { type: 'webhook.test' }, response: 'thank you' },
    ])
    const [first] = body.deliveries
    await as('POST', `/${id}/deliveries/${first?.id}/again`)
    await shop.webhooks.run()
    const again = (await as<DeliveryList>('GET', `/${id}/deliveries`)).body.deliveries
    expect(again).toMatchObject([
      { status: 'waiting', attempts: 1, responseCode: 418, response: '<b>teapot</b>' },
    ])
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      first?.messageId,
      first?.messageId,
    ])
    const { status } = await as<Problem>('POST', `/${id}/deliveries/${id}/again`)
    expect(status).toBe(404)
  })

  it('sign with the former secret, too, for a day after a new one was made', async () => {
    const { id, secret: former } = await added()
    const { secret } = (await as<WebhookWithSecret>('POST', `/${id}/secret`)).body
    expect(secret).not.toBe(former)
    await as('POST', `/${id}/test`)
    await shop.webhooks.run()
    const [both] = receiver.received
    for (const each of [secret, former])
      expect(verifiedBy(each, both!)).toMatchObject({ type: 'webhook.test' })
    shop.clock.at = START + 24 * HOUR
    await as('POST', `/${id}/test`)
    await shop.webhooks.run()
    const later = receiver.received[1]
    expect(later?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  it('list what was sent in pages, newest first', async () => {
    const { id } = await added()
    for (let n = 0; n < 55; n++) await as('POST', `/${id}/test`)
    await shop.webhooks.run()
    const first = (await as<DeliveryList>('GET', `/${id}/deliveries`)).body
    const second = (await as<DeliveryList>('GET', `/${id}/deliveries?before=${first.next}`)).body
    const ids = new Set([...first.deliveries, ...second.deliveries].map((one) => one.id))
    expect([first.deliveries.length, second.deliveries.length, ids.size]).toEqual([50, 5, 55])
  })
})

describe('what happens in the shop', () => {
  it('is told of an order from checkout to refund, signed, without a name or an address', async () => {
    const { secret } = await added()
    const placed = await shop.confirmed()
    await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 36_725, why: 'A late parcel' })
    await shop.sales.jobs.run()
    await shop.webhooks.run()
    const told = messages()
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'order.paid',
      'order.placed',
      'order.state-changed',
      'payment.refunded',
    ])
    const data = (type: string) => told.find((message) => message.type === type)?.data
    expect(data('order.placed')).toEqual({
      orderNumber: placed.number,
      state: 'pending_payment',
      total: { amount: 48_200, currency: 'USD' },
      rugCount: 1,
    })
    expect(data('order.paid')).toMatchObject({ payment: { provider: 'stripe', currency: 'AED' } })
    expect(data('order.state-changed')).toEqual({
      orderNumber: placed.number,
      previousState: 'pending_payment',
      state: 'confirmed',
    })
    expect(data('payment.refunded')).toMatchObject({ refund: { reason: 'goodwill', currency: 'AED' } })
    for (const one of receiver.received) verifiedBy(secret, one)
    const sent = receiver.received
      .map(({ body }) => body)
      .join()
      .toLowerCase()
    for (const personal of ['layla@example.com', BROOKLYN.name, BROOKLYN.line1])
      expect(sent).not.toContain(personal.toLowerCase())
  })

  it('is told of messages and consultations by their ids', async () => {
    await added()
    const message = { name: 'Ada', email: 'ada@example.com', topic: 'press', message: 'May we print it?' }
    await shop.call('POST', '/api/messages', message)
    await shop.webhooks.run()
    expect(messages()).toMatchObject([
      { type: 'message.received', data: { kind: 'message', topic: 'press' } },
    ])
    expect(receiver.received[0]?.body).not.toMatch(/ada|print/i)
  })

  it('is told once when a command is sent twice', async () => {
    await added({ types: ['order.paid'] })
    const placed = await shop.confirmed()
    await shop.sales.settle('stripe', placed.ref)
    await shop.webhooks.run()
    expect(messages()).toHaveLength(1)
  })
})
