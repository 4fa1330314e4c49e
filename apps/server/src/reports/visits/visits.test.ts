import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { VisitEvent } from '@nawl/domain/reports/report'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESIGN, openShopApp } from '../../../test/chaos/shop-app.ts'
import { startDatabase } from '../../../test/db/postgres.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { visitCount } from '../../platform/db/schema/report-schema.ts'
import { openVisits } from './visits.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'

type Headers = Readonly<Record<string, string>>

let counter: Awaited<ReturnType<typeof openShopApp>>
const alarms: string[] = []
beforeAll(async () => {
  counter = await openShopApp()
})
beforeEach(async () => {
  alarms.length = 0
  counter.reset()
  await counter.database.orm.delete(visitCount)
})
afterAll(() => counter.close())

/** What one process of the shop counts. */
function openProcess() {
  const visits = openVisits({
    ...counter,
    now: () => counter.clock.at,
    report: (_error, message) => void alarms.push(message),
  })
  const see = (headers: Headers = {}, event: VisitEvent = 'looked', design = 'onyx', ip = '203.0.113.1') =>
    visits.count({ headers: { 'user-agent': CHROME, ...headers }, ip }, event, design)
  return { ...visits, see }
}

async function stored({ orm }: Pick<Database, 'orm'> = counter.database) {
  const rows = await orm.select().from(visitCount)
  return rows
    .map(({ day, event, design, country, count }) => [day, event, design, country, count].join(' '))
    .toSorted()
}

describe('visits', () => {
  it('are sums by day of the shop, event, design and the country that the proxy tells', async () => {
    const { see, flush } = openProcess()
    await see()
    await see({ 'x-country': 'ae' })
    await see({ 'x-country': 'AE' }, 'coloured')
    await see({ 'x-country': 'nowhere' })
    // Eight in the evening in London is the next day in Dubai.
    counter.clock.at = Date.parse('2027-01-04T20:00:00Z')
    await see()
    expect(await stored(), 'nothing is written for a visit').toEqual([])
    await flush()
    expect(await stored()).toEqual([
      '2027-01-04 coloured onyx AE 1',
      '2027-01-04 looked onyx  2',
      '2027-01-04 looked onyx AE 1',
      '2027-01-05 looked onyx  1',
    ])
    await flush()
    expect(await stored(), 'a sum is added once').toHaveLength(4)
  })

  it.each<[string, Headers]>([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a script', { 'user-agent': 'curl/8.9.1' }],
    ['a browser that says nothing of itself', { 'user-agent': '' }],
    ['a page that is loaded ahead', { 'sec-purpose': 'prefetch' }],
    ['a page that is drawn ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['whoever sends Global Privacy Control', { 'sec-gpc': '1' }],
    ['whoever sends Do Not Track', { dnt: '1' }],
  ])('leave out %s', async (_who, headers) => {
    const { see, flush } = openProcess()
    await see(headers)
    await flush()
    expect(await stored()).toEqual([])
    await see({ dnt: '0' })
    await flush()
    expect(await stored()).toHaveLength(1)
  })

  it('leave out what is no design of the shop', async () => {
    const { see, flush } = openProcess()
    for (const design of ['none', 'own-0123456789abcdef', '', 'ONYX']) await see({}, 'looked', design)
    await flush()
    expect(await stored()).toEqual([])
  })

  it('are not counted once an owner switched it off', async () => {
    const { see, flush, isCounting } = openProcess()
    expect(isCounting()).toBe(true)
    const desk = await counter.signedIn('desk')
    const path = '/api/desk/settings/shop'
    const { body } = await counter.call<{ value: ShopSettings }>('GET', path, undefined, desk)
    const value = { ...body.value, countVisits: false }
    const published = { value, base: 0, draftVersion: 0 }
    expect((await counter.call('POST', `${path}/publish`, published, desk)).status).toBe(200)
    expect(isCounting()).toBe(false)
    await see()
    await flush()
    expect(await stored()).toEqual([])
    await counter.call('POST', `${path}/restore`, { number: 0, base: 1 }, desk)
    expect(isCounting()).toBe(true)
  })

  it('of several processes add up', async () => {
    const [one, other] = [openProcess(), openProcess()]
    for (const { see } of [one, other, other]) await see()
    await Promise.all([one.flush(), other.flush()])
    expect(await stored()).toEqual(['2027-01-04 looked onyx  3'])
  })

  it('stay in memory while the database is away, and are stored once', async () => {
    const { see, flush } = openProcess()
    await see()
    counter.faulty.failAfter(0)
    await flush()
    await see()
    await flush()
    expect(alarms).toHaveLength(1)
    counter.faulty.heal()
    await flush()
    expect(await stored()).toEqual(['2027-01-04 looked onyx  2'])
  })

  it('are deleted after twenty-five months', async () => {
    const { see, flush, sweep } = openProcess()
    await see()
    await flush()
    counter.clock.at = Date.parse('2029-02-04T08:00:00Z')
    await see()
    await flush()
    await sweep()
    expect(await stored()).toHaveLength(2)
    counter.clock.at = Date.parse('2029-02-05T08:00:00Z')
    await sweep()
    expect(await stored()).toEqual(['2029-02-04 looked onyx  1'])
  })

  it('of one caller are counted so often in an hour and no more', async () => {
    const { see, flush } = openProcess()
    for (let n = 0; n < 450; n++) await see()
    await see({}, 'looked', 'onyx', '203.0.113.2')
    await flush()
    expect(await stored()).toEqual(['2027-01-04 looked onyx  401'])
  })
})

describe('the shop', () => {
  const send = (shop: typeof counter, body: object, headers: Headers = {}) =>
    shop.call<{ code?: string }>('POST', '/api/visits', body, {
      headers: { 'user-agent': CHROME, ...headers },
    })
  const look = { event: 'looked', design: 'onyx' }

  it('stores what was counted when it closes: looks, colours and carts', async () => {
    const server = await startDatabase('PostgreSQL')
    const shop = await openShopApp({ server })
    expect((await send(shop, look)).status).toBe(204)
    expect((await send(shop, { event: 'coloured', design: 'onyx' })).status).toBe(204)
    const { ask } = shop.buyer({ 'user-agent': CHROME })
    expect((await ask('POST', '/api/cart/lines', { design: DESIGN, quantity: 2 })).status).toBe(200)
    await shop.close()
    const database = await openDatabase({ url: server.url, directory: '' })
    expect(await stored(database)).toEqual([
      '2027-01-04 carted onyx  1',
      '2027-01-04 coloured onyx  1',
      '2027-01-04 looked onyx  1',
    ])
    await database.close()
    await server.stop()
  })

  it('refuses visits that are none, that another site sends, or that are long', async () => {
    expect((await send(counter, { ...look, event: 'carted' })).status).toBe(400)
    expect((await send(counter, { ...look, who: 'Layla' })).status).toBe(400)
    expect((await send(counter, { event: 'looked' })).status).toBe(400)
    expect((await send(counter, look, { origin: 'https://evil.example' })).body.code).toBe(
      'request/cross-site',
    )
    expect((await send(counter, { ...look, design: 'x'.repeat(2_000) })).status).toBe(413)
  })

  it('answers alike whether it counts or not, sets no cookie, and reads none', async () => {
    const counted = await send(counter, look, { cookie: 'nawl-cart=aaaaaaaaaaaaaaaaaaaaaa' })
    const left = await send(counter, look, { 'sec-gpc': '1' })
    expect([counted.status, left.status]).toEqual([204, 204])
    expect(counted.headers['set-cookie']).toBeUndefined()
  })
})
