import { join } from 'node:path'

import type { ActivityResponse } from '@nawl/contract/desk/activity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signedIn } from '../../../test/accounts/signed-in.ts'
import { testBrowser } from '../../../test/auth/browser.ts'
import { listeningShop } from '../../../test/auth/listening-shop.ts'
import { openidProvider } from '../../../test/auth/openid.ts'
import { staffAccount } from '../../platform/db/schema/auth-schema.ts'
import { erasePerson } from '../../privacy/erase-person.ts'
import { releaseAddress } from './free-address.ts'

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

  const called = async <T>(url: string, { headers }: { headers: Record<string, string> }, payload?: object) =>
    (
      await shop.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
    ).json<T>()
  const release = () =>
    releaseAddress(shop.database, { email: DESK.email, by: 'command line', at: new Date() })

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
    await release()
    await expect(release(), 'it is free already').rejects.toThrow('nothing to release')
    expect([await staffStatus(first), await staffStatus(second)], 'of sessions that ended').toEqual([
      403, 403,
    ])
    const successor = await as('6000')
    expect([await staffStatus(successor), await staffStatus(await as('5000'))]).toEqual([200, 403])
    const { changes } = await called<ActivityResponse>('/api/desk/activity', successor)
    expect(changes[0]).toMatchObject({ kind: 'staff.released', by: 'command line', subject: DESK.email })
  })

  it('stays closed to a session that is older than the release, and to the token made in it', async () => {
    const [former, elsewhere] = [await as('5100'), await as('5100')]
    const { token } = await called<{ token: string }>('/api/desk/tokens', former, {
      name: 'Robot',
      scopes: ['orders.read'],
      days: 30,
    })
    const robot = { headers: { authorization: `Bearer ${token}` } }
    expect(await staffStatus(robot)).toBe(200)
    await release()
    for (const session of [former, elsewhere])
      expect(await called('/api/desk/orders', session)).toMatchObject({ code: 'account/session-ended' })
    expect(await called('/api/desk/orders', robot)).toMatchObject({ code: 'desk/token-refused' })
    const successor = await as('6100')
    expect([await staffStatus(former), await staffStatus(successor)]).toEqual([403, 200])
  })

  it('is pinned by no session that was opened before its address had a role', async () => {
    const early = await as('5200', { email: 'mona@example.com' })
    const owner = await as('5300')
    await called('/api/desk/staff', owner, { email: 'mona@example.com', role: 'sales' })
    expect(await called('/api/desk/orders', early)).toMatchObject({ code: 'desk/not-staff' })
    expect(await called('/api/account', early)).toMatchObject({ isStaff: false })
    expect(await staffStatus(await as('5201', { email: 'mona@example.com' }))).toBe(200)
    expect(await staffStatus(early)).toBe(403)
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
