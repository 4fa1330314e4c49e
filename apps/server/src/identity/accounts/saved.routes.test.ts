import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DATABASES } from '../../../test/db/postgres.ts'
import { design, hour, savingShop, LINK, NOTHING } from '../../../test/accounts/saved-things.ts'

describe.each(DATABASES)('saved things, on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof savingShop>>
  let ada: Awaited<ReturnType<typeof shop.people>>['ada']
  let eve: typeof ada

  beforeAll(async () => void (shop = await savingShop(kind)))
  afterAll(() => shop.close())
  beforeEach(async () => void ({ ada, eve } = await shop.people()))

  it('are empty at first', async () => expect(await ada.kept()).toEqual(NOTHING))

  it('include a favourite, added once and removed', async () => {
    const first = { address: 'aria', at: hour(0) }
    expect(await ada.call('PUT', 'favourites/aria')).toEqual({ status: 200, body: first })
    shop.clock.at += 1000
    expect(await ada.call('PUT', 'favourites/aria')).toEqual({ status: 200, body: first })
    await ada.call('PUT', 'favourites/onyx-contemporary')
    expect((await ada.kept()).favourites.map(({ address }) => address)).toEqual(['onyx-contemporary', 'aria'])
    expect((await ada.call('DELETE', 'favourites/aria')).status).toBe(204)
    expect((await ada.call('DELETE', 'favourites/aria')).status).toBe(204)
    expect((await ada.kept()).favourites).toHaveLength(1)
  })

  it('include a design, which can be renamed and deleted', async () => {
    const hall = design()
    expect(await ada.save(hall)).toEqual({ status: 200, body: { ...hall, at: hour(0) } })
    shop.clock.at += 1000
    expect((await ada.save({ ...hall, name: ' The stairs ' })).body).toMatchObject({ name: 'The stairs' })
    expect((await ada.kept()).designs).toMatchObject([{ id: hall.id, name: 'The stairs', link: LINK }])
    expect((await ada.call('DELETE', `designs/${hall.id}`)).status).toBe(204)
    expect(await ada.kept()).toEqual(NOTHING)
  })

  it('count views of a rug and keep the latest time', async () => {
    await ada.call('PUT', 'viewed/aria')
    shop.clock.at += 1000
    const [{ body }] = [await ada.call('PUT', 'viewed/aria')]
    expect(body).toEqual({ address: 'aria', times: 2, at: new Date(shop.clock.at).toISOString() })
    expect((await ada.kept()).viewed).toEqual([body])
  })

  it('refuse an unknown rug, an invalid design link and a line break in a name', async () => {
    for (const path of ['favourites/nothing', 'viewed/nothing', `favourites/own-${'0'.repeat(32)}`])
      expect(await ada.call('PUT', path)).toMatchObject({
        status: 404,
        body: { code: 'account/unknown-rug' },
      })
    const answers = [{ address: 'nothing' }, { link: `${LINK}x` }, { name: 'a\u0000b' }, { name: ' ' }]
    const codes = await Promise.all(answers.map(async (wrong) => (await ada.save(design(wrong))).body))
    expect(codes).toMatchObject([
      { code: 'account/unknown-rug' },
      { code: 'account/unreadable-design' },
      { code: 'request/invalid' },
      { code: 'request/invalid' },
    ])
    expect(await ada.kept()).toEqual(NOTHING)
  })

  it('merge a visitor’s saved things once, however often they are sent', async () => {
    await ada.merge({
      favourites: [{ address: 'aria', at: hour(3) }],
      viewed: [{ address: 'aria', times: 4, at: hour(3) }],
    })
    const brought = {
      favourites: [
        { address: 'aria', at: hour(1) },
        { address: 'pearl', at: hour(2) },
        { address: 'pearl', at: hour(5) },
      ],
      designs: [design(), design({ name: 'Older', at: hour(9), link: '' })],
      viewed: [
        { address: 'aria', times: 3, at: hour(1) },
        { address: 'pearl', times: 7, at: hour(2) },
      ],
    }
    const all = {
      favourites: [
        { address: 'aria', at: hour(3) },
        { address: 'pearl', at: hour(5) },
      ],
      designs: brought.designs,
      viewed: [
        { address: 'aria', times: 4, at: hour(1) },
        { address: 'pearl', times: 7, at: hour(2) },
      ],
    }
    expect(await ada.merge(brought)).toEqual({ status: 200, body: all })
    expect(await ada.merge(brought)).toEqual({ status: 200, body: all })
    expect(await ada.kept()).toEqual(all)
  })

  it('keep the later of two versions of a design', async () => {
    const mine = design()
    await ada.merge({ designs: [mine] })
    await ada.merge({ designs: [{ ...mine, id: mine.id.toUpperCase(), name: 'Older', at: hour(5) }] })
    expect((await ada.kept()).designs).toEqual([mine])
    await ada.merge({ designs: [{ ...mine, name: 'Newer', at: hour(1) }] })
    expect((await ada.kept()).designs).toEqual([{ ...mine, name: 'Newer', at: hour(1) }])
  })

  it('skip unknown rugs and invalid links, and clamp times in the future', async () => {
    const { body } = await ada.merge({
      favourites: [
        { address: 'nothing', at: hour(1) },
        { address: 'aria', at: hour(-48) },
      ],
      designs: [design({ address: 'nothing' }), design({ link: '1broken' })],
      viewed: [{ address: `own-${'0'.repeat(32)}`, times: 1, at: '0000-01-01T00:00:00Z' }],
    })
    expect(body).toEqual({ ...NOTHING, favourites: [{ address: 'aria', at: hour(0) }] })
  })

  it('are not accessible to anybody else, whatever id they name', async () => {
    const mine = design()
    await ada.merge({ favourites: [{ address: 'aria', at: hour(1) }], designs: [mine] })
    const before = await ada.kept()
    expect(await eve.call('DELETE', `designs/${mine.id}`)).toEqual(
      await eve.call('DELETE', `designs/${randomUUID()}`),
    )
    await eve.call('DELETE', 'favourites/aria')
    const theirs = { ...mine, name: 'Theirs', at: hour(0) }
    expect(await eve.save(theirs)).toEqual({ status: 200, body: theirs })
    await eve.merge({ designs: [{ ...mine, name: 'Merged' }] })
    expect(await ada.kept()).toEqual(before)
    expect((await eve.kept()).designs).toEqual([theirs])
  })
})
