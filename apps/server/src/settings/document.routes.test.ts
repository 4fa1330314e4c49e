import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR, NOW, openShopApp } from '../../test/chaos/shop-app.ts'
import { revision } from '../platform/db/schema/revision-schema.ts'

const PATH = '/api/desk/settings/shop'
const DOCUMENT = 'settings/shop'

describe('a document of the desk', () => {
  const clock = { at: NOW }
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => (shop = await openShopApp({ clock })))
  beforeEach(async () => {
    shop.reset()
    await shop.database.orm.execute(sql`truncate revision, draft, desk_change`)
    await shop.published.refresh()
  })
  afterAll(() => shop.close())

  type Answer = DocumentAnswer<ShopSettings>
  async function ask<T = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) {
    const { headers } = await shop.signedIn('desk')
    return shop.call<T & { code?: string; field?: string }>(method, `${PATH}${path}`, body, { headers })
  }
  const named = (value: ShopSettings, en: string): ShopSettings => ({ ...value, name: { en, ar: 'منوال' } })
  const seen = async () => (await shop.call<{ name: { en: string } }>('GET', '/api/contacts')).body.name.en
  async function publish(en: string, more: object = {}) {
    const { body } = await ask('GET')
    const value = named(body.builtIn ?? fail(), en)
    return ask('POST', '/publish', { value, base: body.base, draftVersion: 0, ...more })
  }
  const fail = (): never => expect.unreachable('the shop comes with settings')

  it('is what the shop comes with until an owner publishes another', async () => {
    expect((await ask('GET')).body).toMatchObject({ number: 0, base: 0, draft: null, revisions: [] })
    expect(await seen()).toBe('Nawl')
    expect((await publish('Minwal')).body).toMatchObject({
      number: 1,
      base: 1,
      value: { name: { en: 'Minwal' } },
    })
    expect(await seen()).toBe('Minwal')
  })

  it('keeps a draft that is not complete, and refuses who saw an older one', async () => {
    const first = await ask('PUT', '/draft', { value: { name: { en: '' } }, version: 0, base: 0 })
    expect(first.body.draft).toMatchObject({
      version: 1,
      value: { name: { en: '' } },
      by: 'desk@example.com',
    })
    const second = await ask('PUT', '/draft', { value: { phone: '+971' }, version: 0, base: 0 })
    expect(second).toMatchObject({ status: 409, body: { code: 'document/written-meanwhile' } })
    expect((await ask('GET')).body.draft?.value).toEqual({ name: { en: '' } })
    expect((await ask('PUT', '/draft', { value: { a: 1 }, version: 1, base: 0 })).body.draft?.version).toBe(2)
    expect((await ask('DELETE', '/draft?version=1')).body.code).toBe('document/written-meanwhile')
    expect((await ask('DELETE', '/draft?version=2')).body.draft).toBeNull()
  })

  it('drops the draft that was published, and refuses when it was changed meanwhile', async () => {
    await ask('PUT', '/draft', { value: {}, version: 0, base: 0 })
    expect((await publish('Minwal', { draftVersion: 7 })).body.code).toBe('document/written-meanwhile')
    expect((await ask('GET')).body, 'nothing of it was published').toMatchObject({ number: 0, base: 0 })
    expect((await publish('Minwal', { draftVersion: 1 })).body).toMatchObject({ number: 1, draft: null })
  })

  it('refuses to publish upon a revision that its writer did not see', async () => {
    await publish('Minwal')
    expect(await publish('Sadu', { base: 0 })).toMatchObject({
      status: 409,
      body: { code: 'document/published-meanwhile' },
    })
    expect(await seen()).toBe('Minwal')
  })

  it('names the field that is wrong', async () => {
    const { body } = await ask('GET')
    const value = { ...(body.builtIn ?? fail()), phone: 'call us' }
    const refused = await ask('POST', '/publish', { value, base: 0, draftVersion: 0 })
    expect(refused).toMatchObject({ status: 400, body: { code: 'request/invalid', field: 'value.phone' } })
  })

  it('has no page on a network where its owner leaves the address empty', async () => {
    const builtIn = (await ask('GET')).body.builtIn ?? fail()
    const social = { ...builtIn.social, facebook: '', linkedin: 'http://linkedin.com/company/nawl' }
    const send = (own: typeof social) =>
      ask('POST', '/publish', { value: { ...builtIn, social: own }, base: 0, draftVersion: 0 })
    expect((await send(social)).body).toMatchObject({
      code: 'request/invalid',
      field: 'value.social.linkedin',
    })
    expect((await send({ ...social, linkedin: '' })).status).toBe(200)
    const contacts = await shop.call<{ social: object }>('GET', '/api/contacts')
    expect(contacts.body.social).toEqual({ ...builtIn.social, facebook: '', linkedin: '' })
  })

  it('becomes public when it was scheduled for, and can be called off until then', async () => {
    const publicFrom = new Date(NOW + HOUR).toISOString()
    expect((await publish('Minwal', { publicFrom })).body).toMatchObject({ number: 0, base: 1 })
    expect(await seen()).toBe('Nawl')
    clock.at = NOW + HOUR
    expect((await ask('GET')).body.number).toBe(1)
    expect(await seen()).toBe('Minwal')
    expect((await ask('POST', '/call-off', { number: 1 })).body.code).toBe('document/already-public')

    await publish('Sadu', { publicFrom: new Date(NOW + 3 * HOUR).toISOString() })
    expect((await ask('POST', '/call-off', { number: 2 })).body.revisions[0]).toMatchObject({
      state: 'called-off',
    })
    clock.at = NOW + 4 * HOUR
    expect((await ask('GET')).body.number, 'what was called off stays off').toBe(1)
  })

  it('goes back to an earlier revision, and to what the shop comes with', async () => {
    await publish('Minwal')
    await publish('Sadu')
    expect((await ask('POST', '/restore', { number: 1, base: 2 })).body).toMatchObject({ number: 3, base: 3 })
    expect(await seen()).toBe('Minwal')
    expect((await ask('POST', '/restore', { number: 0, base: 3 })).body).toMatchObject({ number: 0, base: 4 })
    expect(await seen()).toBe('Nawl')
    expect((await ask<{ value: ShopSettings }>('GET', '/revisions/2')).body.value.name.en).toBe('Sadu')
    expect((await ask('POST', '/restore', { number: 9, base: 4 })).body.code).toBe(
      'document/no-such-revision',
    )
  })

  it('records who published what', async () => {
    await publish('Minwal')
    const { headers } = await shop.signedIn('desk')
    const { body } = await shop.call<{ changes: object[] }>('GET', '/api/desk/activity', undefined, {
      headers,
    })
    expect(body.changes[0]).toMatchObject({
      kind: 'document.published',
      by: 'desk@example.com',
      subject: DOCUMENT,
      after: { number: 1 },
    })
  })

  it('numbers without gaps when fifty publish at once, and lets one of them win', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => publish(`Shop ${n}`, { base: 0 })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ body }) => body.code === 'document/published-meanwhile')).toHaveLength(49)
    const rows = await shop.database.orm.select().from(revision).where(eq(revision.document, DOCUMENT))
    expect(rows.map(({ number }) => number)).toEqual([1])
  })

  it('never changes what was published', async () => {
    await publish('Minwal')
    const { orm } = shop.database
    const changed = { value: sql`'{}'::jsonb` }
    await expect(orm.update(revision).set(changed)).rejects.toThrow(/update "revision"/)
    await expect(orm.delete(revision)).rejects.toThrow(/delete from "revision"/)
  })
})
