import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText, SiteTextList, TextFacts, TextPreview } from '@nawl/contract/desk/site-text'
import type { JournalEntry } from '@nawl/contract/catalogue/journal'
import type { FaqTopic } from '@nawl/contract/catalogue/site-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../../../test/chaos/shop-app.ts'

type Refused = { readonly code?: string; readonly problems?: readonly { field: string; problem: string }[] }

const ARTICLE: SiteText = {
  fields: {
    title: 'Summer rugs',
    category: 'Guides',
    excerpt: 'What lies well when it is hot.',
    author: 'Noor',
    published: '2027-01-03',
    tags: ['summer'],
    description: 'Which rugs are cool underfoot in a Gulf summer, and how to care for them until autumn.',
    rug: 'onyx',
    caption: 'Onyx by a window.',
  },
  body: '## Cool wool\n\nMade in {{productionWeeks}} by {{shop}}.',
}

describe('the texts of the site', () => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<T & Refused>(method, `/api/desk/texts${path}`, body, { headers })
  }
  async function publish(key: string, value: SiteText) {
    const { body } = await ask<DocumentAnswer<SiteText>>('GET', `/${key}`)
    return ask<DocumentAnswer<SiteText>>('POST', `/${key}/publish`, {
      value,
      base: body.base,
      draftVersion: 0,
    })
  }
  async function shopFacts(language: string) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<TextFacts>('GET', `/api/desk/facts?language=${language}`, undefined, { headers })
  }
  const read = async <T>(path: string) => (await shop.call<T>('GET', path)).body

  it('are listed in every language, with what was edited or has a draft', async () => {
    await ask('PUT', '/ar.journal.summer-rugs/draft', { value: ARTICLE, version: 0, base: 0 })
    await publish('en.journal.summer-rugs', ARTICLE)
    const { texts } = (await ask<SiteTextList>('GET', '')).body
    const of = (key: string) => texts.find((text) => text.key === key)
    expect(of('en.faq.care')).toMatchObject({ title: 'Care', isEdited: false, hasDraft: false })
    expect(of('en.journal.summer-rugs')).toMatchObject({ title: 'Summer rugs', isEdited: true })
    expect(of('ar.journal.summer-rugs')).toMatchObject({ hasDraft: true, isTranslated: false })
    expect(of('en.policies.terms')).toMatchObject({ isEdited: false })
  })

  it('gain an article that is public at once, in English where it is not translated', async () => {
    expect((await publish('en.journal.summer-rugs', ARTICLE)).status).toBe(200)
    const [newest] = await read<JournalEntry[]>('/api/journal?language=ar')
    expect(newest).toMatchObject({ slug: 'summer-rugs', title: 'Summer rugs' })
    const { content } = await read<{ content: string }>('/api/journal/summer-rugs')
    expect(content).toContain('Made in <span class="unbroken">4-6 weeks</span> by Nawl.')
    const sitemap = await shop.app.inject('/sitemap.xml')
    expect(sitemap.body).toContain('/journal/summer-rugs')
    await ask('POST', '/en.journal.summer-rugs/restore', { number: 0, base: 1 })
    expect((await shop.call('GET', '/api/journal/summer-rugs')).status, 'withdrawn').toBe(404)
  })

  it('change an answer in one language, and keep the others', async () => {
    const { value } = (await ask<DocumentAnswer<SiteText>>('GET', '/en.faq.care')).body
    const more = { ...value!, body: `${value!.body}\n## Is there a summer sale?\n\nNo.` }
    expect((await publish('en.faq.care', more)).status).toBe(200)
    const care = async (language: string) =>
      (await read<FaqTopic[]>(`/api/faq?language=${language}`)).find(({ id }) => id === 'care')?.questions
    expect((await care('en'))?.at(-1)).toMatchObject({ question: 'Is there a summer sale?' })
    const arabic = (await care('ar')) ?? []
    expect(arabic).toHaveLength((await care('en'))!.length - 1)
    expect(new Set(arabic.map(({ anchor }) => anchor)).size).toBe(arabic.length)
  })

  it.each([
    ['a fact that does not exist', { body: 'It takes {{ages}}.' }, 'body', /There is no fact "ages"/],
    [
      'a design that does not exist',
      { fields: { ...ARTICLE.fields, rug: 'none' } },
      'fields.rug',
      /^unknown-design$/,
    ],
    ['an empty title', { fields: { ...ARTICLE.fields, title: '' } }, 'fields.title', /./],
    ['a date that is none', { fields: { ...ARTICLE.fields, published: 'soon' } }, 'fields.published', /./],
  ])('refuse %s beside its field', async (_, change, field, problem) => {
    const { status, body } = await publish('en.journal.summer-rugs', { ...ARTICLE, ...change })
    expect([status, body.code]).toEqual([422, 'document/refused'])
    expect(body.problems).toContainEqual({ field, problem: expect.stringMatching(problem) as string })
  })

  it('are previewed as their page shows them, without scripts', async () => {
    const value = { fields: {}, body: '**Bold** <script>alert(1)</script><img src=x onerror=alert(1)>' }
    const { html } = (await ask<TextPreview>('POST', '/en.faq.care/preview', { value })).body
    expect(html).toContain('<strong>Bold</strong>')
    expect(html).not.toMatch(/script|onerror/)
    const broken = await ask<TextPreview>('POST', '/en.faq.care/preview', {
      value: { fields: {}, body: '{{x}}' },
    })
    expect(broken.body).toMatchObject({ html: '', problem: expect.stringContaining('no fact "x"') as string })
  })

  it('name facts of the shop, each as a page would show it', async () => {
    const { facts } = (await shopFacts('en')).body
    expect(facts).toContainEqual({ name: 'warrantyYears', value: '5-year' })
    expect(facts).toContainEqual({ name: 'retention', value: null })
    const body = facts.map(({ name }) => `{{${name}}}`).join('\n\n')
    const value = { fields: {}, body }
    expect((await ask<TextPreview>('POST', '/en.faq.care/preview', { value })).body.problem).toBeNull()
    const arabic = (await shopFacts('ar')).body.facts
    expect(arabic[0]).toEqual({ name: 'shop', value: 'نول' })
  })

  it.each(['en.faq.new-topic', 'en.policies.refunds', 'xx.faq.care', 'en.secrets.care', '..%2Fcare'])(
    'are not found at %s',
    async (key) => expect((await ask('GET', `/${key}`)).body.code).toBe('document/unknown'),
  )
})
