import { randomUUID } from 'node:crypto'

import type { Kept } from '@nawl/contract/kept'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { builtInRugs } from '../catalogue/built-in-rugs.ts'
import { person } from '../db/auth-schema.ts'
import { openShop } from '../shop-fixture.ts'
import { signedIn } from './signed-in-fixture.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const at = '2026-11-19T08:00:00.000Z'
const ADAS = 'f3a7a1de-5e0c-4f0e-9d42-6f9a3d1b2c55'
const kept: Kept = {
  favourites: [{ address: 'aria', at }],
  designs: [{ id: ADAS, address: 'aria', name: 'Hall', link: '', at }],
  viewed: [{ address: 'aria', times: 3, at }],
}
const design = { address: 'pearl', name: 'Theirs', link: '' }

type Call = {
  /** Calls it by the id or address of something of Ada's, or of nobody's. */
  readonly url: (of: { readonly id: string; readonly address: string }) => string
  readonly body?: object
}
const one = (url: string, body?: object): Call => ({ url: () => url, ...(body ? { body } : {}) })

/** Every call that belongs to somebody. A route that is not here fails the test. */
const CALLS: Readonly<Record<string, Call>> = {
  'get /api/account': one('/api/account'),
  'get /api/account/export': one('/api/account/export'),
  'get /api/account/kept': one('/api/account/kept'),
  'post /api/account/kept': one('/api/account/kept', { ...kept, favourites: [] }),
  'put /api/account/favourites/{address}': { url: ({ address }) => `/api/account/favourites/${address}` },
  'delete /api/account/favourites/{address}': { url: ({ address }) => `/api/account/favourites/${address}` },
  'put /api/account/designs/{id}': { url: ({ id }) => `/api/account/designs/${id}`, body: design },
  'delete /api/account/designs/{id}': { url: ({ id }) => `/api/account/designs/${id}` },
  'get /api/account/orders': one('/api/account/orders'),
  'put /api/account/viewed/{address}': { url: ({ address }) => `/api/account/viewed/${address}` },
  // The last: it ends the account of who calls.
  'delete /api/account': one('/api/account'),
}

describe('what belongs to somebody', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  let ada: Awaited<ReturnType<typeof signedIn>>
  const now = () => NOW

  beforeAll(async () => {
    shop = await openShop({ now })
    await shop.database.migrate()
    await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
    ada = await signedIn(shop, 'ada', now)
    await shop.app.inject({ method: 'POST', url: '/api/account/kept', headers: ada.headers, payload: kept })
  })
  afterAll(() => shop.close())

  type Person = typeof ada
  async function answer(name: string, who: Person | null, of = { id: ADAS, address: 'aria' }) {
    const [method = ''] = name.split(' ')
    const { url, body } = CALLS[name]!
    const { statusCode, body: text } = await shop.app.inject({
      method: method.toUpperCase() as 'GET',
      url: url(of),
      ...(who ? { headers: who.headers } : {}),
      ...(body ? { payload: body } : {}),
    })
    return { status: statusCode, text }
  }
  /** All that the database holds of somebody: how many rows of each table name them. */
  async function rowsOf(id: string): Promise<Record<string, number>> {
    const { orm } = shop.database
    const tables = await rows(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [found] = await rows(
        sql`select count(*)::int as name from ${sql.identifier(String(name))} as t where to_jsonb(t)::text like ${`%${id}%`}`,
      )
      if (Number(found?.name) > 0) counts[String(name)] = Number(found?.name)
    }
    return counts

    async function rows(query: ReturnType<typeof sql>) {
      // Both drivers answer so; drizzle does not say it for databases of either kind.
      return ((await orm.execute(query)) as { rows: { name: string | number }[] }).rows
    }
  }

  it('is every route below /api/account, and this test knows them all', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>()
    const routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/account'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    expect(routes.toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  it.each(Object.keys(CALLS))('needs a token: %s', async (name) => {
    const { status, text } = await answer(name, null)
    expect([status, JSON.parse(text)]).toMatchObject([401, { code: 'account/sign-in-needed' }])
  })

  it.each(Object.keys(CALLS))('is like a missing thing to anybody else: %s', async (name) => {
    const before = { kept: await answer('get /api/account/kept', ada), rows: await rowsOf(ada.id) }
    const [eve, mallory] = [
      await signedIn(shop, `eve ${name}`, now),
      await signedIn(shop, `mallory ${name}`, now),
    ]
    const nobodys = { id: randomUUID(), address: 'falaj' }
    const [theirs, missing] = [await answer(name, eve), await answer(name, mallory, nobodys)]
    expect(theirs.status).toBe(missing.status)
    // What Eve herself sends may come back to her.
    const sent = JSON.stringify(CALLS[name]?.body ?? '')
    const hers = [ada.id, 'ada@example.com', '"Hall"', '"times":3'].filter((text) => !sent.includes(text))
    expect(hers.filter((text) => theirs.text.includes(text))).toEqual([])
    expect({ kept: await answer('get /api/account/kept', ada), rows: await rowsOf(ada.id) }).toEqual(before)
  })

  it('is deleted from every table there is', async () => {
    const before = await rowsOf(ada.id)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'person',
        'identity',
        'auth_session',
        'favourite',
        'saved_design',
        'viewed_rug',
      ]),
    )
    const everybodyElse = (await shop.database.orm.select().from(person)).length - 1
    expect((await answer('delete /api/account', ada)).status).toBe(204)
    expect(await rowsOf(ada.id)).toEqual({})
    expect(await rowsOf('ada@example.com')).toEqual({})
    expect(await shop.database.orm.select().from(person)).toHaveLength(everybodyElse)
    expect(await shop.database.orm.select().from(person).where(eq(person.id, ada.id))).toEqual([])
    expect((await answer('get /api/account', ada)).status).toBe(403)
  })
})
