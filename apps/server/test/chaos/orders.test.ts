import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { order, orderEvent } from '../../src/platform/db/schema/commerce-schema.ts'
import { refund } from '../../src/platform/db/schema/payment-schema.ts'
import { DATABASES } from '../db/postgres.ts'
import { outboxMail } from '../../src/platform/db/schema/schema.ts'
import { BROOKLYN, DESIGN, HOUR, NOW, openShopApp, SECOND, TOTAL } from './shop-app.ts'

const refusedByDatabase = {
  cause: { message: expect.stringMatching(/^rows of order(?:_event)? are not changed/) },
}

describe.each(DATABASES)('orders on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  beforeEach(() => counter.reset())
  afterAll(() => counter.close())

  it('failure 15: computes the discount per order, and not again for a change', async () => {
    const guest = counter.buyer()
    await guest.add(DESIGN, 3)
    await guest.ask('PUT', '/api/cart/country', { country: 'AE' })
    const { price } = await guest.cart()
    expect([price.discountPercent, price.amounts.USD.discount]).toEqual([5, 6_000])
    const address = { ...BROOKLYN, country: 'AE', region: 'Dubai', postcode: '' }
    const expectedTotal = price.amounts.USD.total
    const [one, other] = await Promise.all([
      guest.checkout({ address, expectedTotal }),
      guest.checkout({ address, expectedTotal }),
    ])
    expect(one.body.number).toBe(other.body.number)
    // The remaining cart is empty, so it has no discount.
    expect((await guest.cart()).price.discountPercent).toBe(0)
  })

  it('failure 16: adds lines, discount, delivery and VAT up to the total, in the database as on the page', async () => {
    const guest = counter.buyer()
    for (const [width, quantity] of [
      ['5.3', 2],
      ['7.77', 1],
      ['3.01', 4],
    ] as const)
      await guest.add({ ...DESIGN, size: { ...DESIGN.size, width } }, quantity)
    await guest.ask('PUT', '/api/cart/country', { country: 'AE' })
    const address = { ...BROOKLYN, country: 'AE', region: 'Dubai', postcode: '' }
    const expectedTotal = (await guest.cart()).price.amounts.USD.total
    const { body: placed } = await guest.checkout({ address, expectedTotal })
    const { price, payments } = await counter.see(placed)
    for (const { lines, goods, discount, shipping, total, vat } of [price.amounts.USD, price.amounts.AED]) {
      expect(lines.reduce((sum, line) => sum + line.price, 0)).toBe(goods)
      expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(discount)
      expect(goods - discount + shipping).toBe(total)
      expect(vat).toBe(Math.round((total * 5) / 105))
    }
    expect(payments.map(({ amount }) => amount)).toEqual([price.amounts.AED.total])
  })

  it('failure 17: reprices an order for neither a new tariff nor a new address', async () => {
    const placed = await counter.confirmed()
    const { orm } = counter.database
    const address = { ...BROOKLYN, country: 'AE' }
    const moved = orm
      .update(order)
      .set({ address: sql`${JSON.stringify(address)}::jsonb` })
      .where(eq(order.number, placed.number))
    await expect(moved).rejects.toMatchObject(refusedByDatabase)
    await expect(orm.delete(orderEvent)).rejects.toMatchObject(refusedByDatabase)
    counter.clock.at += 72 * HOUR
    expect((await counter.desk(placed.number, '/start-production')).status).toBe(200)
    expect((await counter.see(placed)).price.amounts.USD.total).toBe(TOTAL)
  })

  it('failure 18: cancels and refunds once under repeated requests', async () => {
    const placed = await counter.confirmed()
    const answers = await Promise.all([1, 2, 3].map(() => counter.command(placed, '/cancel')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await counter.sales.jobs.run()
    const order = await counter.see(placed)
    expect([order.state, order.refunds.map(({ amount, status }) => [amount, status])]).toEqual([
      'cancelled',
      [[177_015, 'sent']],
    ])
    expect(counter.provider.refunds.get(`${order.refunds[0]?.id}-1`)).toEqual({
      amount: 177_015,
      currency: 'AED',
    })
  })

  it('failure 18: accepts a cancellation at 23:59:59 and refuses it a second later', async () => {
    const [early, late] = [await counter.confirmed(), await counter.confirmed()]
    counter.clock.at = NOW + 24 * HOUR - SECOND
    expect((await counter.command(early, '/cancel')).status).toBe(200)
    counter.clock.at = NOW + 24 * HOUR
    const answer = await counter.command(late, '/cancel')
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'order/too-late' }])
  })

  it('failure 18: lets only one of cancellation and start of production succeed', async () => {
    for (let round = 0; round < 4; round++) {
      counter.clock.at = NOW
      const placed = await counter.confirmed()
      counter.clock.at = NOW + 48 * HOUR
      const [cancelled, started] = await Promise.all([
        counter.desk(placed.number, '/cancel'),
        counter.desk(placed.number, '/start-production'),
      ])
      expect([cancelled.status, started.status].toSorted((p, q) => p - q)).toEqual([200, 409])
      const { state, refunds } = await counter.see(placed)
      expect([state, refunds.length]).toEqual(
        cancelled.status === 200 ? ['cancelled', 1] : ['in_production', 0],
      )
    }
  })

  it('failure 18: refunds no more than was paid under concurrent requests', async () => {
    const placed = await counter.confirmed()
    const refund = { currency: 'AED', amount: 106_200, why: 'A late parcel' }
    const answers = await Promise.all([1, 2, 3].map(() => counter.desk(placed.number, '/refunds', refund)))
    expect(answers.map(({ status }) => status).toSorted((p, q) => p - q)).toEqual([200, 409, 409])
  })

  it('failure 18: refunds once when staff double-click', async () => {
    const placed = await counter.confirmed()
    const key = randomUUID()
    const give = () =>
      counter.desk(placed.number, '/refunds', { currency: 'AED', amount: 36_725, why: 'A late parcel' }, key)
    await Promise.all([give(), give()])
    expect((await give()).body.refunds).toHaveLength(1)
    const other = await counter.desk(
      placed.number,
      '/refunds',
      { currency: 'AED', amount: 73_450, why: 'A late parcel' },
      key,
    )
    expect([other.status, other.body]).toMatchObject([422, { code: 'idempotency/other-body' }])
  })

  it('failure 18: keeps a failed refund and retries it with another key', async () => {
    const placed = await counter.confirmed()
    counter.provider.faults.refund = 'failed'
    await counter.command(placed, '/cancel')
    await counter.sales.jobs.run()
    const [failed] = (await counter.see(placed)).refunds
    expect(failed?.status).toBe('failed')
    counter.provider.faults.refund = 'sent'
    expect((await counter.desk(placed.number, `/refunds/${failed?.id}/again`)).status).toBe(200)
    await counter.sales.jobs.run()
    expect((await counter.see(placed)).refunds[0]?.status).toBe('sent')
    expect([...counter.provider.refunds.keys()].filter((key) => key.startsWith(failed?.id ?? '?'))).toEqual([
      `${failed?.id}-2`,
    ])
  })

  it('failure 18: sends a refund with the same key once the payment provider is back', async () => {
    const placed = await counter.confirmed()
    counter.provider.faults.refund = 'away'
    await counter.command(placed, '/cancel')
    await counter.sales.jobs.run()
    expect((await counter.see(placed)).refunds[0]?.status).toBe('due')
    counter.provider.faults.refund = 'sent'
    await counter.moveOn(HOUR)
    const [sent] = (await counter.see(placed)).refunds
    expect([sent?.status, counter.provider.refunds.has(`${sent?.id}-1`)]).toEqual(['sent', true])
  })

  it('failure 20: sends each e-mail once, however often its event is reported', async () => {
    const placed = await counter.ordered()
    counter.provider.become(placed.ref, 'paid')
    await Promise.all([1, 2, 3].map(() => counter.sales.settle('stripe', placed.ref)))
    await Promise.all([1, 2].map(() => counter.command(placed, '/cancel')))
    await counter.sales.jobs.run()
    const mails = await counter.database.orm.select().from(outboxMail)
    const own = mails.filter(({ about }) => about.startsWith(placed.number)).map(({ kind }) => kind)
    expect(own.toSorted()).toEqual(['order-cancelled', 'order-confirmed', 'order-received', 'order-refund'])
  })

  it('failure 20: sends no e-mail about a refused command', async () => {
    const mails = () => counter.database.orm.$count(outboxMail)
    const placed = await counter.confirmed()
    const before = await mails()
    await counter.desk(placed.number, '/start-production')
    await counter.desk(placed.number, '/deliver')
    expect(await mails()).toBe(before)
  })

  it('failure 20: shows an order to nobody else', async () => {
    const [mine, theirs] = [await counter.confirmed(), await counter.confirmed()]
    const missing = { number: 'NW-AAAA-AAAA', token: theirs.token }
    const eve = await counter.signedIn('eve-20')
    const calls = [
      counter.url(mine.number, theirs.token),
      counter.url(missing.number, missing.token),
      `/api/orders/${mine.number}`,
    ]
    for (const url of calls)
      expect(await counter.call('GET', url)).toMatchObject({ status: 404, body: { code: 'order/not-found' } })
    const seen = await counter.call('GET', `/api/orders/${mine.number}`, undefined, { headers: eve.headers })
    expect(seen).toMatchObject({ status: 404, body: { code: 'order/not-found' } })
    const at = await counter.call('POST', `/api/orders/${mine.number}/cancel?token=${theirs.token}`)
    expect([at.status, await counter.stateOf(mine)]).toEqual([404, 'confirmed'])
  })

  it('never refunds more than was received', async () => {
    const rows = await counter.database.orm.select().from(refund)
    const payments = await counter.payments()
    const over = payments.filter(
      ({ id, amount }) =>
        rows.filter(({ paymentId }) => paymentId === id).reduce((sum, row) => sum + row.amount, 0) > amount,
    )
    expect(over).toEqual([])
  })
})
