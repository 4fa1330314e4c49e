import type { GiftCardList, GiftCardWithCode } from '@nawl/contract/desk/vouchers'
import type { EnteredVoucher } from '@nawl/contract/sales/voucher'
import { balanceOf } from '@nawl/domain/gift-cards/gift-card'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answer } from '../../platform/db/database.ts'
import { codeUse, giftCard } from '../../platform/db/schema/voucher-schema.ts'
import { HOUR, openShopApp, TOTAL } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { expireCards } from './gift-card.store.ts'

const RACERS = 50
/** Ten per cent of a rug of $400.00. */
const LESS = 4_000
const CODE = {
  code: 'EID',
  off: { kind: 'percent', percent: 10 },
  stacks: true,
  only: [],
  startsAt: null,
  endsAt: null,
  uses: null,
  usesPerCustomer: null,
  minimum: 0,
} as const

describe.each(DATABASES)('codes and gift cards on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let serial = 0
  beforeAll(async () => void (shop = await openShopApp({ kind })))
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const desk = async <T>(path: string, body?: object) =>
    shop.call<T>('POST', `/api/desk/${path}`, body, await shop.signedIn('desk'))
  /** A code of a test's own. */
  async function codeWith(change: object = {}) {
    const code = `EID-${(serial += 1)}`
    const { status, body } = await desk('codes', { ...CODE, code, ...change })
    expect([status, body]).toMatchObject([200, {}])
    return code
  }
  async function cardOf(amount: number, currency = 'AED') {
    const wish = { currency, amount, reason: 'given', expiresAt: null }
    return (await desk<GiftCardWithCode>('gift-cards', wish)).body.code
  }
  const cardEnding = async (code: string) => {
    const { body } = await shop.call<GiftCardList>(
      'GET',
      '/api/desk/gift-cards',
      undefined,
      await shop.signedIn('desk'),
    )
    const found = body.cards.find(({ ending }) => ending === code.slice(-6).replaceAll('-', '').slice(-4))
    if (!found) throw new Error('the card is not listed')
    expect(balanceOf(found.entries as never)).toBe(found.balance)
    return found
  }
  async function guest() {
    const one = shop.buyer()
    await one.add()
    return one
  }
  const usesOf = (code: string) => shop.database.orm.$count(codeUse, sql`code = ${code}`)

  it('give a discounted price, which the order keeps', async () => {
    const code = await codeWith()
    const one = await guest()
    const entered = await one.ask<EnteredVoucher>('POST', '/api/checkout/code', {
      entered: ` ${code.toLowerCase()} `,
      country: 'US',
    })
    expect(entered.body).toMatchObject({
      kind: 'discount',
      code,
      price: { amounts: { USD: { total: TOTAL - LESS } } },
    })
    const { status, body } = await one.checkout({ code, expectedTotal: TOTAL - LESS })
    expect(status).toBe(201)
    const { price } = await shop.see(body)
    expect(price).toMatchObject({ code: { code, percent: 10, amounts: { USD: LESS } } })
  })

  it.each([
    [{ startsAt: '2027-01-05T00:00:00Z' }, 'code/not-yet', {}],
    [{ endsAt: '2027-01-04T08:00:00Z' }, 'code/over', {}],
    [{ minimum: 50_000 }, 'code/too-little', { missing: 10_000 }],
    [{ only: ['own'] }, 'code/not-for-these', {}],
    [{ usesPerCustomer: 1 }, 'code/sign-in-first', {}],
  ])('refuse with %j', async (change, reason, also) => {
    const code = await codeWith(change)
    const one = await guest()
    const { body } = await one.checkout({ code, expectedTotal: TOTAL - LESS })
    expect(body).toMatchObject({ code: reason, ...also })
    expect(await shop.orders()).not.toContainEqual(expect.objectContaining({ totalUsd: 1 }))
  })

  it('count the uses of a person', async () => {
    const code = await codeWith({ usesPerCustomer: 1 })
    const person = shop.buyer((await shop.signedIn('layla')).headers)
    const order = async () => {
      await person.add()
      return person.checkout({ code, expectedTotal: TOTAL - LESS })
    }
    expect((await order()).status).toBe(201)
    expect((await order()).body).toMatchObject({ code: 'code/used-before' })
  })

  it('with one use go to one of fifty who race', async () => {
    const code = await codeWith({ uses: 1 })
    const racers = await Promise.all(Array.from({ length: RACERS }, guest))
    const answers = await Promise.all(
      racers.map((one, n) =>
        one.checkout({ code, email: `racer${n}@example.com`, expectedTotal: TOTAL - LESS }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ body }) => (body as unknown as { code: string }).code))).toEqual(
      new Set(['code/used-up']),
    )
    expect([refused.length, await usesOf(code)]).toEqual([RACERS - 1, 1])
  })

  it('come back from an order that expires or is cancelled unpaid, and not from a paid one', async () => {
    const code = await codeWith({ uses: 1 })
    const wish = { code, expectedTotal: TOTAL - LESS }
    await shop.ordered(wish)
    expect(await usesOf(code)).toBe(1)
    await shop.moveOn(24 * HOUR)
    expect(await usesOf(code)).toBe(0)
    const again = await shop.ordered(wish)
    await shop.command(again, '/cancel')
    expect(await usesOf(code)).toBe(0)
    const paid = await shop.confirmed(wish)
    await shop.command(paid, '/cancel')
    expect([await shop.stateOf(paid), await usesOf(code)]).toEqual(['cancelled', 1])
  })

  it('pay a part of an order, and get it back last', async () => {
    const card = await cardOf(50_000)
    const placed = await shop.ordered({ giftCard: card })
    const before = await shop.see(placed)
    expect(before.payments.map(({ provider, status, amount }) => [provider, status, amount])).toEqual([
      ['gift-card', 'paid', 50_000],
      ['stripe', 'created', 127_015],
    ])
    expect((await cardEnding(card)).balance).toBe(0)
    const ref = await shop.refOf(placed.number)
    shop.provider.become(ref, 'paid')
    await shop.sales.settle('stripe', ref)
    expect(await shop.stateOf(placed)).toBe('confirmed')
    await shop.desk(placed.number, '/refunds', { currency: 'AED', amount: 127_015, why: 'Late' })
    await shop.sales.jobs.run()
    expect((await cardEnding(card)).balance).toBe(0)
    await shop.command(placed, '/cancel')
    await shop.sales.jobs.run()
    expect((await cardEnding(card)).balance).toBe(50_000)
  })

  it('pay all of an order without a payment company, in either currency', async () => {
    for (const [currency, amount, left] of [
      ['AED', 200_000, 22_985],
      ['USD', 50_000, 1_800],
    ] as const) {
      const card = await cardOf(amount, currency)
      const one = await guest()
      const { body } = await one.checkout({ giftCard: card })
      expect(body.next).toBeNull()
      const order = await shop.see(body)
      expect([order.state, order.payments.length, order.documents.length]).toEqual(['confirmed', 1, 1])
      expect((await cardEnding(card)).balance).toBe(left)
    }
  })

  it('never pay more than is on a card that fifty spend at once', async () => {
    const card = await cardOf(400_000)
    const racers = await Promise.all(Array.from({ length: RACERS }, guest))
    const answers = await Promise.all(
      racers.map((one, n) => one.checkout({ giftCard: card, email: `spender${n}@example.com` })),
    )
    // Two orders of AED 1,770.15 whole, and what is left of a third; the others find it empty.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const { balance, entries } = await cardEnding(card)
    expect(balance).toBe(0)
    expect(entries.filter(({ kind }) => kind === 'spent').map(({ amount }) => amount)).toEqual([
      177_015, 177_015, 45_970,
    ])
  })

  it('are blocked, and expire', async () => {
    const card = await cardOf(10_000)
    const { id } = await cardEnding(card)
    const one = await guest()
    const enter = async (entered: string) =>
      (await one.ask<{ code: string }>('POST', '/api/checkout/code', { entered, country: 'US' })).body
    expect(await enter(card)).toMatchObject({ kind: 'gift-card', balance: 10_000 })
    await desk(`gift-cards/${id}/block`)
    expect(await enter(card)).toMatchObject({ code: 'gift-card/blocked' })
    expect(await enter('0'.repeat(21))).toMatchObject({ code: 'gift-card/unknown' })
    const expiresAt = new Date(shop.clock.at + HOUR).toISOString()
    const wish = { currency: 'AED', amount: 7_000, reason: 'paid', expiresAt }
    const short = (await desk<GiftCardWithCode>('gift-cards', wish)).body.code
    shop.clock.at += HOUR
    expect(await enter(short)).toMatchObject({ code: 'gift-card/expired' })
    await shop.database.orm.transaction((tx) => expireCards(tx, new Date(shop.clock.at)))
    expect(await cardEnding(short)).toMatchObject({
      balance: 0,
      entries: [{ kind: 'issued' }, { kind: 'expired' }],
    })
  })

  it('keep cards, their entries and the ledger in step, and store no code', async () => {
    const { orm } = shop.database
    const rows = await answer<{ out: string }>(
      orm,
      sql`select (select coalesce(sum(aed), 0) from ledger_entry where account = 'gift-cards' and currency = 'AED')
        - (select coalesce(sum(case when kind = 'spent' then e.amount when kind = 'refunded' then -e.amount else 0 end), 0)
          from gift_card_entry e join gift_card c on c.id = e.card_id where c.currency = 'AED') as out`,
    )
    expect(Number(rows[0]?.out)).toBe(0)
    for (const { codeHash } of await orm.select().from(giftCard)) expect(codeHash).toMatch(/^[\w-]{43}$/)
  })
})
