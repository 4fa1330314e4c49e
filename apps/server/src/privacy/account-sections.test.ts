import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { identity, person } from '../platform/db/schema/auth-schema.ts'
import { DATABASES } from '../../test/db/postgres.ts'
import { DESIGN, NOW, openShopApp } from '../../test/chaos/shop-app.ts'
import { wholePerson } from '../../test/privacy/whole-person.ts'

type Copy = Readonly<Record<string, unknown>>

describe.each(DATABASES)('an account’s export on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openShopApp>>
  beforeAll(async () => void (shop = await openShopApp({ kind, clock: { at: NOW } })))
  afterAll(() => shop.close())
  const copyOf = async (sub: string) =>
    (await shop.call<Copy>('GET', '/api/account/export', undefined, await shop.signedIn(sub))).body

  it('includes cart, newsletter, consultations and messages, and nobody else’s', async () => {
    await wholePerson(shop, 'ada')
    const copy = await copyOf('ada')
    const handled = {
      answers: [{ text: 'Dear ada@example.com, we do.' }],
      notes: [{ text: 'ada@example.com will call.' }],
    }
    expect(copy).toMatchObject({
      favourites: [{ address: 'onyx' }],
      cart: { lines: [{ design: { rugId: 'onyx', size: DESIGN.size }, quantity: 2 }] },
      newsletter: [{ email: 'ada@example.com', status: 'pending' }],
      consultations: [{ name: 'ada', email: 'ada@example.com', kind: 'virtual', ...handled }],
      messages: [{ name: 'ada', kind: 'message', message: 'Do you ship?', ...handled }],
    })
    expect(JSON.stringify(copy)).not.toContain('desk@example.com')
    expect(copy).toMatchObject({ trade: { state: 'accepted', application: { licence: 'CN-1029384' } } })
    expect(await copyOf('eve')).toMatchObject({ cart: null, newsletter: [], consultations: [], messages: [] })
  })

  it('includes orders placed as a guest, before the account has shown them', async () => {
    const { number } = await shop.confirmed({ email: 'Guest@example.com' })
    expect(await copyOf('guest')).toMatchObject({ orders: [{ number }] })
    expect(await copyOf('eve')).toMatchObject({ orders: [] })
  })

  it('excludes data of an address that has passed to somebody else', async () => {
    await shop.signedIn('ada')
    shop.clock.at += 1_000
    const { orm } = shop.database
    const [successor] = await orm
      .insert(person)
      .values({
        id: crypto.randomUUID(),
        email: 'ada@example.com',
        createdAt: new Date(),
        lastSignInAt: new Date(),
      })
      .returning()
    const at = new Date(shop.clock.at + 1_000)
    await orm.insert(identity).values({
      provider: 'local-google',
      sub: 'successor',
      personId: successor?.id ?? '',
      email: 'Ada@Example.com',
      createdAt: at,
      lastSignInAt: at,
    })
    expect(await copyOf('ada')).toMatchObject({ newsletter: [], consultations: [], messages: [] })
  })
})
