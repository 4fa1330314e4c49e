import { randomUUID } from 'node:crypto'

import type { TodayAnswer, TodayKind } from '@nawl/contract/desk/today'
import type { PlacedOrder } from '@nawl/contract/sales/order'
import sharp from 'sharp'
import { cents } from '@nawl/domain/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { HOUR, LIMA, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { APPLICATION } from '../../../test/trade/trading-shop.ts'
import { formOf } from '../../../test/uploads/upload.ts'
import { needAttention } from '../payments/attention.store.ts'

const DAY = 24 * HOUR
const ARTICLE = 'ar.journal.summer-rugs'

describe.each(DATABASES)('what waits at the desk on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let placed: Readonly<Record<'begun' | 'finished' | 'quoted' | 'claimed', string>>

  beforeAll(async () => {
    shop = await openShopApp({ kind })
    const owner = await shop.signedIn('desk')
    for (const role of ['sales', 'workshop', 'editor', 'accountant'])
      await shop.call('POST', '/api/desk/staff', { email: `${role}@example.com`, role }, owner)
  })
  afterAll(() => shop.close())

  async function today(who: string, query = ''): Promise<TodayAnswer['groups']> {
    const { headers } = await shop.signedIn(who)
    const { status, body } = await shop.call<TodayAnswer>('GET', `/api/desk/today${query}`, undefined, {
      headers,
    })
    expect(status).toBe(200)
    return body.groups
  }
  const kinds = async (who: string) => (await today(who)).map((group) => group.kind)
  const group = async (who: string, of: TodayKind, query = '') =>
    (await today(who, query)).find((each) => each.kind === of)
  const keys = async (who: string, of: TodayKind) => (await group(who, of))?.items.map(({ key }) => key)

  /** Of a customer's damaged rug; its id. */
  async function photograph({ number, token }: PlacedOrder): Promise<string> {
    const create = { width: 60, height: 40, channels: 3, background: '#884422' } as const
    const content = await sharp({ create }).jpeg().toBuffer()
    const { headers, payload } = formOf([{ name: 'photo', content, fileName: 'torn.jpg' }])
    const url = shop.url(number, token, '/claim/photos')
    return (await shop.app.inject({ method: 'POST', url, headers, payload })).json<{ id: string }>().id
  }

  it('is nothing in a new shop', async () => {
    for (const who of ['desk', 'sales', 'workshop', 'editor', 'accountant'])
      expect(await today(who)).toEqual([])
  })

  it('is nothing while a customer may still change the order', async () => {
    const begun = await shop.confirmed({ email: 'begun@example.com' })
    expect(await today('desk')).toEqual([])
    const [finished, claimed] = [await shop.confirmed(), await shop.confirmed()]
    const guest = shop.buyer()
    await guest.add()
    const wish = { address: LIMA, acceptedTerms: '2025-01', email: 'lima@example.com' }
    const quoted = await guest.ask<{ number: string }>('POST', '/api/quotes', wish, { key: randomUUID() })
    expect(quoted.status).toBe(201)
    shop.clock.at = NOW + 3 * DAY
    for (const { number } of [finished, claimed])
      for (const step of ['/start-production', '/ready']) await shop.desk(number, step)
    await shop.desk(claimed.number, '/ship', { carrier: 'Aramex', trackingNumber: '1' })
    await shop.desk(claimed.number, '/deliver')
    const claim = { kind: 'damaged', description: 'A torn edge.', photoIds: [await photograph(claimed)] }
    expect(await shop.command(claimed, '/claim', claim)).toMatchObject({ status: 200 })
    placed = {
      begun: begun.number,
      finished: finished.number,
      quoted: quoted.body.number,
      claimed: claimed.number,
    }
    expect(await keys('sales', 'start')).toEqual([begun.number])
    expect(await keys('sales', 'ship')).toEqual([finished.number])
    expect(await keys('sales', 'quotes')).toEqual([quoted.body.number])
    expect(await keys('sales', 'claims')).toEqual([claimed.number])
  })

  it('is a message without an answer, with who takes care of it', async () => {
    const message = {
      name: 'Ada',
      email: 'ada@example.com',
      language: 'en',
      topic: 'other',
      message: 'Oslo?',
    }
    expect((await shop.buyer().ask('POST', '/api/messages', message)).status).toBe(201)
    const found = await group('sales', 'messages')
    expect(found).toMatchObject({ count: 1, items: [{ name: 'Ada', who: null, dueBy: null }] })
    const asked = { assignee: 'sales@example.com', version: 0 }
    const { headers } = await shop.signedIn('sales')
    const path = `/api/desk/messages/${found?.items[0]?.key}`
    await shop.call('PUT', `${path}/assignee`, asked, { headers })
    expect(await group('desk', 'messages')).toMatchObject({ items: [{ who: 'sales@example.com' }] })
    await shop.call('POST', `${path}/close`, {}, { headers })
    expect(await group('desk', 'messages')).toBeUndefined()
  })

  it('is an application of a practice, and what the editor has not published', async () => {
    const ada = await shop.signedIn('ada')
    expect((await shop.call('POST', '/api/account/trade', APPLICATION, ada)).status).toBe(200)
    expect(await group('sales', 'trade')).toMatchObject({ count: 1, items: [{ name: APPLICATION.practice }] })
    const { headers } = await shop.signedIn('editor')
    const value = { fields: { title: 'سجاد الصيف' }, body: '' }
    const draft = { value, version: 0, base: 0 }
    await shop.call('PUT', `/api/desk/texts/${ARTICLE}/draft`, draft, { headers })
    expect(await group('editor', 'drafts')).toMatchObject({
      count: 1,
      items: [{ key: `text/${ARTICLE}`, name: 'سجاد الصيف', who: 'editor@example.com' }],
    })
  })

  it('is named first where money is contested, the nearest term before others', async () => {
    const of = (key: string, dueBy: Date | null) =>
      ({
        key,
        orderNumber: placed.finished,
        kind: 'dispute-open',
        amount: cents(100),
        currency: 'AED',
        dueBy,
      }) as const
    const terms = [of('d1', null), of('d2', new Date(NOW + 9 * DAY)), of('d3', new Date(NOW + 5 * DAY))]
    await needAttention(shop.database.orm, terms, new Date(NOW))
    const [first] = await today('accountant')
    expect(first?.kind).toBe('attention')
    expect(first?.items.map(({ dueBy }) => dueBy && (Date.parse(dueBy) - NOW) / DAY)).toEqual([5, 9, null])
  })

  it('is for each role what it takes care of, without names for whoever sees no customers', async () => {
    expect(await kinds('sales')).toEqual(['attention', 'claims', 'quotes', 'trade', 'start', 'ship'])
    expect(await kinds('workshop')).toEqual(['start'])
    expect(await kinds('editor')).toEqual(['drafts'])
    expect(await kinds('accountant')).toEqual(['attention'])
    expect(await kinds('desk')).toEqual(['attention', 'claims', 'quotes', 'trade', 'start', 'ship', 'drafts'])
    expect((await group('workshop', 'start'))?.items[0]).toMatchObject({ key: placed.begun, name: null })
    expect((await group('sales', 'start'))?.items[0]?.name).not.toBe(null)
  })

  it('is late once the days that were promised are over, and shows five of many', async () => {
    for (let n = 0; n < 6; n++) await shop.confirmed()
    shop.clock.at += 200 * DAY
    const late = await group('workshop', 'late')
    // With the one that was begun and the one that is finished.
    expect(late?.count).toBe(8)
    expect(late?.items).toHaveLength(5)
    expect([placed.begun, placed.finished]).toContain(late?.items[0]?.key)
    expect(Date.parse(late?.items[0]?.dueBy ?? '')).toBeLessThan(shop.clock.at)
  })
})
