import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openSales } from '../sales.ts'
import { orderEvent } from '../../platform/db/schema/commerce-schema.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { BROOKLYN, DESIGN, HOUR, LIMA, NOW, openShopApp, SECOND } from '../../../test/chaos/shop-app.ts'
import { rugLine } from '../../../test/chaos/rug-line.ts'

describe.each(DATABASES)('scheduled jobs on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  beforeEach(() => counter.reset())
  afterAll(() => counter.close())

  /** Another process with the same database. */
  const other = () =>
    openSales({
      config: counter.config,
      settings: counter.settings,
      database: counter.database,
      blobs: counter.blobs,
      emails: counter.emails,
      webhooks: counter.webhooks,
      rooms: [],
      canned: () => [],
      gateways: { stripe: counter.provider.gateway },
      now: () => counter.clock.at,
      random: () => 0.5,
      report: (error) => {
        throw error
      },
    })
  const eventsOf = async (number: string) =>
    (await counter.database.orm.select().from(orderEvent))
      .filter((event) => event.orderNumber === number)
      .map((event) => event.kind)

  it('expire an unpaid order to the second and close its payment page', async () => {
    const placed = await counter.ordered()
    counter.clock.at = NOW + 24 * HOUR - SECOND
    await counter.sales.jobs.run()
    expect(await counter.stateOf(placed)).toBe('pending_payment')
    counter.clock.at = NOW + 24 * HOUR
    await counter.sales.jobs.run()
    expect(await counter.stateOf(placed)).toBe('expired')
    expect(counter.provider.books.get(placed.ref)?.status).toBe('cancelled')
  })

  it('confirm an order that was paid in its last second without a webhook', async () => {
    const placed = await counter.ordered()
    counter.provider.become(placed.ref, 'paid')
    counter.clock.at = NOW + 24 * HOUR
    await counter.sales.jobs.run()
    expect(await counter.stateOf(placed)).toBe('confirmed')
  })

  it('expire nothing while the payment provider is unreachable', async () => {
    const placed = await counter.ordered()
    counter.provider.faults.look = true
    counter.clock.at = NOW + 24 * HOUR
    await counter.sales.jobs.run()
    expect(await counter.stateOf(placed)).toBe('pending_payment')
    counter.provider.faults.look = false
    await counter.moveOn(HOUR)
    expect(await counter.stateOf(placed)).toBe('expired')
  })

  it('run each job once across several processes', async () => {
    const placed = await Promise.all([1, 2, 3].map(() => counter.ordered()))
    const paid = await Promise.all([1, 2, 3].map(() => counter.confirmed()))
    counter.provider.faults.refund = 'away'
    for (const one of paid) await counter.command(one, '/cancel')
    await counter.sales.jobs.run()
    counter.provider.faults.refund = 'sent'
    counter.clock.at = NOW + 25 * HOUR
    await Promise.all([counter.sales, other(), other()].map(({ jobs }) => jobs.run()))
    for (const one of placed)
      expect((await eventsOf(one.number)).filter((happened) => happened === 'expired')).toHaveLength(1)
    for (const one of paid)
      expect((await eventsOf(one.number)).filter((happened) => happened === 'refund-sent')).toHaveLength(1)
  })

  it('close a given-up payment and refund it if it was paid after all', async () => {
    const placed = await counter.ordered()
    await counter.command(placed, '/cancel')
    counter.provider.become(placed.ref, 'paid')
    await counter.notify(`late-${placed.number}`, placed.ref)
    await counter.sales.jobs.run()
    const order = await counter.see(placed)
    expect([order.state, order.refunds.map(({ amount, status }) => [amount, status])]).toEqual([
      'cancelled',
      [[177_015, 'sent']],
    ])
  })

  it('expire a quote that is not accepted', async () => {
    const guest = counter.buyer()
    await guest.add()
    const wish = { email: 'ada@example.com', address: LIMA, acceptedTerms: '2025-01' }
    const { body: placed } = await guest.ask<{ number: string; token: string }>('POST', '/api/quotes', wish, {
      key: crypto.randomUUID(),
    })
    await counter.desk(placed.number, '/quote', { shipping: 30_000 })
    await counter.moveOn(14 * 24 * HOUR)
    expect(await counter.stateOf(placed)).toBe('expired')
  })

  it('expire a change whose difference is not paid and leave the order as it was', async () => {
    const placed = await counter.confirmed()
    const [line] = (await counter.see(placed)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, width: '9' } }
    const body = { lineId: line?.id, design, provider: 'stripe' }
    const changed = await counter.command(placed, '/design', body, crypto.randomUUID())
    expect([changed.status, rugLine(changed.body.change?.lines[0]).design.size.width]).toEqual([200, '9'])
    expect(changed.body.next?.kind).toBe('redirect')
    await counter.moveOn(24 * HOUR)
    const after = await counter.see(placed)
    expect([after.state, after.change, rugLine(after.lines[0]).design.size.width]).toEqual([
      'confirmed',
      null,
      '5',
    ])
  })

  it('apply a changed design when its difference is paid', async () => {
    const placed = await counter.confirmed({ address: BROOKLYN })
    const [line] = (await counter.see(placed)).lines
    const design = { ...DESIGN, size: { ...DESIGN.size, width: '9' } }
    await counter.command(
      placed,
      '/design',
      { lineId: line?.id, design, provider: 'stripe' },
      crypto.randomUUID(),
    )
    const ref = await counter.refOf(placed.number)
    counter.provider.become(ref, 'paid')
    await counter.moveOn(HOUR)
    const after = await counter.see(placed)
    expect([after.change, rugLine(after.lines[0]).design.size.width, after.payments.length]).toEqual([
      null,
      '9',
      2,
    ])
    expect(after.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.price.amounts.AED.total)
  })
})
