import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { Drawing } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../../test/chaos/shop-app.ts'
import { designDesk, falcon } from '../../../../test/desk/design-desk.ts'
import { halves } from '../../../../test/uploads/hostile-pictures.ts'
import { builtInRugs } from '../../built-in-rugs.ts'

const PATH = '/api/desk/designs'

describe('designs as a file', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let desk: ReturnType<typeof designDesk>
  let drawing: Drawing
  beforeAll(async () => {
    shop = await openShopApp()
    desk = designDesk(shop)
    drawing = (await desk.upload(await halves().png().toBuffer())).body.drawing
    await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  })
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
  async function exported() {
    const { headers } = await shop.signedIn('desk')
    const payload = { language: 'en', filter: {} }
    return (await shop.app.inject({ method: 'POST', url: `${PATH}/export`, headers, payload })).body
  }
  type Seen = { draft: { value: Record<string, unknown>; version: number } | null; base: number }
  const read = async (slug: string) => (await desk.ask<Seen>('GET', `/designs/${slug}`)).body
  const at = async (id: string) =>
    (await shop.call<RugItem[]>('GET', '/api/rug/collections?language=en')).body.find((rug) => rug.id === id)
  const why = ({ rows }: ImportAnswer) =>
    rows.flatMap(({ code, problems }) =>
      (problems ?? []).map((one) => `${code}: ${one.column} ${one.problem}`),
    )
  /** As many yarns of the card as the drawing has. */
  const others = () => drawing.yarns.map((_, n) => cardYarns()[10 + 40 * n]!)
  const codes = () => others().map(({ code }) => code)

  it('are read back as they were exported, the owner’s and those of the shop', async () => {
    await desk.publish('falcon', falcon(drawing))
    const file = await exported()
    expect(file).toContain('falcon,public,')
    const { body } = await send(file)
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: 61, refused: 0 })
  })

  it('become drafts, once, while visitors see what is public', async () => {
    await desk.publish('falcon', falcon(drawing))
    const file = [
      'slug,name_ar,tags,palettes',
      `falcon,صقر,minimalist | luxury,Dusk / الغسق: ${codes().join(' ')}`,
    ].join('\n')
    const tried = (await send(file)).body
    expect(tried.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 })
    expect((await read('falcon')).draft).toBeNull()
    expect((await send(file, `?apply=${tried.digest}`)).body.isApplied).toBe(true)
    expect((await send(file, `?apply=${tried.digest}`)).body.isApplied).toBe(true)
    const { draft, base } = await read('falcon')
    expect([draft?.version, base]).toEqual([1, 1])
    expect(draft?.value).toMatchObject({
      name: { ...falcon(drawing).name, ar: 'صقر' },
      tags: ['minimalist', 'luxury'],
      palettes: [{ name: { en: 'Dusk', ar: 'الغسق' }, hexes: others().map(({ hex }) => hex) }],
    })
    expect((await at('falcon'))?.variants).toHaveLength(1 + falcon(drawing).palettes.length)
  })

  it('are published when that is said, and their drafts dropped', async () => {
    await desk.publish('falcon', falcon(drawing))
    await send('slug,room\nfalcon,bedroom\n').then(({ body }) =>
      send('slug,room\nfalcon,bedroom\n', `?apply=${body.digest}`),
    )
    const file = 'slug,name_en,description_en\nfalcon,Kestrel,A small falcon\n'
    const { digest } = (await send(file, '?publish=1')).body
    expect((await send(file, `?publish=1&apply=${digest}`)).body.isApplied).toBe(true)
    const { draft, base } = await read('falcon')
    expect([draft, base]).toEqual([null, 2])
    expect(await at('falcon')).toMatchObject({ name: 'Kestrel', description: 'A small falcon' })
  })

  it('are refused row by row for what is wrong', async () => {
    await desk.publish('falcon', falcon(drawing))
    const slug = (await exported()).split('\r\n').map((line) => line.split(',')[0]!)[5]!
    const file = [
      'slug,name_en,collection,tags,fit,palettes,position',
      'hawk,Hawk,,,,,1',
      'falcon,=cmd|calc,,,,,1',
      `${slug},,Baroque,,,,`,
    ].join('\n')
    expect(why((await send(file)).body)).toEqual(
      expect.arrayContaining(['hawk: slug undrawn', 'falcon: name_en formula', `${slug}: collection seeded`]),
    )
    const more = (cells: string) => send(`slug,name_en,tags,fit,palettes\nfalcon,${cells}\n`)
    expect(why((await more(`${'x'.repeat(61)},,crop-50,`)).body)).toEqual(['falcon: name_en long'])
    expect(why((await more('Falcon,baroque,crop-50,')).body)).toEqual(['falcon: tags wrong'])
    expect(why((await more('Falcon,,shrink,')).body)).toEqual(['falcon: fit wrong'])
    expect(why((await more(`Falcon,,crop-50,Dusk / غسق: ${codes()[0]}`)).body)).toEqual([
      'falcon: palettes yarns',
    ])
    const twice = await send('slug,room\nfalcon,bedroom\nfalcon,living\n')
    expect(twice.body.counts).toMatchObject({ changed: 0, refused: 2 })
    expect((await read('falcon')).draft).toBeNull()
  })

  it('give designs their places, around which the others keep their order, and the home page its eight', async () => {
    await desk.publish('falcon', falcon(drawing))
    const order = async () => {
      const rugs = (await shop.call<RugItem[]>('GET', '/api/rug/collections?language=en')).body
      return rugs.map((rug) => designAddress(rugs, rug))
    }
    const before = await order()
    const [first = '', second = '', third = ''] = before
    const file = [
      'slug,featured,position',
      `falcon,yes,2`,
      `${first},no,3`,
      `${second},no,${before.indexOf(second) + 1}`,
      `${third},yes,`,
    ].join('\n')
    const tried = (await send(file)).body
    expect(why(tried)).toEqual([])
    expect(tried.counts).toEqual({ new: 0, changed: 3, unchanged: 1, refused: 0 })
    expect(await order(), 'a trial changes nothing').toEqual(before)
    expect((await send(file, `?apply=${tried.digest}`)).body.isApplied).toBe(true)
    expect(await order(), 'a draft is not public').toEqual(before)
    expect((await exported()).split('\r\n').find((line) => line.startsWith('falcon'))).toMatch(/,yes,2$/)
    expect((await send(await exported())).body.counts).toMatchObject({ changed: 0, unchanged: 61 })
    expect((await read('falcon')).draft, 'nothing else of it was written').toBeNull()

    const one = `slug,position\n${third},1\n`
    const published = (await send(one, '?publish=1')).body
    expect((await send(one, `?publish=1&apply=${published.digest}`)).body.isApplied).toBe(true)
    const after = await order()
    expect(after.slice(0, 4)).toEqual([third, second, 'falcon', first])
    expect(after.toSorted()).toEqual(before.toSorted())
    expect((await at('falcon'))?.isFeatured).toBe(true)
  })

  it('are refused for places that two ask for or that there are not, and for a ninth on the home page', async () => {
    await desk.publish('falcon', falcon(drawing))
    await desk.begin('hawk', drawing.id)
    const slugs = (await exported())
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]!)
    const [first = '', second = '', third = ''] = slugs
    const places = ['slug,position', `${first},5`, `${second},5`, `${third},62`, 'falcon,up', 'hawk,1']
    expect(why((await send(places.join('\n'))).body)).toEqual([
      `${second}: position twin`,
      `${third}: position range`,
      'falcon: position wrong',
      'hawk: position unsold',
    ])
    const nine = ['slug,featured', ...slugs.slice(0, 9).map((slug) => `${slug},YES`), 'falcon,perhaps']
    expect(why((await send(nine.join('\n'))).body)).toEqual([
      `${slugs[8]}: featured featured`,
      'falcon: featured wrong',
    ])
  })

  it('are not written upon what somebody wrote meanwhile', async () => {
    await desk.publish('falcon', falcon(drawing))
    const file = 'slug,room\nfalcon,bedroom\n'
    const { digest } = (await send(file)).body
    await desk.ask('PUT', '/designs/falcon/draft', { value: falcon(drawing), version: 0, base: 1 })
    const refused = await send(file, `?apply=${digest}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'csv/changed-meanwhile'])
    expect((await read('falcon')).draft?.version).toBe(1)
  })

  it('are answered each of a hundred thousand rows', async () => {
    await desk.publish('falcon', falcon(drawing))
    const file = [
      'slug,room',
      'falcon,bedroom',
      ...Array.from({ length: 99_999 }, (_, n) => `none-${n},living`),
    ]
    const { body } = await send(file.join('\n'))
    expect(body.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 99_999 })
    expect((await send([...file, 'one,more'].join('\n'))).body.code).toBe('csv/too-many-rows')
  })
})
