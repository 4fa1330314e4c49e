import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../db/postgres.ts'
import { DESIGN, NOW, openShopApp, SECOND } from './shop-app.ts'

describe.each(DATABASES)('checkouts on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  beforeEach(() => void (counter.clock.at = NOW))
  afterAll(() => counter.close())

  it('failure 1: creates one order and one payment for a double click', async () => {
    const before = (await counter.orders()).length
    const guest = counter.buyer()
    await guest.add()
    const key = randomUUID()
    const answers = await Promise.all([
      guest.checkout({}, key),
      guest.checkout({}, key),
      guest.checkout({}, key),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    )
    const placed = answers.find(({ status }) => status === 201)
    const again = await guest.checkout({}, key)
    expect([again.status, again.body]).toEqual([201, placed?.body])
    expect(await counter.orders()).toHaveLength(before + 1)
    const payments = (await counter.payments()).filter((row) => row.orderNumber === again.body.number)
    expect(payments).toHaveLength(1)
  })

  it('failure 1: refuses a checkout without a key', async () => {
    const guest = counter.buyer()
    await guest.add()
    expect(await guest.checkout({}, 'short')).toMatchObject({
      status: 400,
      body: { code: 'idempotency/missing-key', field: 'idempotency-key' },
    })
    expect((await guest.cart()).lines).toHaveLength(1)
  })

  it('failure 1: refuses a key that another checkout has used', async () => {
    const guest = counter.buyer()
    await guest.add()
    const key = randomUUID()
    await guest.checkout({}, key)
    const other = await guest.checkout({ email: 'eve@example.com' }, key)
    expect([other.status, other.body]).toMatchObject([422, { code: 'idempotency/other-body' }])
  })

  it('failure 1: keeps an answer from another browser with the same key', async () => {
    const guest = counter.buyer()
    await guest.add()
    const key = randomUUID()
    await guest.checkout({}, key)
    const eve = await counter.buyer().checkout({}, key)
    expect([eve.status, eve.body]).toMatchObject([409, { code: 'order/empty-cart' }])
  })

  it('failure 2: answers a retry in a new tab with a new key with the same order', async () => {
    const guest = counter.buyer()
    await guest.add()
    const answers = await Promise.all([guest.checkout(), guest.checkout(), guest.checkout()])
    const later = await guest.checkout()
    const numbers = new Set([...answers, later].map(({ body }) => body.number))
    expect([numbers.size, later.status]).toEqual([1, 201])
    expect(later.body.next).toEqual(answers[0]?.body.next)
    const open = (await counter.payments()).filter((row) => row.orderNumber === later.body.number)
    expect(open.map(({ status }) => status)).toEqual(['created'])
  })

  it('failure 7: creates one order, at whichever statement a checkout died', async () => {
    const guest = counter.buyer()
    await guest.add()
    const before = (await counter.orders()).length
    const answers: number[] = []
    const key = randomUUID()
    for (let statements = 0; answers.at(-1) !== 201; statements++) {
      counter.faulty.failAfter(statements)
      answers.push((await guest.checkout({}, key)).status)
      counter.faulty.heal()
      // A dead process holds the key until its lease ends.
      counter.clock.at += 61 * SECOND
    }
    expect(answers.slice(0, -1).every((status) => status === 503)).toBe(true)
    expect(await counter.orders()).toHaveLength(before + 1)
    expect((await guest.cart()).lines).toEqual([])
  })

  it('failure 7: resumes a checkout that died between the order and the payment page', async () => {
    const guest = counter.buyer()
    await guest.add()
    const key = randomUUID()
    counter.provider.faults.begin = true
    const died = await guest.checkout({}, key)
    expect([died.status, died.body]).toMatchObject([502, { code: 'payment/provider-away' }])
    expect(died.body, 'what the company said is in the log').not.toHaveProperty('detail')
    counter.provider.faults.begin = false
    const before = (await counter.orders()).length
    const again = await guest.checkout({}, key)
    expect([again.status, again.body.next?.kind]).toEqual([201, 'redirect'])
    expect(await counter.orders()).toHaveLength(before)
  })

  it('failure 10: refuses a checkout when the total has changed, and returns the new total', async () => {
    const guest = counter.buyer()
    await guest.add()
    await guest.add(DESIGN, 2)
    const answer = await guest.checkout()
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'order/price-changed', price: { rugCount: 3, discountPercent: 5 } },
    ])
    expect((await guest.cart()).price.rugCount).toBe(3)
  })
})
