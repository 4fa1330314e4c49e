import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import type { SearchDocument } from '@nawl/contract/catalogue/search'
import type { DesignList, Drawing, ShopDesign } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DESIGN, HOUR, NOW, openShopApp } from '../../../test/chaos/shop-app.ts'
import { designDesk, falcon } from '../../../test/desk/design-desk.ts'
import { halves } from '../../../test/uploads/hostile-pictures.ts'
import { builtInRugs } from '../built-in-rugs.ts'

describe('a design of the owner', () => {
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

  const get = async <T>(path: string) => (await shop.call<T>('GET', path)).body
  const listed = (language = 'en') => get<RugItem[]>(`/api/rug/collections?language=${language}`)
  const at = async (id: string) => (await listed()).find((rug) => rug.id === id)
  const linkOf = async (slug: string) =>
    (await desk.ask<{ path: string }>('GET', `/designs/${slug}/link`)).body.path
  const of = (rugId: string) => ({ ...DESIGN, rugId })

  it('begins as a draft that only its link shows, and that nobody can buy', async () => {
    expect((await desk.begin('falcon', drawing.id)).status).toBe(201)
    expect(await at('falcon')).toBeUndefined()
    const path = await linkOf('falcon')
    const address = path.replace('/product/', '')
    const seen = await shop.app.inject(`/api/designs/${address}?language=ar`)
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(seen.json()).toMatchObject({ status: 'draft', rug: { id: address, name: 'falcon' } })
    const forged = address.replace(/-[0-9a-f]{32}-/, `-${'0'.repeat(32)}-`)
    expect((await shop.call('GET', `/api/designs/${forged}`)).status).toBe(404)
    const bought = await shop.buyer().add(of(address))
    expect(bought.body).toMatchObject({ code: 'cart/no-such-rug' })
  })

  it('has an address of its own', async () => {
    const begin = async (slug: string) => (await desk.begin(slug, drawing.id)).body
    expect(await begin('onyx')).toMatchObject({ code: 'design/slug-taken', field: 'slug' })
    expect(await begin('onyx-contemporary')).toMatchObject({ code: 'design/slug-taken' })
    expect(await begin('Falcon Heights')).toMatchObject({ code: 'request/invalid', field: 'slug' })
    await begin('falcon')
    expect(await begin('falcon')).toMatchObject({ code: 'design/slug-taken' })
    await desk.publish('falcon', falcon(drawing))
    await desk.ask('POST', '/designs/falcon/restore', { number: 0, base: 1 })
    expect(await begin('falcon'), 'also when it was withdrawn').toMatchObject({ code: 'design/slug-taken' })
    const unknown = await desk.begin('hawk', '0'.repeat(32))
    expect(unknown.body).toMatchObject({ code: 'design/no-such-drawing' })
  })

  it.each([
    ['a name in Arabic', { name: { en: 'Falcon', ar: '' } }, 'value.name.ar'],
    ['a description in English', { description: { en: ' ', ar: 'شاهين' } }, 'value.description.en'],
    ['a collection', { collection: 'Baroque' }, 'value.collection'],
    ['a size rule', { fit: 'shrink' }, 'value.fit'],
  ])('is not published without %s, which is named', async (_what, change, field) => {
    const { status, body } = await desk.publish('falcon', { ...falcon(drawing), ...change })
    expect([status, body.field]).toEqual([400, field])
  })

  it('is refused with everything that is wrong with it, so that a form can mark it all', async () => {
    const { body } = await desk.publish('falcon', {
      ...falcon(drawing),
      name: { en: '', ar: '' },
      description: { en: 'Over dunes.', ar: ' ' },
      fit: 'shrink',
    })
    expect(body).toMatchObject({ code: 'request/invalid', field: 'value.name.en' })
    expect(body.problems).toEqual([
      { field: 'value.name.en', problem: 'missing' },
      { field: 'value.name.ar', problem: 'missing' },
      { field: 'value.description.ar', problem: 'missing' },
      { field: 'value.fit', problem: 'wrong' },
    ])
  })

  it('is published with the drawing that was made here only', async () => {
    const problems = async (change: Partial<ShopDesign>) =>
      (await desk.publish('falcon', falcon(drawing, change))).body.problems
    expect(await problems({ drawing: null })).toEqual([{ field: 'drawing', problem: 'missing' }])
    const yarns = drawing.yarns.map((yarn) => ({ ...yarn, hex: '#123456' }))
    expect(await problems({ drawing: { ...drawing, yarns } })).toEqual([
      { field: 'drawing', problem: 'wrong' },
    ])
    const palettes = [{ name: { en: 'Dusk', ar: 'غسق' }, hexes: ['#123456', '#654321'] }]
    expect(await problems({ palettes })).toEqual([{ field: 'palettes.0.hexes', problem: 'wrong' }])
  })

  it('sells from the moment it is published: everything of the shop knows it', async () => {
    await desk.begin('falcon', drawing.id)
    const link = (await linkOf('falcon')).replace('/product/', '')
    expect((await desk.publish('falcon', falcon(drawing))).status).toBe(200)
    const last = (await listed()).at(-1)
    expect(last).toMatchObject({
      id: 'falcon',
      name: 'Falcon',
      collection: 'Contemporary',
      basePrice: 880,
      room: 'majlis',
      fit: 'crop-50',
      styles: ['luxury'],
      processingImage: `designs/${drawing.id}.bmp`,
      variants: [{ color: 'Original', hexes: drawing.yarns.map(({ hex }) => hex) }],
    })
    expect(last?.code).toMatch(/^em-27-ma-20\d\d$/)
    expect((await listed('ar')).at(-1)).toMatchObject({ name: 'شاهين', description: 'شاهين فوق الكثبان.' })
    const documents = await get<SearchDocument[]>('/api/search/documents?language=ar')
    expect(documents.find(({ id }) => id === 'rug:falcon')).toMatchObject({ title: 'شاهين' })
    expect((await shop.app.inject('/sitemap.xml')).body).toContain('/product/falcon</loc>')
    expect(await get('/api/contacts?language=ar')).toMatchObject({ ownNames: { Falcon: 'شاهين' } })
    const recommended = await shop.call<{ address: string }[]>('POST', '/api/recommendations', {
      favourites: ['falcon'],
      designs: [],
      viewed: [],
    })
    expect(recommended.body.length, 'it has a taste').toBeGreaterThan(0)
    const reply = await shop.call<{ text: string }>('POST', '/api/assistant/reply', {
      text: 'show me the Falcon rug',
      context: { page: '/' },
    })
    expect(reply.body).toMatchObject({ tool: 'openDesign', args: { name: 'Falcon' } })
    expect((await shop.call('GET', `/api/designs/${link}`)).status, 'its link has done its work').toBe(404)
  })

  it('answers the six colour calls', async () => {
    await desk.publish('falcon', falcon(drawing))
    const { processingImage = '' } = (await at('falcon')) ?? {}
    const [from = '', other = ''] = drawing.yarns.map(({ hex }) => hex)
    const post = (path: string, payload: object | string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/color/${path}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      })
    const extracted = await post('extract', processingImage)
    expect(extracted.statusCode).toBe(200)
    expect(
      extracted
        .json<{ extractedColors: { hex: string }[] }>()
        .extractedColors.map(({ hex }) => hex)
        .toSorted(),
    ).toEqual([from, other].toSorted())
    const change = { imagePath: processingImage, tolerance: 15 }
    const colorMappings = { [from]: '#3F6B4C' }
    for (const [call, body] of [
      ['replace', { ...change, originalColor: from, newColor: '#3F6B4C' }],
      ['replace-multiple', { ...change, colorMappings }],
      ['replace-multiple-with-texture', { ...change, colorMappings }],
      ['shuffle', { imagePath: processingImage, colorsToShuffle: [from, other] }],
    ] as const) {
      const { statusCode, headers } = await post(call, body)
      expect([call, statusCode, headers['content-type']]).toEqual([call, 200, 'image/jpeg'])
    }
  })

  it('is bought, made, and still bought by who had it in the cart when it was archived', async () => {
    await desk.publish('falcon', falcon(drawing))
    const guest = shop.buyer()
    expect((await guest.add(of('falcon'))).status).toBe(200)
    const other = shop.buyer()
    await other.add(of('falcon'))
    const bought = await guest.checkout()
    await desk.publish('falcon', falcon(drawing, { isArchived: true }))

    const { headers } = await shop.signedIn('desk')
    const pack = await shop.app.inject({ url: `/api/desk/orders/${bought.body.number}/pack.pdf`, headers })
    expect([pack.statusCode, pack.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await other.cart()).lines[0]).toMatchObject({ design: { name: 'Falcon' } })
    const late = await other.checkout()
    expect(late.status, 'the cart keeps what it was filled with').toBe(201)
    expect((await shop.buyer().add(of('falcon'))).body).toMatchObject({
      code: 'cart/no-such-rug',
    })
  })

  it('keeps its address when it is archived, and comes back by undoing that', async () => {
    await desk.publish('falcon', falcon(drawing))
    await desk.publish('falcon', falcon(drawing, { isArchived: true }))
    expect(await at('falcon')).toBeUndefined()
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/product/falcon<')
    expect(await get('/api/designs/falcon?language=ar')).toEqual({ status: 'archived', name: 'شاهين' })
    expect(await desk.list()).toContainEqual(expect.objectContaining({ slug: 'falcon', state: 'archived' }))
    await desk.ask('POST', '/designs/falcon/restore', { number: 1, base: 2 })
    expect(await at('falcon')).toMatchObject({ name: 'Falcon' })
    await desk.ask('POST', '/designs/falcon/restore', { number: 0, base: 3 })
    expect(await at('falcon'), 'withdrawn').toBeUndefined()
  })

  it('is published on Monday, with the code it keeps', async () => {
    const publicFrom = new Date(NOW + HOUR).toISOString()
    await desk.publish('falcon', falcon(drawing), { publicFrom })
    expect(await at('falcon')).toBeUndefined()
    expect(await desk.list()).toContainEqual(expect.objectContaining({ slug: 'falcon', state: 'scheduled' }))
    shop.clock.at = NOW + HOUR
    await shop.published.refresh()
    const code = (await at('falcon'))?.code
    await desk.publish('falcon', falcon(drawing, { tags: [] }))
    expect((await at('falcon'))?.code).toBe(code)
  })

  it('has pictures of its pile, also before it is public, and none under another name', async () => {
    await desk.begin('falcon', drawing.id)
    const { image } = (await desk.list()).find(({ slug }) => slug === 'falcon')!
    const ask = async (file: string) => shop.app.inject(file)
    await expect.poll(async () => (await ask(image!)).statusCode, { timeout: 60_000 }).toBe(200)
    const small = await ask(image!.replace('.jpg', '-400.avif'))
    expect(small.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await ask(image!.replace('.jpg', '-palette-1-200.webp'))).statusCode).toBe(404)
    expect((await ask(`/artwork/designs/${'0'.repeat(32)}-00000000.jpg`)).statusCode).toBe(404)
  }, 90_000)
})

describe('a design that the shop comes with', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  let desk: ReturnType<typeof designDesk>
  beforeAll(async () => {
    shop = await openShopApp()
    desk = designDesk(shop)
    await shop.rugs.seed(builtInRugs(shop.config.artworkDir))
  })
  beforeEach(async () => {
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())
  const listed = async () => (await shop.call<RugItem[]>('GET', '/api/rug/collections')).body
  const builtIn = async (slug: string) => (await desk.read(slug)).body.builtIn!

  it('is renamed, and returns to what it was', async () => {
    const value = await builtIn('onyx')
    expect(value).toMatchObject({ name: { en: 'Onyx' }, drawing: null, collection: 'Geometric' })
    await desk.publish('onyx', { ...value, name: { en: 'Agate', ar: 'عقيق' } })
    expect((await listed()).find(({ id }) => id === 'onyx')).toMatchObject({ name: 'Agate' })
    await desk.ask('POST', '/designs/onyx/restore', { number: 0, base: 1 })
    expect((await listed()).find(({ id }) => id === 'onyx')).toMatchObject({ name: 'Onyx' })
  })

  it('stays in its collection', async () => {
    const { body } = await desk.publish('onyx', { ...(await builtIn('onyx')), collection: 'Modern' })
    expect(body.problems).toEqual([{ field: 'collection', problem: 'wrong' }])
  })

  it('has its names in both languages in the desk’s list', async () => {
    const { designs } = (await desk.ask<DesignList>('GET', '/designs')).body
    expect(designs.find(({ slug }) => slug === 'onyx')).toMatchObject({ name: 'Onyx', nameAr: 'أونيكس' })
  })

  it('leaves its namesake at its own address when it is archived or comes later', async () => {
    const before = await listed()
    const [first, second] = before.filter(({ name }) => name === 'Onyx')
    expect([first?.collection, second?.collection]).toEqual(['Geometric', 'Contemporary'])
    await desk.publish('onyx', { ...(await builtIn('onyx')), isArchived: true })
    const left = (await listed()).find(({ name }) => name === 'Onyx')
    expect(left).toMatchObject({ id: 'onyx-contemporary', collection: 'Contemporary', code: second?.code })
    expect(await listed()).toHaveLength(before.length - 1)
  })

  it('is listed in the order of the owner, who says what the home page shows', async () => {
    const ask = (value: object, base = 0) =>
      desk.ask('POST', '/listing/publish', { value, base, draftVersion: 0 })
    const rugs = await listed()
    const others = rugs.map((rug) => designAddress(rugs, rug)).filter((address) => address !== 'bab')
    const unknown = await ask({ order: [], featured: ['nothing'] })
    expect(unknown.body.problems).toEqual([{ field: 'featured', problem: 'unknown-design' }])
    await ask({ order: ['bab', ...others], featured: ['bab', 'sadu'] })
    const [first, ...rest] = await listed()
    expect(first).toMatchObject({ id: 'bab', isFeatured: true })
    expect(rest.filter(({ isFeatured }) => isFeatured).map(({ id }) => id)).toEqual(['sadu'])
  })
})
