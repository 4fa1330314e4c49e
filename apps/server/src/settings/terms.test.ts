import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText } from '@nawl/contract/desk/site-text'
import type { Policy } from '@nawl/contract/catalogue/site-texts'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openEmailingApp } from '../../test/chaos/shop-app.ts'

const TERMS: SiteText = {
  fields: {
    title: 'Terms',
    updated: 'November 2026',
    description: 'What holds when you order a rug from us: payment, making, delivery, claims and the law.',
  },
  body: '## 1. Ours\n\nEverything is made in Dubai.',
}

describe('terms that owners write', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function publish(key: string, value: SiteText, publicFrom?: string) {
    const { headers } = await shop.signedIn('desk')
    const path = `/api/desk/texts/${key}`
    const { body } = await shop.call<DocumentAnswer<SiteText>>('GET', path, undefined, { headers })
    const wish = { value, base: body.base, draftVersion: 0, ...(publicFrom && { publicFrom }) }
    return shop.call<DocumentAnswer<SiteText>>('POST', `${path}/publish`, wish, { headers })
  }
  const version = async () => (await shop.call<ShopAnswer>('GET', '/api/contacts')).body.termsVersion
  const termsAt = (wanted: string, language = 'en') =>
    shop.call<Policy & { code?: string }>('GET', `/api/policies/terms/${wanted}?language=${language}`)

  it('have the version of their day and revisions, and those before stay to be read', async () => {
    expect(await version()).toBe('2025-01')
    await publish('en.policies.terms', TERMS)
    const first = await version()
    expect(first).toMatch(/^\d{4}-\d\d-\d\d\.1\.0$/)
    await publish('en.policies.terms', { ...TERMS, body: '## 1. Ours\n\nEverything is made by hand.' })
    const second = await version()
    expect(second).toMatch(/\.2\.0$/)
    expect((await termsAt(first)).body.sections[0]?.text).toContain('made in Dubai')
    expect((await termsAt(second)).body.sections[0]?.text).toContain('made by hand')
    expect((await termsAt('2025-01')).body.title).toBe('Terms & Conditions')
    expect((await termsAt(first, 'ar')).body.title, 'the Arabic ones are the shop’s').not.toBe('Terms')
  })

  it('are accepted by orders of their time; an order before keeps its own', async () => {
    const [before, during] = [shop.buyer(), shop.buyer()]
    await before.add()
    const first = await before.checkout()
    await publish('en.policies.terms', TERMS)
    await during.add()
    expect((await during.checkout()).body).toMatchObject({ code: 'order/terms-changed' })
    const second = await during.checkout({ acceptedTerms: await version() })
    expect((await shop.see(first.body)).termsVersion).toBe('2025-01')
    expect((await shop.see(second.body)).termsVersion).toBe(await version())
  })

  it('are not shown before their time, and a version that never was is none', async () => {
    await publish('en.policies.terms', TERMS, '2040-01-01T00:00:00.000Z')
    expect(await version()).toBe('2025-01')
    for (const wanted of ['2026-11-27.1.0', '2026-11-27.9.0', '2026-11-27.1', 'x', '2024-01'])
      expect((await termsAt(wanted)).body.code).toBe('policy/unknown-version')
  })
})
