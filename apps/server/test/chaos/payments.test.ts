import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { orderEvent } from '../../src/platform/db/schema/commerce-schema.ts'
import { DATABASES } from '../db/postgres.ts'
import { providerEvent } from '../../src/platform/db/schema/payment-schema.ts'
import { DESIGN, HOUR, openShopApp, SECOND, TOTAL } from './shop-app.ts'

describe.each(DATABASES)('payments on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  beforeEach(() => counter.reset())
  afterAll(() => counter.close())

  const timesOf = async (number: string, what: string) =>
    (await counter.database.orm.select().from(orderEvent)).filter(
      (event) => event.orderNumber === number && event.kind === what,
    ).length

  it.each(['before', 'during', 'after'])(
    'failure 3: confirms once with the message %s the redirect',
    async (when) => {
      const { number, token, ref } = await counter.ordered()
      counter.provider.become(ref, 'paid')
      const message = counter.provider.message(`evt-3-${when}-${number}`, ref, counter.clock.at)
      const [{ id: payment } = { id: '' }] = (await counter.see({ number, token })).payments
      const back = () =>
        counter.call('GET', `/api/payments/stripe/return?number=${number}&payment=${payment}&link=${token}`)
      if (when === 'before') await counter.deliver(message)
      const [returned] = await Promise.all([back(), ...(when === 'during' ? [counter.deliver(message)] : [])])
      if (when === 'after') await counter.deliver(message)
      expect([returned.status, returned.headers['location']]).toEqual([
        303,
        `http://localhost:3000/order/${number}?token=${token}`,
      ])
      expect(await counter.stateOf({ number, token })).toBe('confirmed')
      expect(await timesOf(number, 'confirmed')).toBe(1)
    },
  )

  it('failure 3: finds the order of a webhook that arrives before the answer to our own call', async () => {
    const { number, token, ref } = await counter.ordered()
    await counter.forgetRef(number)
    counter.provider.become(ref, 'paid')
    expect(await counter.notify('evt-early', ref)).toBe(200)
    expect(await counter.standing({ number, token })).toEqual(['confirmed', 'paid'])
  })

  it('failure 4: handles three concurrent copies of a webhook once', async () => {
    const { number, ref } = await counter.ordered()
    counter.provider.become(ref, 'paid')
    const message = counter.provider.message('evt-4', ref, counter.clock.at)
    const sent = await Promise.all([1, 2, 3].map(() => counter.deliver(message)))
    expect(sent).toEqual([200, 200, 200])
    expect([await timesOf(number, 'payment-paid'), await timesOf(number, 'confirmed')]).toEqual([1, 1])
    const stored = (await counter.database.orm.select().from(providerEvent)).filter(
      ({ eventId }) => eventId === 'evt-4',
    )
    expect(stored).toHaveLength(1)
  })

  it('failure 5: ignores webhooks out of order or after shipping', async () => {
    const { number, token, ref } = await counter.confirmed()
    counter.clock.at += 72 * HOUR
    await counter.desk(number, '/start-production')
    await counter.desk(number, '/ready')
    await counter.desk(number, '/ship', { carrier: 'Aramex', trackingNumber: '1' })
    for (const status of ['processing', 'failed', 'cancelled', 'created', 'paid'] as const) {
      counter.provider.become(ref, status)
      expect(await counter.notify(`evt-5-${status}`, ref)).toBe(200)
    }
    expect(await counter.standing({ number, token })).toEqual(['shipped', 'paid'])
    expect(counter.alarms).toEqual([])
  })

  it('failure 6: refuses a webhook that was modified, is stale, or was serialized again', async () => {
    const { number, token, ref } = await counter.ordered()
    counter.provider.become(ref, 'paid')
    const message = counter.provider.message('evt-6', ref, counter.clock.at)
    const pretty = JSON.stringify(JSON.parse(message.body), null, 1)
    const stale = counter.provider.message('evt-6', ref, counter.clock.at - 301 * SECOND)
    const bad = [
      { ...message, body: message.body.replace('changed', 'chanted') },
      { ...message, body: pretty },
      { ...message, headers: { 'x-signature': 't=1,v1=00' } },
      stale,
    ]
    for (const one of bad) expect(await counter.deliver(one)).toBe(400)
    expect(await counter.stateOf({ number, token })).toBe('pending_payment')
    expect(await counter.deliver(message)).toBe(200)
    expect(await counter.stateOf({ number, token })).toBe('confirmed')
  })

  it('failure 7: asks the provider to repeat a webhook that failed on our side, and finds the payment by itself', async () => {
    const { number, token, ref } = await counter.ordered()
    counter.provider.become(ref, 'paid')
    counter.provider.faults.look = true
    const message = counter.provider.message('evt-7', ref, counter.clock.at)
    expect(await counter.deliver(message)).toBe(502)
    expect(await counter.stateOf({ number, token })).toBe('pending_payment')
    counter.provider.faults.look = false
    // The webhook is never repeated, so reconciliation finds the payment.
    await counter.moveOn(HOUR)
    expect(await counter.stateOf({ number, token })).toBe('confirmed')
  })

  it('failure 7: confirms once, at whichever statement the shop died after the payment', async () => {
    const { number, token, ref } = await counter.ordered()
    counter.provider.become(ref, 'paid')
    const message = counter.provider.message('evt-7-db', ref, counter.clock.at)
    const answers: number[] = []
    for (let statements = 0; answers.at(-1) !== 200; statements++) {
      counter.faulty.failAfter(statements)
      answers.push(await counter.deliver(message))
      counter.faulty.heal()
    }
    expect(answers.length).toBeGreaterThan(10)
    expect(answers.slice(0, -1).every((status) => status === 503)).toBe(true)
    expect(await counter.stateOf({ number, token })).toBe('confirmed')
    expect([await timesOf(number, 'payment-paid'), await timesOf(number, 'confirmed')]).toEqual([1, 1])
  })

  it('failure 8: confirms an order whose browser was closed after paying', async () => {
    const { number, token, ref } = await counter.ordered()
    counter.provider.become(ref, 'paid')
    await counter.moveOn(HOUR)
    expect(await counter.stateOf({ number, token })).toBe('confirmed')
  })

  it('failure 9: confirms when 3-D Secure fails and then succeeds', async () => {
    const { number, token, ref } = await counter.ordered()
    counter.provider.become(ref, 'failed')
    await counter.notify('evt-9a', ref)
    expect(await counter.standing({ number, token })).toEqual(['pending_payment', 'failed'])
    expect((await counter.see({ number, token })).steps).toContain('pay')
    counter.provider.become(ref, 'paid')
    await counter.notify('evt-9b', ref)
    expect(await counter.stateOf({ number, token })).toBe('confirmed')
  })

  it('failure 10: charges what was ordered when the cart changes afterwards', async () => {
    const { guest, number, token, ref } = await counter.ordered()
    await guest.add({ ...DESIGN, size: { ...DESIGN.size, width: '9' } }, 3)
    counter.provider.become(ref, 'paid')
    await counter.sales.settle('stripe', ref)
    const order = await counter.see({ number, token })
    expect([order.state, order.lines.length, order.price.amounts.USD.total]).toEqual(['confirmed', 1, TOTAL])
    expect((await guest.cart()).price.rugCount).toBe(3)
  })

  it.each([{ amount: 1 }, { currency: 'USD' }] as const)(
    'failure 10: does not take %j for what was asked',
    async (lie) => {
      const { number, token, ref } = await counter.ordered()
      counter.provider.become(ref, 'paid')
      counter.provider.tamper(lie as object)
      await counter.sales.settle('stripe', ref)
      expect(await counter.stateOf({ number, token })).toBe('pending_payment')
      expect(counter.alarms.join()).toMatch(/wrong-(amount|currency)/)
    },
  )

  it('failure 11: does not accept a cheap payment for an expensive order', async () => {
    const cheap = await counter.ordered()
    const dear = await counter.ordered()
    counter.provider.become(cheap.ref, 'paid')
    // The return URL names the expensive order with the cheap payment.
    const [paid] = (await counter.see(cheap)).payments
    await counter.call(
      'GET',
      `/api/payments/stripe/return?number=${dear.number}&payment=${paid?.id}&link=${dear.token}`,
    )
    expect(await counter.stateOf(dear)).toBe('pending_payment')
    // A provider's report that names the expensive order under the cheap payment's reference is refused too.
    counter.provider.tamper({ orderNumber: dear.number })
    await counter.sales.settle('stripe', cheap.ref)
    expect([await counter.stateOf(cheap), await counter.stateOf(dear)]).toEqual([
      'pending_payment',
      'pending_payment',
    ])
    expect(counter.alarms.join()).toContain('wrong-payment')
  })

  it.each(['paid', 'failed'] as const)(
    'failure 19: waits for a session that is complete but unpaid, then %s',
    async (end) => {
      const { number, token, ref } = await counter.ordered()
      counter.provider.become(ref, 'processing')
      await counter.notify(`evt-19-${end}`, ref)
      await counter.moveOn(30 * HOUR)
      expect(await counter.standing({ number, token })).toEqual(['pending_payment', 'processing'])
      counter.provider.become(ref, end)
      await counter.notify(`evt-19b-${end}`, ref)
      await counter.moveOn(HOUR)
      expect(await counter.stateOf({ number, token })).toBe(end === 'paid' ? 'confirmed' : 'expired')
    },
  )

  it('failure 19: captures an approved payment only while the order waits for it', async () => {
    const [wanted, given] = [await counter.ordered(), await counter.ordered()]
    counter.provider.agree(wanted.ref)
    await counter.sales.settle('stripe', wanted.ref)
    expect(await counter.stateOf(wanted)).toBe('confirmed')
    await counter.command(given, '/cancel')
    counter.provider.agree(given.ref)
    await counter.sales.settle('stripe', given.ref)
    expect(counter.provider.books.get(given.ref)?.captured).toBe(false)
  })
})
