import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { authKey } from '../../platform/db/schema/auth-schema.ts'
import { DATABASES, startDatabase } from '../../../test/db/postgres.ts'
import { openShop } from '../../../test/shop-fixture.ts'
import { signingKeys } from './signing-keys.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(DATABASES)('signing keys on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let shop: Awaited<ReturnType<typeof openShop>>
  let clock = 0
  const open = (secret?: string) => signingKeys({ database: shop.database, now: () => clock, secret })
  const names = async (keys = open()) => (await keys.jwks()).keys.map(({ kid }) => kid)

  beforeAll(async () => {
    server = await startDatabase(kind)
    shop = await openShop({ database: server })
    await shop.database.migrate()
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })
  beforeEach(async () => {
    clock = Date.parse('2026-11-20T08:00:00Z')
    await shop.database.orm.delete(authKey)
  })

  it('are created once under concurrent first use', async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => open().current()))
    expect(new Set(created.map(({ kid }) => kid)).size).toBe(1)
    expect(await names()).toHaveLength(1)
  })

  it('publish no private part', async () => {
    await open().current()
    const [jwk] = (await open().jwks()).keys
    expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
    expect(jwk).not.toHaveProperty('d')
  })

  it('change with a rotation, and the old one stays published while its tokens are valid', async () => {
    const keys = open()
    const old = await keys.current()
    await keys.rotate()
    const fresh = await keys.current()
    expect(fresh.kid).not.toBe(old.kid)
    expect(new Set(await names(keys))).toEqual(new Set([old.kid, fresh.kid]))
    expect(await keys.publicKey(old.kid)).not.toBeNull()
    clock += 66 * MINUTE
    await keys.sweep()
    expect(await names(keys)).toEqual([fresh.kid])
    expect(await keys.publicKey(old.kid)).toBeNull()
  })

  it('are picked up by another process within a minute', async () => {
    const [one, other] = [open(), open()]
    await other.current()
    await one.rotate()
    clock += MINUTE
    expect((await other.current()).kid).toBe((await one.current()).kid)
  })

  it('rotate automatically after ninety days', async () => {
    const keys = open()
    const { kid } = await keys.current()
    clock += 89 * DAY
    await keys.sweep()
    expect((await keys.current()).kid).toBe(kid)
    clock += 2 * DAY
    await keys.sweep()
    expect((await keys.current()).kid).not.toBe(kid)
  })

  it('are encrypted at rest with a secret, and replaced when it was lost', async () => {
    const { kid } = await open('a secret of sixteen').current()
    const [row] = await shop.database.orm.select().from(authKey)
    expect(row?.privateJwk).not.toContain('"d"')
    expect((await open('a secret of sixteen').current()).kid).toBe(kid)
    const replacing = open('another secret, as long')
    expect((await replacing.current()).kid).not.toBe(kid)
    expect(await replacing.publicKey(kid)).not.toBeNull()
  })
})
