import { rugCollections } from '@nawl/contract/catalogue/rug-collection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askAgain } from '../../test/http/ask-again.ts'
import { openShop } from '../../test/shop-fixture.ts'
import { builtInRugs } from './built-in-rugs.ts'

const rugs = builtInRugs('nothing drawn yet')
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  shop = await openShop()
  await shop.database.migrate()
  await shop.rugs.seed(rugs)
})
afterAll(() => shop.close())

describe('GET /api/rug/collections', () => {
  it('lists every rug in catalogue order', async () => {
    const response = await shop.app.inject('/api/rug/collections')
    expect(response.statusCode).toBe(200)
    const list = rugCollections.parse(response.json())
    expect(list.map(({ collection, id }) => `${collection}/${id}`)).toEqual(
      rugs.map(({ collection, id }) => `${collection}/${id}`),
    )
    expect(list[0]).toMatchObject({
      ...rugs[0],
      cropCentre: expect.closeTo(rugs[0]?.cropCentre ?? 0) as number,
    })
  })

  it('answers 304 to a matching ETag', async () => {
    expect(await askAgain(shop.app, '/api/rug/collections')).toEqual([304, ''])
  })

  it('can be seeded twice and migrated twice', async () => {
    await shop.database.migrate()
    await shop.rugs.seed(rugs)
    expect(await shop.rugs.list()).toHaveLength(rugs.length)
  })
})

describe('a shop while its database is away', () => {
  it('is alive but not ready, and refuses the collection as busy', async () => {
    const away = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    expect((await away.app.inject('/healthz')).statusCode).toBe(200)
    expect((await away.app.inject('/readyz')).statusCode).toBe(503)
    const collection = await away.app.inject('/api/rug/collections')
    expect(collection.statusCode).toBe(503)
    expect(collection.body).not.toContain('127.0.0.1')
    await away.close()
  })
})

describe('readiness', () => {
  it('requires a seeded database', async () => {
    const unseeded = await openShop({ seeded: false })
    expect((await unseeded.app.inject('/readyz')).statusCode).toBe(503)
    await unseeded.close()
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  })
})
