import type { ActivityResponse } from '@nawl/contract/desk/activity'
import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, openShopApp } from '../../../test/chaos/shop-app.ts'

const PATH = '/api/desk/settings/prices'

describe('the price list as a file', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function send(payload: string, query = '') {
    const { headers } = await shop.signedIn('desk')
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: `${PATH}/import${query}`,
      headers: { ...headers, 'content-type': 'text/csv' },
      payload,
    })
    return { status: statusCode, body: JSON.parse(body) as ImportAnswer & { code?: string } }
  }
  async function exported(of: 'public' | 'draft') {
    const { headers } = await shop.signedIn('desk')
    const payload = { language: 'en', filter: {}, of }
    return (await shop.app.inject({ method: 'POST', url: `${PATH}/export`, headers, payload })).body
  }
  async function read() {
    const { headers } = await shop.signedIn('desk')
    type Seen = { draft: { value: Record<string, unknown>; version: number } | null; base: number }
    return (await shop.call<Seen>('GET', PATH, undefined, { headers })).body
  }
  const why = ({ rows }: ImportAnswer) =>
    rows.flatMap(({ code, problems }) =>
      (problems ?? []).map((one) => `${code}: ${one.column} ${one.problem}`),
    )

  it('is read back as it was exported', async () => {
    const file = await exported('public')
    expect(file).toContain('price,own,10.00,USD/sqft')
    expect(file).toContain('discount,3,5,%')
    expect(file).toContain('uae,free_above,2000.00,AED')
    expect(file).toContain('not_served,SY,yes,yes/no')
    const { body } = await send(file)
    expect(body.counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
  })

  it('changes the draft, once, and never what is public', async () => {
    const file = 'what,key,value\nprice,own,12.5\ndiscount,3,\ndiscount,4,6\nnot_served,SA,yes\n'
    const tried = (await send(file)).body
    expect(tried.counts).toEqual({ new: 0, changed: 4, unchanged: 0, refused: 0 })
    expect((await read()).draft).toBeNull()
    expect((await send(file, `?apply=${tried.digest}`)).body.isApplied).toBe(true)
    const once = await read()
    expect(once.base).toBe(0)
    expect(once.draft?.value).toMatchObject({
      squareFoot: { own: 1250 },
      discounts: [
        { from: 4, percent: 6 },
        { from: 5, percent: 8 },
        { from: 10, percent: 12 },
      ],
    })
    const again = await send(file, `?apply=${tried.digest}`)
    expect([again.status, again.body.isApplied]).toEqual([200, true])
    expect((await read()).draft?.version).toBe(1)
    expect(await exported('public')).toContain('price,own,10.00')
    expect(await exported('draft')).toContain('price,own,12.50')
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<ActivityResponse>('GET', '/api/desk/activity', undefined, { headers })
    expect(body.changes.filter(({ kind }) => kind === 'prices.imported')).toMatchObject([
      { after: { changed: 4, refused: 0 } },
    ])
  })

  it('refuses each row for what is wrong with it', async () => {
    const file = [
      'what,key,value,unit',
      'price,Nothing,12,USD/sqft',
      'price,own,much,',
      'price,own,=cmd|calc,',
      'vat,percent,51,%',
      'uae,flat,-1,USD',
      'uae,free_above,2000,USD',
      'days,gcc.least,11,days',
      'discount,3,50,%',
      'freight,gcc.base,1.005,USD',
      'not_served,ZZ,yes,',
      'weeks,all.most,,weeks',
    ].join('\n')
    const { body } = await send(file)
    expect(why(body)).toEqual([
      'price Nothing: key unknown',
      'price own: value wrong',
      'price own: key duplicate',
      'price own: value formula',
      'price own: key duplicate',
      'vat percent: value range',
      'uae flat: value range',
      'uae free_above: unit wrong',
      'days gcc.least: value backwards',
      'discount 3: value unordered',
      'freight gcc.base: value wrong',
      'not_served ZZ: key unknown',
      'weeks all.most: value missing',
    ])
    const refused = await send(`${file}\nvat,percent,5,%`, `?apply=${body.digest}`)
    expect(refused.body.code).toBe('csv/changed-meanwhile')
  })

  it('writes nothing upon a draft that somebody wrote meanwhile', async () => {
    const file = 'what,key,value\nvat,percent,7\n'
    const { digest } = (await send(file)).body
    const { headers } = await shop.signedIn('desk')
    await shop.call('PUT', `${PATH}/draft`, { value: { vatPercent: 6 }, version: 0, base: 0 }, { headers })
    expect((await send(file, `?apply=${digest}`)).body.code).toBe('csv/changed-meanwhile')
    expect((await read()).draft?.value).toEqual({ vatPercent: 6 })
  })
})
