import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openEmailingApp } from '../../test/chaos/shop-app.ts'

const PATH = '/api/desk/settings/shop'

describe('the colour of buttons and links', () => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => void (shop = await openEmailingApp()))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  async function publish(accent: string) {
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<DocumentAnswer<ShopSettings>>('GET', PATH, undefined, { headers })
    const wish = { value: { ...body.value, accent }, base: body.base, draftVersion: 0 }
    return shop.call<{ code?: string; field?: string }>('POST', `${PATH}/publish`, wish, { headers })
  }

  it('is the owner’s on pages, by a style sheet of its own, and in letters', async () => {
    expect((await publish('#1F5E4B')).status).toBe(200)
    expect((await shop.call<ShopAnswer>('GET', '/api/contacts')).body.accent).toBe('#1F5E4B')
    const sheet = await shop.app.inject('/accent/1F5E4B.css')
    expect(sheet.headers['content-type']).toContain('text/css')
    expect(sheet.body).toBe(':root{--color-madder:#1F5E4B;--color-madder-deep:#194B3C}')
    await shop.confirmed()
    await shop.emails.deliver()
    expect(shop.inbox.mails.at(-1)?.html).toContain('background:#1F5E4B')
  })

  it('is refused where people could not read it', async () => {
    expect((await publish('#E08A2E')).body).toMatchObject({ code: 'request/invalid', field: 'value.accent' })
    for (const file of ['E08A2E.css', 'red.css', '1F5E4B.css.map'])
      expect((await shop.app.inject(`/accent/${file}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
