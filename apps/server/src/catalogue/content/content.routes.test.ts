import { catalogue } from '@nawl/artwork/catalogue'
import { LANGUAGES } from '@nawl/messages/languages'
import { searchDocument } from '@nawl/contract/catalogue/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askAgain } from '../../../test/http/ask-again.ts'
import { builtInRugs } from '../built-in-rugs.ts'
import { openShop } from '../../../test/shop-fixture.ts'

let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  shop = await openShop()
  await shop.database.migrate()
  await shop.rugs.seed(builtInRugs('nothing drawn yet'))
})
afterAll(() => shop.close())

describe('the site’s texts', () => {
  it('lists articles without their text, and returns one in full', async () => {
    const list = (await shop.app.inject('/api/journal')).json<{ slug: string; content?: string }[]>()
    expect(list).toHaveLength(12)
    expect(list[0]).not.toHaveProperty('content')
    const one = await shop.app.inject(`/api/journal/${list[0]?.slug}`)
    expect(one.json<{ content: string }>().content).toMatch(/^<p>/)
  })

  it('says which picture an article opens with: of a room, of the workshop, or of its rug', async () => {
    const list = (await shop.app.inject('/api/journal')).json<Record<'slug' | 'still' | 'scene', unknown>[]>()
    const opensWith = (slug: string) => list.find((entry) => entry.slug === slug)
    expect(opensWith('new-zealand-wool-rug-fibre-guide')).toMatchObject({ still: 'cones', scene: null })
    expect(opensWith('wool-rug-care-cleaning-stains-guide')).toMatchObject({
      still: null,
      scene: { room: 'majlis', light: 'day' },
    })
    expect(opensWith('sadu-weaving-gulf-rug-patterns')).toMatchObject({ still: null, scene: null })
  })

  it('answers 404 for an unknown article', async () => {
    const response = await shop.app.inject('/api/journal/never-written')
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      404,
      'journal/unknown-article',
    ])
  })

  it('indexes rugs, articles, pages and questions for the search', async () => {
    const documents = searchDocument.array().parse((await shop.app.inject('/api/search/documents')).json())
    const kinds = Map.groupBy(documents, ({ kind }) => kind)
    expect([...kinds].map(([kind, { length }]) => [kind, length])).toEqual([
      ['rug', catalogue.length],
      ['article', 12],
      ['page', 17],
      ['question', 30],
    ])
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  })

  it('finds the yarns of the Arabic index by the common name of their colour in both languages', async () => {
    const documents = searchDocument
      .array()
      .parse((await shop.app.inject('/api/search/documents?language=ar')).json())
    const having = (word: string) =>
      documents.filter(({ yarns = [] }) => yarns.some(({ names }) => names.split(' ').includes(word))).length
    expect(having('عنابي')).toBe(having('maroon'))
    expect(having('maroon')).toBeGreaterThan(8)
  })
})

describe('files for search engines and feed readers', () => {
  it('include a well-formed sitemap with absolute URLs of every page', async () => {
    const response = await shop.app.inject('/sitemap.xml')
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    const pages = [...response.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
    expect(pages.every((page) => page.startsWith('http://localhost:3000/'))).toBe(true)
    expect(new Set(pages).size).toBe(pages.length)
    const languages = Object.keys(LANGUAGES).length
    expect(pages.filter((page) => page.includes('/product/'))).toHaveLength(languages * catalogue.length)
    expect(pages.filter((page) => page.includes('/journal/'))).toHaveLength(languages * 12)
    expect(response.body).toContain('hreflang="ar" href="http://localhost:3000/ar/faq"')
  })

  it('answer 304 until they change', async () => {
    expect(await askAgain(shop.app, '/journal/rss.xml')).toEqual([304, ''])
  })

  it('include a feed with absolute links', async () => {
    const { body } = await shop.app.inject('/journal/rss.xml')
    expect(body.match(/<item>/g)).toHaveLength(12)
    expect(body).not.toMatch(/(?:href|src)=&quot;\//)
  })

  it('include a robots.txt that names the sitemap and excludes private pages', async () => {
    const { body } = await shop.app.inject('/robots.txt')
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(body).toContain('Disallow: /api/')
  })
})
