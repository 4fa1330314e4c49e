import { rugCollections } from '@nawl/contract/catalogue/rug-collection'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop, RUG_HEXES } from '../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>
const get = (url: string) => shop.app.inject(url)
const post = (url: string, payload: unknown) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })

beforeAll(async () => {
  shop = await openShop()
  await shop.database.migrate()
  // Only the fields that the specification names; the position is the shop's own.
  const rows = [
    ['stripe', 'Geometric', 'Stripe'],
    ['onyx', 'Geometric', 'em-23-ma-1046'],
  ] as const
  for (const [position, [id, collection, name]] of rows.entries())
    await shop.database.orm.execute(sql`
      insert into rug_collection (id, collection, position, name, base_price_cents, main_image, description)
      values (${id}, ${collection}, ${position}, ${name}, 80000, '/artwork/test/rug.jpg', 'Stripes and a spot.')`)
})
afterAll(() => shop.close())

describe('a shop whose rugs have only the specified fields', () => {
  it('lists them with display names', async () => {
    const answer = await get('/api/rug/collections')
    expect(answer.statusCode).toBe(200)
    expect(rugCollections.parse(answer.json()).map(({ name }) => name)).toEqual(['Stripe', 'Onyx'])
  })

  it('finds the bitmap beside the picture when a rug names none', async () => {
    const [rug] = rugCollections.parse((await get('/api/rug/collections')).json())
    const answer = await post('/api/color/extract', rug?.processingImage)
    const { extractedColors } = answer.json<{ extractedColors: { hex: string }[] }>()
    expect(extractedColors[0]?.hex).toBe(RUG_HEXES[0])
  })

  it.each([
    '/api/search/documents',
    '/sitemap.xml',
    '/share/stripe.jpg',
    '/take-along/stripe.pdf',
    '/api/rooms/living/stripe.jpg',
  ])('answers %s', async (path) => {
    expect((await get(path)).statusCode).toBe(200)
  })

  it('recommends them', async () => {
    const taste = { viewed: [{ address: 'onyx', times: 2 }], favourites: ['stripe'], designs: [] }
    expect((await post('/api/recommendations', taste)).statusCode).toBe(200)
  })

  it('describes them in the assistant without inventing yarns', async () => {
    const about = { text: 'Which colours does Stripe have?', context: { page: '/' } }
    const answer = await post('/api/assistant/reply', about)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('drawn in')
  })

  it('adds them to the cart with yarns named from the shade card', async () => {
    const design = {
      rugId: 'stripe',
      mappings: {},
      tolerance: 15,
      textureStyle: 'fine',
      textureIntensity: 0.5,
      size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
    }
    const answer = await post('/api/cart/lines', { design, quantity: 1 })
    expect(answer.body).toContain('"name":"Stripe"')
    expect(answer.statusCode).toBeLessThan(300)
  })
})
