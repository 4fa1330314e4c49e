import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { openMailingShop } from '../../../test/email/emailing-shop.ts'
import { webhookReceiver } from '../../../test/webhooks/receiver.ts'
import { deskChange } from '../../platform/db/schema/desk-schema.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../platform/db/schema/integration-schema.ts'
import { newSecret } from './webhook-secret.ts'
import { openWebhooks } from './webhooks.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2027-01-04T08:00:00Z')

describe.each(DATABASES)('the queue of webhooks on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openMailingShop>>
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  let clock = START
  const now = () => clock
  beforeAll(async () => {
    shop = await openMailingShop({ kind, now })
    receiver = await webhookReceiver()
  })
  beforeEach(async () => {
    clock = START
    receiver.reset()
    await shop.empty(webhookEvent)
    await shop.database.orm.delete(webhookEndpoint)
    await shop.database.orm.delete(deskChange)
  })
  afterAll(async () => {
    await shop.close()
    await receiver.close()
  })

  async function endpoint(change: Partial<typeof webhookEndpoint.$inferInsert> = {}) {
    const id = randomUUID()
    await shop.database.orm.insert(webhookEndpoint).values({
      id,
      url: receiver.url,
      description: '',
      types: ['order.paid'],
      isOn: true,
      secret: newSecret(),
      createdBy: 'desk@example.com',
      createdAt: new Date(clock),
      ...change,
    })
    return id
  }
  const happen = (n = 1) =>
    shop.database.orm.transaction(async (tx) =>
      shop.webhooks.write(tx, { type: 'order.paid', at: new Date(clock), data: { n } }),
    )
  const deliveries = () => shop.database.orm.select().from(webhookDelivery)
  const events = () => shop.database.orm.select().from(webhookEvent)
  /** Another process with the same database. */
  const other = (more: Partial<Parameters<typeof openWebhooks>[0]> = {}) => {
    const { config, database, emails } = shop
    return openWebhooks({ config, database, emails, now, random: () => 0.5, report: () => {}, ...more })
  }
  const fails = () => receiver.behave((response) => void response.writeHead(500).end('broken'))

  it('sends an event once to each endpoint that is on and wants it', async () => {
    await endpoint()
    await endpoint()
    await endpoint({ isOn: false })
    await endpoint({ types: ['order.placed'] })
    await happen()
    await shop.webhooks.run()
    await shop.webhooks.run()
    expect(await events()).toHaveLength(1)
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
    expect(first?.headers['webhook-signature']).not.toBe(second?.headers['webhook-signature'])
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'order.paid',
      timestamp: '2027-01-04T08:00:00.000Z',
      data: { n: 1 },
    })
    expect(await deliveries()).toMatchObject([
      { status: 'delivered', attempts: 1, responseCode: 200, response: 'thank you' },
      { status: 'delivered', attempts: 1 },
    ])
  })

  it('writes nothing with a change that is rolled back, nor what nobody wants', async () => {
    const wanting = await endpoint()
    const failing = shop.database.orm.transaction(async (tx) => {
      await shop.webhooks.write(tx, { type: 'order.paid', at: new Date(clock), data: {} })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await events()).toEqual([])
    await shop.database.orm.delete(webhookEndpoint).where(eq(webhookEndpoint.id, wanting))
    await endpoint({ types: ['claim.opened'] })
    await happen()
    expect(await events()).toEqual([])
  })

  it('tries again after a minute, 5, 30, 2 hours, 6, 12 and 24, with the same id, then gives up', async () => {
    fails()
    await endpoint()
    await happen()
    const worker = other()
    for (const [n, wait] of [0, 1, 5, 30, 120, 360, 720, 1440].entries()) {
      clock += wait * MINUTE - 1
      await worker.run()
      expect(receiver.received, `before attempt ${n + 1}`).toHaveLength(n)
      clock += 1
      await worker.run()
      expect(receiver.received).toHaveLength(n + 1)
    }
    clock += 2 * DAY
    await worker.run()
    expect(receiver.received).toHaveLength(8)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries()).toMatchObject([
      { status: 'failed', attempts: 8, fault: 'status', responseCode: 500, response: 'broken' },
    ])
  })

  it('sends again with the same id what was being sent when its process died', async () => {
    await endpoint()
    await happen()
    // It dies after it has sent, before it has written that down.
    const dying = other({ post: async () => new Promise(() => {}) })
    void dying.run()
    await expect.poll(async () => (await deliveries())[0]?.claims).toBe(1)
    await shop.webhooks.run()
    expect(receiver.received).toEqual([])
    clock += 3 * MINUTE
    await shop.webhooks.run()
    await shop.webhooks.run()
    expect(receiver.received).toHaveLength(1)
    const [event] = await events()
    expect(receiver.received[0]?.headers['webhook-id']).toBe(`msg_${event?.id.replaceAll('-', '')}`)
    expect(await deliveries()).toMatchObject([{ status: 'delivered', claims: 2 }])
    expect(await events()).toHaveLength(1)
  })

  it('ignores a worker that comes too late with its result', async () => {
    await endpoint()
    await happen()
    let answer = () => {}
    const slow = other({
      post: () =>
        new Promise((done) => {
          answer = () => done({ ok: false, fault: 'timed-out', responseCode: null, response: null })
        }),
    })
    const running = slow.run()
    await expect.poll(async () => (await deliveries())[0]?.claims).toBe(1)
    clock += 3 * MINUTE
    await shop.webhooks.run()
    answer()
    await running
    expect(await deliveries()).toMatchObject([{ status: 'delivered', fault: null }])
  })

  it('never lets two of fifty workers send the same attempt', async () => {
    await endpoint()
    for (let n = 0; n < 20; n++) await happen(n)
    const workers = Array.from({ length: 50 }, () => other())
    await Promise.all(workers.map((worker) => worker.run()))
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([20, 20])
    expect(
      (await deliveries()).every(({ attempts, status }) => attempts === 1 && status === 'delivered'),
    ).toBe(true)
  })

  it('lets an endpoint that fails not hold up another', async () => {
    await endpoint({ url: 'http://localhost:1/' })
    const fine = await endpoint()
    for (let n = 0; n < 12; n++) await happen(n)
    await shop.webhooks.run()
    expect(receiver.received).toHaveLength(12)
    const rows = await deliveries()
    expect(rows.filter(({ endpointId }) => endpointId !== fine)).toHaveLength(12)
  })

  it('switches an endpoint off after five days of failures, and writes to the owners', async () => {
    fails()
    const id = await endpoint()
    for (let day = 0; day <= 5; day++) {
      await happen(day)
      await shop.webhooks.run()
      clock += DAY
    }
    const [row] = await shop.database.orm.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id))
    expect(row).toMatchObject({ isOn: false, offReason: 'failing', failingSince: new Date(START) })
    expect((await deliveries()).filter(({ status }) => status === 'waiting')).toEqual([])
    await shop.emails.deliver()
    const [letter, ...others] = shop.inbox.for('desk@example.com')
    expect(others).toEqual([])
    expect(letter?.subject).toContain('switched off')
    expect(letter?.text).toContain('/desk/integrations')
    const changes = await shop.database.orm.select().from(deskChange)
    expect(changes).toMatchObject([{ kind: 'webhook.switched-off', by: 'shop' }])
    await happen()
    expect(await events()).toHaveLength(6)
  })

  it('forgets failures at the first success, and obeys the answer 410 at once', async () => {
    fails()
    await endpoint()
    await happen()
    await shop.webhooks.run()
    const failing = async () =>
      (await shop.database.orm.select().from(webhookEndpoint)).map(({ failingSince }) => failingSince)
    expect(await failing()).toEqual([new Date(START)])
    receiver.reset()
    clock += 2 * MINUTE
    await shop.webhooks.run()
    expect(await failing()).toEqual([null])
    receiver.behave((response) => void response.writeHead(410).end())
    await happen()
    await shop.webhooks.run()
    expect(await shop.database.orm.select().from(webhookEndpoint)).toMatchObject([{ isOn: false }])
  })

  it('sends nothing to an address inside, whatever the row says', async () => {
    await endpoint()
    await happen()
    await other({ config: { ...shop.config, isLocal: false } }).run()
    expect(receiver.received).toEqual([])
    expect(await deliveries()).toMatchObject([{ status: 'waiting', fault: 'refused-address' }])
  })

  it('says when a secret was encrypted with another key', async () => {
    await endpoint({ secret: 'AAAA' })
    await happen()
    await shop.webhooks.run()
    expect(await deliveries()).toMatchObject([{ status: 'waiting', fault: 'secret-unreadable' }])
  })

  it('leaves to the next process what it was sending when it closed', async () => {
    await endpoint()
    await happen()
    const closing = other({
      post: ({ closing: signal }) =>
        new Promise((done) => {
          const failed = { ok: false, fault: 'unreachable', responseCode: null, response: null } as const
          signal.addEventListener('abort', () => done(failed))
        }),
    })
    void closing.run()
    await expect.poll(async () => (await deliveries())[0]?.claims).toBe(1)
    await closing.stop()
    expect(await deliveries()).toMatchObject([{ status: 'waiting', fault: null }])
    clock += 3 * MINUTE
    await shop.webhooks.run()
    expect(receiver.received).toHaveLength(1)
  })
})
