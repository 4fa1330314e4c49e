import { randomUUID } from 'node:crypto'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { CartResponse } from '@nawl/contract/sales/cart'
import type { OrderResponse } from '@nawl/contract/sales/order'
import { DUBAI } from '@nawl/domain/order/laws/order-fixture'
import { DEFAULT_DELIVERY, type DeliverySettings } from '@nawl/domain/shop/pickup'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, NOW, openEmailingApp, type openShopApp } from '../../../test/chaos/shop-app.ts'

const PATH = '/api/desk/settings/delivery'
const PLACE = {
  address: { en: 'Warehouse 12, Al Quoz 3, Dubai', ar: 'مستودع 12، القوز 3، دبي' },
  hours: { en: 'Sunday to Thursday, 10 am to 4 pm', ar: 'من الأحد إلى الخميس، 10–16' },
}
const OFFERED: DeliverySettings = { ...DEFAULT_DELIVERY, pickup: { isOffered: true, ...PLACE } }
/** The rug alone: to the door it would cost AED 75 more, or be free over AED 2,000. */
const TOTAL = 40_000

type Shop = Awaited<ReturnType<typeof openShopApp>>
type Refused = { code?: string; field?: string; problems?: readonly object[] }

async function publish(shop: Shop, value: DeliverySettings) {
  const { headers } = await shop.signedIn('desk')
  const seen = await shop.call<DocumentAnswer<DeliverySettings>>('GET', PATH, undefined, { headers })
  const body = { value, base: seen.body.base, draftVersion: 0 }
  return shop.call<Refused>('POST', `${PATH}/publish`, body, { headers })
}

describe('pick-up at the workshop', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => (shop = await openEmailingApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    clock.at = NOW
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  const inDubai = async () => {
    const buyer = shop.buyer()
    await buyer.add()
    await buyer.ask('PUT', '/api/cart/country', { country: 'AE' })
    return buyer
  }
  const pickedUp = { address: DUBAI, isPickup: true, expectedTotal: TOTAL }

  it('is not there until an owner offers it, and needs a place in both languages', async () => {
    const buyer = await inDubai()
    expect(await buyer.cart()).not.toHaveProperty('pickup')
    expect(await buyer.checkout(pickedUp)).toMatchObject({
      status: 409,
      body: { code: 'order/pickup-not-offered' },
    })
    const empty = { ...DEFAULT_DELIVERY, pickup: { ...DEFAULT_DELIVERY.pickup, isOffered: true } }
    expect((await publish(shop, empty)).status).toBe(422)
    expect((await publish(shop, OFFERED)).status).toBe(200)
    const { pickup, price } = await buyer.cart()
    expect(pickup).toMatchObject({ ...PLACE, price: { amounts: { USD: { shipping: 0, total: TOTAL } } } })
    expect(price.amounts.USD.total, 'to the door, as before').toBeGreaterThan(TOTAL)
  })

  it('is for addresses in the UAE alone', async () => {
    await publish(shop, OFFERED)
    const abroad = shop.buyer()
    await abroad.add()
    const { body } = await abroad.ask<CartResponse>('PUT', '/api/cart/country', { country: 'US' })
    expect(body).not.toHaveProperty('pickup')
    expect(await abroad.checkout({ isPickup: true, expectedTotal: TOTAL })).toMatchObject({
      body: { code: 'order/pickup-not-offered' },
    })
  })

  it('is told to the customer when it can be collected, and records who did', async () => {
    await publish(shop, OFFERED)
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const placed = await shop.confirmed({ ...pickedUp, email, language: 'ar' })
    const see = () => shop.call<OrderResponse>('GET', shop.url(placed.number, placed.token))
    expect((await see()).body).toMatchObject({ pickup: PLACE, price: { shipping: { basis: 'pickup' } } })
    clock.at += 72 * HOUR
    for (const step of ['/start-production', '/ready'])
      expect((await shop.desk(placed.number, step)).status).toBe(200)
    await shop.emails.deliver()
    const ready = shop.inbox.for(email).find(({ subject }) => subject?.includes('جاهز للاستلام'))
    expect(ready?.text).toContain(PLACE.address.ar)
    expect(ready?.text).toContain(PLACE.hours.ar)
    // New orders are no longer collected; this one still is, at the same place.
    await publish(shop, { ...OFFERED, pickup: { ...OFFERED.pickup, isOffered: false } })
    expect((await see()).body.pickup).toEqual(PLACE)
    const ship = { carrier: 'Aramex', trackingNumber: '1' }
    expect((await shop.desk(placed.number, '/ship', ship)).status).toBe(409)
    const handed = await shop.desk(placed.number, '/hand-over', { to: 'Omar Haddad' })
    expect(handed).toMatchObject({
      status: 200,
      body: { state: 'delivered', tracking: { carrier: 'Collected', number: 'Omar Haddad' } },
    })
    await shop.emails.deliver()
    const collected = shop.inbox.for(email).find(({ subject }) => subject?.includes('تم استلام طلبك'))
    expect(collected?.text).toContain('Omar Haddad')
    const invoice = await shop.call<{ price: object; buyer: string[] }>(
      'GET',
      shop.url(placed.number, placed.token, '/invoice'),
    )
    expect(invoice.body).toMatchObject({ price: { shipping: { basis: 'pickup', cost: 0 }, vatPercent: 5 } })
  })
})
