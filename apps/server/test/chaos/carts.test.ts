import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cart } from '../../src/platform/db/schema/commerce-schema.ts'
import { DATABASES } from '../db/postgres.ts'
import { openConnections } from '../db/open-connections.ts'
import { DESIGN, openShopApp } from './shop-app.ts'
import { rugLine } from './rug-line.ts'

const sized = (length: number) => ({ ...DESIGN, size: { ...DESIGN.size, length: String(length) } })

describe.each(DATABASES)('carts on %s', (kind) => {
  let counter: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (counter = await openShopApp({ kind })))
  beforeEach(() => openConnections(kind, counter.database))
  afterAll(() => counter.close())

  it('failure 12: keeps all of twenty concurrent additions', async () => {
    const guest = counter.buyer()
    expect((await guest.add(sized(5))).status).toBe(200)
    const lengths = Array.from({ length: 20 }, (_, n) => 6 + n / 2)
    const answers = await Promise.all(lengths.map((length) => guest.add(sized(length))))
    expect(answers.map(({ status }) => status)).toEqual(lengths.map(() => 200))
    const { lines } = await guest.cart()
    expect(lines.map((line) => Number(rugLine(line).design.size.length)).toSorted((p, q) => p - q)).toEqual([
      5,
      ...lengths,
    ])
  })

  it('failure 12: adds up twenty additions of the same design', async () => {
    const guest = counter.buyer()
    await Promise.all(Array.from({ length: 20 }, () => guest.add()))
    const { lines, price } = await guest.cart()
    expect([lines.map(({ quantity }) => quantity), price.rugCount]).toEqual([[10, 10], 20])
  })

  it('failure 13: creates one cart for two concurrent first requests', async () => {
    const before = (await counter.database.orm.select().from(cart)).length
    const guest = counter.buyer()
    await Promise.all([guest.add(sized(5)), guest.add(sized(6))])
    expect((await guest.cart()).lines).toHaveLength(2)
    const ada = counter.buyer((await counter.signedIn('ada-13')).headers)
    await Promise.all([ada.add(sized(5)), ada.add(sized(6))])
    expect((await ada.cart()).lines).toHaveLength(2)
    expect(await counter.database.orm.select().from(cart)).toHaveLength(before + 2)
  })

  it('failure 13: creates one cart for two first additions of a browser that has viewed its cart', async () => {
    const first = await counter.call('GET', '/api/cart')
    const guest = counter.buyer()
    guest.takeCookie(String(first.headers['set-cookie']).split(';')[0] ?? '')
    await Promise.all([guest.add(sized(5)), guest.add(sized(6))])
    expect((await guest.cart()).lines).toHaveLength(2)
  })

  it('failure 13: sets the cookie with the first answer, before a cart exists', async () => {
    const first = await counter.call('GET', '/api/cart')
    expect(String(first.headers['set-cookie'])).toMatch(
      /^nawl-cart=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('failure 14: merges a guest’s cart into the account once', async () => {
    const ada = counter.buyer((await counter.signedIn('ada-14')).headers)
    await ada.add(sized(5), 2)
    const guest = counter.buyer()
    await guest.add(sized(5), 9)
    await guest.add(sized(6))
    const merge = () => ada.ask('POST', '/api/cart/merge', undefined, { headers: { cookie: guest.cookie() } })
    const answers = await Promise.all([merge(), merge(), merge()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.every(({ headers }) => String(headers['set-cookie']).includes('Max-Age=0'))).toBe(true)
    const { lines, price } = await ada.cart()
    expect([lines.map(({ quantity }) => quantity), price.rugCount]).toEqual([[10, 1, 1], 12])
    expect((await guest.cart()).lines).toEqual([])
  })

  it('failure 14: gives nothing of one account to the next person who signs in', async () => {
    const guest = counter.buyer()
    await guest.add()
    const headers = { cookie: guest.cookie() }
    const [ada, eve] = [await counter.signedIn('ada-switch'), await counter.signedIn('eve-switch')]
    await counter.buyer(ada.headers).ask('POST', '/api/cart/merge', undefined, { headers })
    await counter.buyer(eve.headers).ask('POST', '/api/cart/merge', undefined, { headers })
    expect((await counter.buyer(ada.headers).cart()).lines).toHaveLength(1)
    expect((await counter.buyer(eve.headers).cart()).lines).toEqual([])
  })
})
