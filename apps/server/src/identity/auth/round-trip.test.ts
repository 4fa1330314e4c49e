import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { authSession, identity, person, refreshToken } from '../../platform/db/schema/auth-schema.ts'
import { DATABASES, startDatabase } from '../../../test/db/postgres.ts'
import { testBrowser } from '../../../test/auth/browser.ts'
import { listeningShop } from '../../../test/auth/listening-shop.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

describe.each(DATABASES)('sign-in on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let shop: Awaited<ReturnType<typeof listeningShop>>
  let ahead = 0
  const options = () => ({
    now: () => Date.now() + ahead,
    database: server,
  })

  beforeAll(async () => {
    server = await startDatabase(kind)
    shop = await listeningShop(options())
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })
  beforeEach(() => void (ahead = 0))
  afterEach(async () => void (await shop.database.orm.delete(person)))

  const rows = async () => ({
    people: await shop.database.orm.select().from(person),
    identities: await shop.database.orm.select().from(identity),
    sessions: await shop.database.orm.select().from(authSession),
    tokens: await shop.database.orm.select().from(refreshToken),
  })
  const account = (token = '') =>
    fetch(`${shop.site}/api/account`, { headers: { authorization: `Bearer ${token}` } })
  async function signedIn(who?: string) {
    const browser = testBrowser(shop.site)
    const session = await browser.signIn(who)
    return { ...browser, session }
  }

  it('returns from the provider with the session that auth-js expects', async () => {
    const { client, session } = await signedIn()
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { email: 'layla@example.com', app_metadata: { provider: 'google' } },
    })
    expect(session.provider_token).toEqual(expect.any(String))
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Layla Haddad' })
    expect(session.user.identities).toHaveLength(1)
    const { data } = await client.getClaims()
    expect(data?.claims).toMatchObject({
      iss: `${shop.site}/auth/v1`,
      aud: 'authenticated',
      sub: session.user.id,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
      is_anonymous: false,
    })
    expect((await client.getUser()).data.user).toEqual(session.user)
    expect(await (await account(session.access_token)).json()).toMatchObject({
      id: session.user.id,
      email: 'layla@example.com',
      name: 'Layla Haddad',
    })
  })

  it('recognises a returning person and distinguishes people', async () => {
    const [first, again, other] = [await signedIn(), await signedIn(), await signedIn('local-noor')]
    expect(again.session.user.id).toBe(first.session.user.id)
    expect(other.session.user.id).not.toBe(first.session.user.id)
    const { people, identities, sessions } = await rows()
    expect([people.length, identities.length, sessions.length]).toEqual([2, 2, 3])
  })

  it('lets a browser sign in as another person', async () => {
    const browser = testBrowser(shop.site)
    const first = await browser.signIn('local-layla')
    const second = await browser.signIn('local-marcus')
    expect([first.user.email, second.user.email]).toEqual(['layla@example.com', 'marcus@example.com'])
  })

  it('creates one person for concurrent first sign-ins', async () => {
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signedIn('local-marcus')))
    expect(new Set(browsers.map(({ session }) => session.user.id)).size).toBe(1)
    expect((await rows()).people).toHaveLength(1)
  })

  it('lets two tabs of a browser sign in at once', async () => {
    const browser = testBrowser(shop.site)
    const first = await browser.follow(await browser.leave(), `${shop.site}/?`)
    const second = await browser.follow(await browser.leave(), `${shop.site}/?`)
    for (const page of [first, second]) {
      const form = { method: 'POST', body: new URLSearchParams({ person: 'local-layla' }) }
      const back = new URL(await browser.follow(page, `${shop.site}/?`, form))
      expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    }
  })

  it('returns to the page it started from and reports a cancellation there', async () => {
    const back = await testBrowser(shop.site).choose('', `${shop.site}/?rug=aria`)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      rug: 'aria',
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: expect.any(String),
    })
    expect((await rows()).people).toEqual([])
  })

  it('refreshes the session with a new token each time', async () => {
    const { client, session } = await signedIn()
    ahead = 59 * 60 * SECOND
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await account(data.session?.access_token)).status).toBe(200)
    expect((await rows()).tokens).toHaveLength(2)
  })

  it('continues after the access token has expired', async () => {
    const { client, storage, session } = await signedIn()
    ahead = 2 * HOUR
    expect((await account(session.access_token)).status).toBe(403)
    storage.set('nawl', JSON.stringify({ ...session, expires_at: 1 }))
    const { data } = await client.getSession()
    expect(data.session?.user.id).toBe(session.user.id)
    expect((await account(data.session?.access_token)).status).toBe(200)
  })

  it('requires a new sign-in after half a year of absence', async () => {
    const { client, session } = await signedIn()
    ahead = 181 * DAY
    const { error } = await client.refreshSession({ refresh_token: session.refresh_token })
    expect(error?.code).toBe('session_expired')
    expect((await rows()).sessions).toEqual([])
  })

  it('signs out this browser, the others, or all', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()]
    const stranger = await signedIn('local-noor')
    const standing = async () => {
      const answers = [one, two, three, stranger].map(({ session }) => account(session.access_token))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    await one.client.signOut({ scope: 'local' })
    expect(await standing()).toEqual([403, 200, 200, 200])
    await two.client.signOut({ scope: 'others' })
    expect(await standing()).toEqual([403, 200, 403, 200])
    expect((await two.client.getUser()).error).toBeNull()
    await two.client.signOut()
    expect(await standing()).toEqual([403, 403, 403, 200])
    const { error } = await three.client.refreshSession()
    expect(error?.code).toBe('refresh_token_not_found')
  })

  it('exports and deletes all data of an account', async () => {
    const { session } = await signedIn()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const copy = await (await fetch(`${shop.site}/api/account/export`, { headers })).json()
    expect(copy).toMatchObject({
      account: { email: 'layla@example.com' },
      identities: [{ provider: 'local-google', sub: 'local-layla' }],
      sessions: [{}],
    })
    expect(JSON.stringify(copy)).not.toContain('chainKey')
    expect((await fetch(`${shop.site}/api/account`, { method: 'DELETE', headers })).status).toBe(204)
    expect(await rows()).toEqual({ people: [], identities: [], sessions: [], tokens: [] })
    expect(await (await account(session.access_token)).json()).toMatchObject({
      code: 'account/session-ended',
    })
  })
})

describe('sessions on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startDatabase>>
  let ahead = 0
  const open = (port?: number) => listeningShop({ database: server, now: () => Date.now() + ahead }, port)

  beforeAll(async () => void (server = await startDatabase('PostgreSQL')))
  afterAll(() => server.stop())

  it('survive a restart, as do issued tokens', async () => {
    const first = await open()
    const { client, signIn } = testBrowser(first.site)
    const session = await signIn()
    await first.close()
    const second = await open(first.port)
    expect((await client.getUser(session.access_token)).data.user?.id).toBe(session.user.id)
    expect((await client.refreshSession()).error).toBeNull()
    await second.close()
  })

  it('are valid at every process of the shop', async () => {
    const [one, other] = await Promise.all([open(), open()])
    const sets = await Promise.all(
      [one, other].map(async ({ site }) => (await fetch(`${site}/auth/v1/.well-known/jwks.json`)).text()),
    )
    expect(sets[0]).toBe(sets[1])
    await Promise.all([one.close(), other.close()])
  })

  it('converge under eight concurrent refreshes, and end when the old token is used later', async () => {
    const shop = await open()
    const { signIn } = testBrowser(shop.site)
    const session = await signIn()
    const refresh = async (token: string) => {
      const answer = await fetch(`${shop.site}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: token }),
      })
      return (await answer.json()) as { refresh_token: string; error_code?: string }
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)))
    const [next = '', ...others] = new Set(answers.map(({ refresh_token: token }) => token))
    expect(others).toEqual([])
    expect(next).toMatch(/^[\w-]{43}$/)
    ahead += 11 * SECOND
    expect((await refresh(session.refresh_token)).error_code).toBe('refresh_token_already_used')
    expect((await refresh(next)).error_code).toBe('refresh_token_not_found')
    await shop.close()
  })
})
