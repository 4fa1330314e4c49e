import { randomUUID } from 'node:crypto'

import { MOST_SAVED } from '@nawl/contract/account/saved'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { favourite, savedDesign, viewedRug } from '../../platform/db/schema/saved-schema.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { design, hour, savingShop, NOTHING, NOW } from '../../../test/accounts/saved-things.ts'

describe.each(DATABASES)('an account’s saved things, on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof savingShop>>
  let ada: Awaited<ReturnType<typeof shop.people>>['ada']

  beforeAll(async () => void (shop = await savingShop(kind)))
  afterAll(() => shop.close())
  beforeEach(async () => void ({ ada } = await shop.people()))

  it('can be as many as the contract allows', async () => {
    const everything = {
      favourites: Array.from({ length: MOST_SAVED.favourites }, (_, n) => ({
        address: `${'x'.repeat(74)}-${n}`,
        at: hour(1),
      })),
      designs: Array.from({ length: MOST_SAVED.designs }, () =>
        design({ name: '織'.repeat(80), link: 'x'.repeat(300) }),
      ),
      viewed: Array.from({ length: MOST_SAVED.viewed }, (_, n) => ({
        address: `x${n}`,
        times: 1_000_000,
        at: hour(1),
      })),
    }
    expect(await ada.merge(everything)).toEqual({ status: 200, body: NOTHING })
  })

  it('cannot exceed the limits of an account', async () => {
    const at = new Date(NOW - 5000)
    const full = <T>(most: number, row: (n: number) => T) => Array.from({ length: most }, (_, n) => row(n))
    const own = { personId: ada.id, at }
    await shop.orm
      .insert(favourite)
      .values(full(MOST_SAVED.favourites, (n) => ({ ...own, address: `rug-${n}` })))
    await shop.orm
      .insert(savedDesign)
      .values(
        full(MOST_SAVED.designs, () => ({ ...own, address: 'aria', id: randomUUID(), name: 'x', link: '' })),
      )
    const looks = full(MOST_SAVED.viewed, (n) => ({
      ...own,
      address: `rug-${n}`,
      times: 1,
      at: new Date(NOW - n * 1000),
    }))
    await shop.orm.insert(viewedRug).values(looks)

    const tooMany = (things: string) => ({ status: 409, body: { code: `account/too-many-${things}` } })
    expect(await ada.call('PUT', 'favourites/aria')).toMatchObject(tooMany('favourites'))
    expect(await ada.merge({ favourites: [{ address: 'aria', at: hour(1) }] })).toMatchObject(
      tooMany('favourites'),
    )
    expect(await ada.save(design())).toMatchObject(tooMany('designs'))
    expect(await ada.merge({ designs: [design()] })).toMatchObject(tooMany('designs'))
    const [known] = (await ada.kept()).designs
    expect((await ada.save({ ...known!, name: 'Renamed' })).status).toBe(200)

    shop.clock.at += 1000
    expect((await ada.call('PUT', 'viewed/aria')).status).toBe(200)
    await ada.merge({ viewed: [{ address: 'pearl', times: 9, at: hour(0) }] })
    const viewed = (await ada.kept()).viewed.map(({ address }) => address)
    expect(viewed).toHaveLength(MOST_SAVED.viewed)
    expect(viewed).toEqual(expect.arrayContaining(['aria', 'pearl', 'rug-97']))
    expect(viewed).not.toContain('rug-98')
  })

  it('stay consistent under concurrent changes', async () => {
    const same = Array.from({ length: 12 })
    const brought = {
      favourites: [{ address: 'pearl', at: hour(1) }],
      designs: [design()],
      viewed: [{ address: 'reef', times: 5, at: hour(1) }],
    }
    const answers = await Promise.all([
      ...same.map(() => ada.call('PUT', 'favourites/aria')),
      ...same.map(() => ada.call('PUT', 'viewed/aria')),
      ...same.map(() => ada.merge(brought)),
      ...same.map((_, n) => ada.save({ ...brought.designs[0]!, name: `Name ${n}` })),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const saved = await ada.kept()
    expect(saved.favourites.map(({ address }) => address).toSorted()).toEqual(['aria', 'pearl'])
    expect(saved.designs).toHaveLength(1)
    expect(saved.viewed.toSorted((p, q) => (p.address < q.address ? -1 : 1))).toMatchObject([
      { address: 'aria', times: same.length },
      { address: 'reef', times: 5 },
    ])
  })

  it('give the last free place to only one of two concurrent requests', async () => {
    const rows = Array.from({ length: MOST_SAVED.favourites - 1 }, (_, n) => ({
      personId: ada.id,
      address: `rug-${n}`,
      at: new Date(NOW),
    }))
    await shop.orm.insert(favourite).values(rows)
    const addresses = ['aria', 'pearl', 'reef', 'sadu', 'onyx', 'konya']
    const answers = await Promise.all(addresses.map((address) => ada.call('PUT', `favourites/${address}`)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(5).fill('409')])
    expect((await ada.kept()).favourites).toHaveLength(MOST_SAVED.favourites)
  })

  it('are merged completely or not at all when the database fails', async () => {
    const brought = {
      favourites: [{ address: 'aria', at: hour(1) }],
      designs: [design()],
      viewed: [{ address: 'aria', times: 2, at: hour(1) }],
    }
    let [steps, status] = [0, 0]
    for (; status !== 200 && steps < 20; steps++) {
      expect(await ada.kept()).toEqual(NOTHING)
      shop.faulty.failAfter(steps)
      status = (await ada.merge(brought)).status
      shop.faulty.heal()
      expect([200, 503]).toContain(status)
    }
    expect(steps).toBeGreaterThan(5)
    expect(await ada.kept()).toEqual(brought)
  })

  it('are retried while the database is away', async () => {
    shop.faulty.failAfter(0)
    const calls = [
      ada.call('GET', 'kept'),
      ada.merge({}),
      ada.call('PUT', 'favourites/aria'),
      ada.call('DELETE', 'favourites/aria'),
      ada.save(design()),
      ada.call('DELETE', `designs/${randomUUID()}`),
      ada.call('PUT', 'viewed/aria'),
    ]
    const answers = await Promise.all(calls)
    shop.faulty.heal()
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 503))
  })

  it('are exported and deleted with the account', async () => {
    const mine = design()
    await ada.merge({
      favourites: [{ address: 'aria', at: hour(1) }],
      designs: [mine],
      viewed: [{ address: 'aria', times: 2, at: hour(1) }],
    })
    const saved = await ada.kept()
    expect((await ada.call('GET', 'export')).body).toMatchObject(saved)
    const answers = await Promise.all([
      ada.call('PUT', 'favourites/pearl'),
      ada.call('DELETE', ''),
      ada.call('PUT', 'viewed/pearl'),
      ada.merge({ designs: [design()] }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 204, 403].includes(status))).toEqual(
      [],
    )
    for (const table of [favourite, savedDesign, viewedRug])
      expect(await shop.orm.select().from(table)).toEqual([])
  })
})
