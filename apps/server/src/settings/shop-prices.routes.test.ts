import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { CartResponse } from '@nawl/contract/sales/cart'
import type { Cents } from '@nawl/domain/money/money'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, NOW, openShopApp, TOTAL } from '../../test/chaos/shop-app.ts'
import { order } from '../platform/db/schema/commerce-schema.ts'
import { revision } from '../platform/db/schema/revision-schema.ts'

const PATH = '/api/desk/settings/prices'

describe('prices and shipping', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    clock.at = NOW
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  type Refused = { code?: string; field?: string }
  async function publish(list: object, more: object = {}) {
    const { headers } = await shop.signedIn('desk')
    const seen = await shop.call<DocumentAnswer<PriceList>>('GET', PATH, undefined, { headers })
    const body = { value: list, base: seen.body.base, draftVersion: 0, ...more }
    return shop.call<DocumentAnswer<PriceList> & Refused>('POST', `${PATH}/publish`, body, { headers })
  }
  const dearer: PriceList = {
    ...DEFAULT_PRICES,
    squareFoot: { ...DEFAULT_PRICES.squareFoot, Geometric: 1_250 as Cents },
  }
  const basePrice = async () => {
    const { body } = await shop.call<{ basePrice: number }[]>('GET', '/api/rug/collections')
    return body[0]?.basePrice
  }

  it('are what the shop comes with until an owner publishes others', async () => {
    expect((await shop.call('GET', '/api/prices')).body).toEqual(DEFAULT_PRICES)
    expect((await publish(dearer)).status).toBe(200)
    expect((await shop.call<PriceList>('GET', '/api/prices')).body.squareFoot.Geometric).toBe(1_250)
    clock.at += 2_000
    expect(await basePrice(), '80 square feet').toBe(1_000)
  })

  it('change carts, which say what a rug cost before, and are refused at the price before', async () => {
    const buyer = shop.buyer()
    await buyer.add()
    await publish(dearer)
    const { body: cart } = await buyer.ask<CartResponse>('GET', '/api/cart')
    expect(cart.lines[0]?.was).toBe(40_000)
    expect(cart.price.amounts.USD.goods).toBe(50_000)
    expect(await buyer.checkout()).toMatchObject({ status: 409, body: { code: 'order/price-changed' } })
    const total = TOTAL + 10_000
    expect((await buyer.checkout({ expectedTotal: total })).status).toBe(201)
  })

  it('leave orders at the prices that they were placed at', async () => {
    const placed = await shop.ordered()
    await publish(dearer)
    expect((await shop.see(placed)).price.amounts.USD.total).toBe(TOTAL)
  })

  it('change at the instant that they are scheduled for', async () => {
    await publish(dearer, { publicFrom: new Date(NOW + HOUR).toISOString() })
    expect((await shop.call<PriceList>('GET', '/api/prices')).body).toEqual(DEFAULT_PRICES)
    clock.at = NOW + HOUR
    await shop.published.refresh()
    expect((await shop.call<PriceList>('GET', '/api/prices')).body).toEqual(dearer)
  })

  it('are stated by pages, questions and the assistant', async () => {
    const days = { ...DEFAULT_PRICES.days, gcc: [3, 4] as const }
    await publish({ ...DEFAULT_PRICES, days, uae: { freeAbove: 350_000, flat: 2_000 } })
    const faq = JSON.stringify((await shop.call('GET', '/api/faq')).body)
    expect(faq).toContain('AED 3,500')
    expect(faq).not.toContain('AED 2,000')
    const asked = { text: 'how long does delivery to Kuwait take', history: [], context: { page: '/' } }
    const { body } = await shop.call<{ text: string }>('POST', '/api/assistant/reply', asked)
    expect(body.text).toContain('3-4 days')
  })

  it('promise other weeks to new orders, and keep those of orders before', async () => {
    const weeks = { making: [8, 10], way: [1, 2], all: [10, 13] } as const
    const before = await shop.ordered()
    await publish({ ...DEFAULT_PRICES, weeks })
    const during = await shop.ordered()
    const faq = JSON.stringify((await shop.call('GET', '/api/faq')).body)
    expect(faq).toContain('8-10 weeks')
    const tariffs = await shop.database.orm.select({ number: order.number, tariff: order.tariff }).from(order)
    const weeksOf = (number: string) => tariffs.find((row) => row.number === number)?.tariff.weeks
    expect(weeksOf(before.number)).toEqual(DEFAULT_PRICES.weeks)
    expect(weeksOf(during.number)).toEqual(weeks)
  })

  it('have what a revision of an earlier version lacks', async () => {
    const { weeks: _, ...earlier } = dearer
    await shop.database.orm.insert(revision).values({
      document: 'settings/prices',
      number: 1,
      value: earlier,
      by: 'noor@example.com',
      at: new Date(NOW),
      publicFrom: new Date(NOW),
    })
    await shop.published.refresh()
    expect((await shop.call<PriceList>('GET', '/api/prices')).body).toEqual(dearer)
  })

  it('stop shipping to a country', async () => {
    await publish({ ...DEFAULT_PRICES, notShippedTo: ['SA'] })
    const buyer = shop.buyer()
    const refused = await buyer.ask<Refused>('PUT', '/api/cart/country', { country: 'SA' })
    expect(refused.body).toMatchObject({ code: 'request/invalid', field: 'country' })
    expect((await buyer.ask('PUT', '/api/cart/country', { country: 'IR' })).status).toBe(200)
  })

  it.each([
    [
      'squareFoot.Modern Tribal',
      { ...DEFAULT_PRICES, squareFoot: { ...dearer.squareFoot, 'Modern Tribal': 0 } },
    ],
    [
      'discounts',
      {
        ...DEFAULT_PRICES,
        discounts: [
          { from: 5, percent: 8 },
          { from: 3, percent: 9 },
        ],
      },
    ],
    ['days.gcc', { ...DEFAULT_PRICES, days: { ...DEFAULT_PRICES.days, gcc: [9, 4] } }],
    ['weeks.making', { ...DEFAULT_PRICES, weeks: { ...DEFAULT_PRICES.weeks, making: [6, 4] } }],
    ['uae.flat', { ...DEFAULT_PRICES, uae: { ...DEFAULT_PRICES.uae, flat: null } }],
    ['notShippedTo.0', { ...DEFAULT_PRICES, notShippedTo: ['ZZ'] }],
  ])('name %s when it is wrong', async (field, list) => {
    expect(await publish(list)).toMatchObject({
      status: 400,
      body: { code: 'request/invalid', field: `value.${field}` },
    })
  })
})
