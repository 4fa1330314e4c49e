import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { HOUR, openEmailingApp, TOTAL } from '../../../test/chaos/shop-app.ts'

const RACERS = 50
const DAY = 24 * HOUR
/** A box of samples, and what it costs on its way to the USA: $25.00 + $31.00 + $3.00. */
const BOX = { kind: 'sample-box', codes: ['0101', '0102'] }
const BOX_TOTAL = 5_900
/** What of it a rug is cheaper by. */
const CREDIT = 2_500

describe.each(DATABASES)('the credit of samples on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  /** A paid order of a box. */
  async function boxOrdered(email = 'layla@example.com') {
    const guest = shop.buyer()
    await guest.add(BOX as never)
    const { status, body } = await guest.checkout({ email, expectedTotal: BOX_TOTAL })
    expect([status, body]).toMatchObject([201, {}])
    const ref = await shop.refOf(body.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    return body
  }
  const creditOf = async (placed: { number: string; token: string }) => (await shop.see(placed)).credit
  const rugWith = async (code: string, email = 'layla@example.com') => {
    const guest = shop.buyer()
    await guest.add()
    return guest.checkout({ code, email, expectedTotal: TOTAL - CREDIT })
  }

  it('is a code for one rug, from when the box can no longer be cancelled, for six months', async () => {
    const placed = await boxOrdered()
    const credit = await creditOf(placed)
    expect(credit).toMatchObject({
      amount: CREDIT,
      from: '2027-01-05T08:00:00.000Z',
      until: '2027-07-04T08:00:00.000Z',
      state: 'not-yet',
    })
    const { code } = credit!
    expect((await rugWith(code)).body).toMatchObject({ code: 'code/not-yet' })
    shop.clock.at += DAY
    const boxAgain = shop.buyer()
    await boxAgain.add(BOX as never)
    expect((await boxAgain.checkout({ code, expectedTotal: BOX_TOTAL })).body).toMatchObject({
      code: 'code/not-for-these',
    })
    expect((await rugWith(code)).status).toBe(201)
    expect((await rugWith(code)).body).toMatchObject({ code: 'code/used-up' })
    expect(await creditOf(placed)).toMatchObject({ state: 'used' })
  })

  it('is among one’s own orders, and none where no samples were ordered', async () => {
    const ada = shop.buyer((await shop.signedIn('ada')).headers)
    await ada.add(BOX as never)
    const { body } = await ada.checkout({ expectedTotal: BOX_TOTAL })
    const own = async () =>
      (await ada.ask<{ number: string; credit: unknown }[]>('GET', '/api/account/orders')).body
    expect(await own()).toMatchObject([{ number: body.number, credit: null }])
    const ref = await shop.refOf(body.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    // The youngest order is the first, and those of one instant have no order.
    shop.clock.at += 1_000
    await ada.add()
    const { body: rug } = await ada.checkout()
    expect(await own()).toMatchObject([
      { number: rug.number, credit: null },
      {
        number: body.number,
        credit: { amount: CREDIT, state: 'not-yet', until: '2027-07-04T08:00:00.000Z' },
      },
    ])
  })

  it('is told in the letter of the paid order', async () => {
    const placed = await boxOrdered('letter@example.com')
    const { code } = (await creditOf(placed))!
    await vi.waitFor(() => {
      const mails = shop.inbox.for('letter@example.com')
      expect(mails.find(({ subject }) => subject?.startsWith('Confirmed'))?.text).toContain(
        `When you order a rug, $25.00 of what you paid comes off its price: enter the code ${code} at checkout`,
      )
    })
  })

  it('is over after six months', async () => {
    const { code } = (await creditOf(await boxOrdered()))!
    shop.clock.at = Date.parse('2027-07-04T08:00:00Z')
    expect((await rugWith(code)).body).toMatchObject({ code: 'code/over' })
  })

  it('goes to one of fifty who race', async () => {
    const { code } = (await creditOf(await boxOrdered()))!
    shop.clock.at += DAY
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => rugWith(code, `racer${n}@example.com`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(RACERS - 1)
  })

  it('ends with a box that is cancelled, and shrinks with what is refunded', async () => {
    const cancelled = await boxOrdered()
    const { code } = (await creditOf(cancelled))!
    await shop.command(cancelled, '/cancel')
    shop.clock.at += DAY
    expect((await rugWith(code)).body).toMatchObject({ code: 'code/over' })
    const placed = await boxOrdered()
    const first = await creditOf(placed)
    // Of AED 91.81 for the box: $10.00 less.
    const { status, body } = await shop.desk(placed.number, '/refunds', {
      currency: 'AED',
      amount: 3_673,
      why: 'One was missing',
    })
    expect([status, body]).toMatchObject([200, {}])
    const less = await creditOf(placed)
    expect(less).toMatchObject({ amount: 1_500, state: 'not-yet' })
    expect(less?.code).not.toBe(first?.code)
  })

  it('that was used is not refunded as well', async () => {
    const placed = await boxOrdered()
    const { code } = (await creditOf(placed))!
    shop.clock.at += DAY
    expect((await rugWith(code)).status).toBe(201)
    const refund = async (amount: number) =>
      shop.call<{ code?: string }>(
        'POST',
        `/api/desk/orders/${placed.number}/refunds`,
        { currency: 'AED', amount, why: 'Sent back' },
        { ...(await shop.signedIn('desk')), key: `refund-${amount}-${placed.number}` },
      )
    // AED 216.68 was paid; all but the credit of AED 91.81 and the delivery is none.
    expect((await refund(21_668)).body).toMatchObject({ code: 'code/spent' })
    expect((await refund(9_181)).body).toMatchObject({ code: 'code/spent' })
    expect(await creditOf(placed)).toMatchObject({ amount: CREDIT, state: 'used' })
  })
})
