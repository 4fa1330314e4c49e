import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signedIn } from '../../../test/accounts/signed-in.ts'
import { testBrowser } from '../../../test/auth/browser.ts'
import { listeningShop } from '../../../test/auth/listening-shop.ts'
import { openidProvider } from '../../../test/auth/openid.ts'
import { staffAccount } from '../../platform/db/schema/auth-schema.ts'
import { erasePerson } from '../../privacy/erase-person.ts'
import { staffAccountStore } from './staff-account.store.ts'

const DESK = { email: 'desk@example.com' }

describe('staff access in a shop with Google', () => {
  let provider: Awaited<ReturnType<typeof openidProvider>>
  let shop: Awaited<ReturnType<typeof listeningShop>>
  let log = ''
  beforeAll(async () => {
    provider = await openidProvider()
    const google = { kind: 'google', issuer: provider.issuer, clientId: 'nawl', clientSecret: 's' } as const
    shop = await listeningShop({
      auth: { ...google, allowedRedirects: [] },
      logTo: { write: (line) => void (log += line) },
    })
  })
  afterAll(async () => {
    await shop.close()
    await provider.close()
  })
  beforeEach(async () => {
    log = ''
    await shop.database.orm.delete(staffAccount)
  })

  const as = (sub: string, known: Parameters<typeof signedIn>[3] = DESK) =>
    signedIn(shop, sub, Date.now, { provider: 'google', ...known })
  const staffStatus = async ({ headers }: { headers: Record<string, string> }) =>
    (await shop.app.inject({ url: '/api/desk/orders', headers })).statusCode

  it('is pinned to the first account with a staff address; another one is refused and logged', async () => {
    const [first, second] = [await as('1000'), await as('2000', { email: 'Desk@Example.com' })]
    expect([await staffStatus(first), await staffStatus(second), await staffStatus(first)]).toEqual([
      200, 403, 200,
    ])
    expect(log).toContain('another account has the address of a staff account')
    expect(log).toContain('"sub":"2000"')
    expect(log).not.toContain('desk@example.com')
  })

  it('is pinned at the first sign-in, before the first visit to a staff page', async () => {
    const signInAs = async (sub: string) => {
      provider.behaviour.claims = { ...DESK, sub }
      const browser = testBrowser(shop.site)
      const departure = await browser.follow(await browser.leave(), provider.issuer)
      const params = new URL(departure).searchParams
      provider.behaviour.claims['nonce'] = params.get('nonce')
      const state = params.get('state') ?? ''
      const back = await browser.follow(
        `${shop.site}/auth/v1/callback?code=x&state=${state}`,
        `${shop.site}/?`,
      )
      const code = new URL(back).searchParams.get('code') ?? ''
      const { data } = await browser.client.exchangeCodeForSession(code)
      return { headers: { authorization: `Bearer ${data.session?.access_token}` } }
    }
    const first = await signInAs('3000')
    const second = await signInAs('4000')
    expect([await staffStatus(second), await staffStatus(first)]).toEqual([403, 200])
  })

  it('passes to the next account after the owner has released the address', async () => {
    const [first, second] = [await as('5000'), await as('6000')]
    expect([await staffStatus(first), await staffStatus(second)]).toEqual([200, 403])
    const accounts = staffAccountStore(shop.database)
    expect(await accounts.release('Desk@example.com')).toBe(1)
    expect(await accounts.release('desk@example.com')).toBe(0)
    expect([await staffStatus(second), await staffStatus(first)]).toEqual([200, 403])
  })

  it('is unpinned when the owner erases the person', async () => {
    await staffStatus(await as('6500'))
    expect(await shop.database.orm.select().from(staffAccount)).toHaveLength(1)
    const outboxFolder = join(shop.config.dataDir, 'outbox')
    await erasePerson({ database: shop.database, outboxFolder, now: Date.now }, DESK.email)
    expect(await shop.database.orm.select().from(staffAccount)).toEqual([])
  })

  it('is refused to another provider’s account, whatever its address', async () => {
    expect(await staffStatus(await as('7000', { ...DESK, provider: 'local-google' }))).toBe(403)
    expect(await staffStatus(await as('7000'))).toBe(200)
  })

  it('is refused to addresses that are not listed', async () => {
    expect(await staffStatus(await as('8000', { email: 'ada@example.com' }))).toBe(403)
    expect(await shop.database.orm.select().from(staffAccount)).toEqual([])
  })
})
