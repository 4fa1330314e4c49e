import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { BuiltInSentences, PageSentences, PageSentencesList } from '@nawl/contract/desk/page-sentences'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import { shipping } from '@nawl/messages/by-language/shipping'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openShopApp } from '../../test/chaos/shop-app.ts'

type Refused = { readonly code?: string; readonly problems?: readonly { field: string; problem: string }[] }

describe('the sentences of the pages', () => {
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
    return shop.call<T & Refused>(method, `/api/desk/sentences${path}`, body, { headers })
  }
  async function publish(key: string, sentences: PageSentences['sentences']) {
    const { body } = await ask<DocumentAnswer<PageSentences>>('GET', `/${key}`)
    const wish = { value: { sentences }, base: body.base, draftVersion: 0 }
    return ask<DocumentAnswer<PageSentences>>('POST', `/${key}/publish`, wish)
  }
  const seen = async (language: string) =>
    (await shop.call<ShopAnswer>('GET', `/api/contacts?language=${language}`)).body.ownSentences

  it('are listed by page and language, and shown as the shop comes with them', async () => {
    await publish('en.shipping', { packaging: 'Packed like glass' })
    const { pages } = (await ask<PageSentencesList>('GET', '')).body
    expect(pages.find(({ key }) => key === 'en.shipping')).toMatchObject({ edited: 1, hasDraft: false })
    expect(pages.find(({ key }) => key === 'ar.shipping')).toMatchObject({ edited: 0 })
    const { sentences, values } = (await ask<BuiltInSentences>('GET', '/en.shipping/built-in')).body
    expect(sentences['packaging']).toBe('Secure packaging')
    expect(values['summary']).toEqual({ shop: 'Nawl', least: 4, most: 6 })
    const arabic = (await ask<BuiltInSentences>('GET', '/ar.trade/built-in')).body
    expect(arabic.values['benefit1Text']).toMatchObject({
      shop: 'نول',
      tiers: expect.stringContaining('سجادات') as string,
    })
    expect((await ask('GET', '/en.workshop-pack/built-in')).body.code).toBe('document/unknown')
  })

  it('change the page of their language and no other, and return by undo', async () => {
    const published = await publish('en.shipping', {
      packaging: 'Packed like glass',
      summary: 'From Dubai, in <weeks>{least, number} weeks</weeks> or more. {shop}',
    })
    expect(published.status).toBe(200)
    expect(await seen('en')).toMatchObject({ sentences: { 'shipping.packaging': ['Packed like glass'] } })
    expect(shipping.en.packaging).toBe('Packed like glass')
    const weeks = (text: string) => `[${text}]`
    expect(shipping.en.summary({ weeks, least: 6, most: 8 }).join('')).toBe(
      'From Dubai, in [6 weeks] or more. Nawl',
    )
    expect((await seen('ar')).sentences).toEqual({})
    await ask('POST', '/en.shipping/restore', { number: 0, base: published.body.base })
    expect(shipping.en.packaging).toBe('Secure packaging')
    expect((await seen('en')).sentences).toEqual({})
  })

  it('may leave out what the page would fill in', async () => {
    const sentences = { summary: 'Soon.', global: 'To everywhere' }
    expect((await publish('en.shipping', sentences)).status).toBe(200)
    const given = { weeks: (text: string) => [text], least: 6, most: 8 }
    expect(shipping.en.summary(given), 'the page still receives a list').toEqual(['Soon.'])
    expect(shipping.en.global({ countries: 50 })).toBe('To everywhere')
  })

  it.each([
    ['no sentence of the page', { swing: 'Door' }, 'swing', 'unknown-sentence'],
    ['brackets that do not close', { global: 'To {countries, number' }, 'global', 'unreadable-sentence'],
    ['a value that the page does not have', { global: 'To {planets}' }, 'global', 'unknown-value'],
    ['a link that the page does not have', { global: '<a>Far</a>' }, 'global', 'unknown-value'],
    ['a text as a number', { papers: '{documents, number}' }, 'papers', 'unknown-value'],
    ['a link without words', { summary: 'Soon<weeks> </weeks>' }, 'summary', 'empty-link'],
  ])('refuse %s, by the name of the sentence', async (_, sentences, name, problem) => {
    const { status, body } = await publish('en.shipping', sentences)
    expect(status).toBe(422)
    expect(body.problems).toEqual([{ field: `sentences.${name}`, problem }])
  })
})
