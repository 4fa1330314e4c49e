import { MOST_SAVED } from '@nawl/contract/account/saved'
import type { Recommendation, Taste } from '@nawl/contract/catalogue/recommendation'
import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { builtInRugs } from '../built-in-rugs.ts'
import { faultyDatabase } from '../../../test/auth/faulty-database.ts'
import type { Database } from '../../platform/db/database.ts'
import { uploadedDesignStore } from '../../imaging/uploads/uploaded-designs.store.ts'
import { openShop } from '../../../test/shop-fixture.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const NOTHING: Taste = { favourites: [], designs: [], viewed: [] }

describe('recommendations', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  let faulty: ReturnType<typeof faultyDatabase>
  let clock = NOW

  beforeAll(async () => {
    const through = (database: Database) => (faulty = faultyDatabase(database)).database
    shop = await openShop({ through, now: () => clock })
    await shop.database.migrate()
    await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  })
  afterAll(() => shop.close())

  const ask = (taste: Partial<Taste>) =>
    shop.app.inject({ method: 'POST', url: '/api/recommendations', payload: { ...NOTHING, ...taste } })
  const recommended = async (taste: Partial<Taste>) => (await ask(taste)).json<Recommendation[]>()

  it('are twelve rugs of the catalogue, each with a true reason', async () => {
    const rugs = new Map(builtInRugs(shop.config.artworkDir).map((rug) => [rug.id, rug]))
    const list = await recommended({ favourites: ['fasht', 'sadu'] })
    expect(list).toHaveLength(12)
    for (const { address, because } of list) {
      expect(['fasht', 'sadu']).toContain(because.address)
      expect(['fasht', 'sadu']).not.toContain(address)
      const rug = rugs.get(address)
      if (because.shares === 'pattern' || !rug) continue
      expect(rug.families).toContain(because.shares)
      expect(rugs.get(because.address)?.families).toContain(because.shares)
    }
  })
  it('are deterministic, anonymous and uncached', async () => {
    const taste = { favourites: ['aria', 'reef'], viewed: [{ address: 'sadu', times: 5 }] }
    const [one, other] = [await ask(taste), await ask({ ...taste, favourites: ['reef', 'aria'] })]
    expect(one.body).toBe(other.body)
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.headers['set-cookie']).toBeUndefined()
  })
  it('are empty for an empty taste or unknown rugs', async () => {
    expect(await recommended({})).toEqual([])
    expect(await recommended({ favourites: ['nothing', `own-${'0'.repeat(32)}`] })).toEqual([])
  })
  it('use the yarns of a saved design', async () => {
    const aria = builtInRugs(shop.config.artworkDir).find(({ id }) => id === 'aria')
    const mappings = Object.fromEntries(
      aria!.yarns.map(({ hex }, n) => [hex, ['#22406E', '#3C6997', '#1A2C4C', '#5B83B4'][n]!]),
    )
    const link = encodeDesign({ ...AS_DRAWN, mappings })
    const [first] = await recommended({ designs: [{ address: 'aria', link }] })
    expect(first?.because).toMatchObject({
      address: 'aria',
      likes: 'design',
      shares: 'blues',
      text: 'because you saved an Aria in blues',
    })
    const drawn = await recommended({ designs: [{ address: 'aria', link: '' }] })
    expect(drawn.map(({ because }) => because.shares)).not.toContain('blues')
  })
  it('use the yarns of an uploaded design', async () => {
    const store = uploadedDesignStore({
      blobs: shop.blobs,
      mostBytes: 1e9,
      now: () => NOW,
    })
    const { id, secret } = store.newId()
    const reef = builtInRugs(shop.config.artworkDir).find(({ id }) => id === 'reef')
    const size = { shape: 'rectangle', width: '', length: '', unit: 'ft' } as const
    const design: UploadedDesignAnswer = {
      ...reef!,
      id: `own-${id}`,
      name: 'Fox',
      collection: 'Your designs',
      styles: [],
      families: [],
      size,
    }
    await store.begin(id, new Uint8Array(8))
    await store.finish(id, secret, design, new Uint8Array(8))
    const list = await recommended({ favourites: [`own-${id}`] })
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ because }) => because.shares !== 'pattern')).toBe(true)
    expect(list[0]?.because.text).toMatch(/^because you like Fox’s /)
  })
  it('accept the largest taste that the contract allows', async () => {
    const answer = await ask({
      favourites: Array.from({ length: MOST_SAVED.favourites }, (_, n) => `${'x'.repeat(76)}${n}`),
      designs: Array.from({ length: MOST_SAVED.designs }, () => ({
        address: 'x'.repeat(80),
        link: 'x'.repeat(300),
      })),
      viewed: Array.from({ length: MOST_SAVED.viewed }, () => ({
        address: 'x'.repeat(80),
        times: 1_000_000,
      })),
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
  })
  it('use the built-in catalogue while the database is away', async () => {
    const before = (await ask({ favourites: ['aria'] })).body
    clock += 3_600_000
    faulty.failAfter(0)
    expect((await ask({ favourites: ['aria'] })).body).toBe(before)
    faulty.heal()
  })
})
