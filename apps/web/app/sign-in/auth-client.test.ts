import type { Session } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { AuthClient } from './auth-client.ts'
import type { Return } from './read-return.ts'
import { SESSION_KEY } from './stored-session.ts'

type Answer = readonly [status: number, body: unknown]
type Asked = { readonly path: string; readonly bearer: string | null; readonly key: string | null }

const SERVICE = { kind: 'google', url: '/auth/v1', apiKey: 'public-key' }
const HOUR_S = 3600

const sessionOf = (token: string, expiresIn = HOUR_S) => ({
  access_token: token,
  refresh_token: `${token}-refresh`,
  token_type: 'bearer',
  expires_in: expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user: { id: 'u1', email: 'layla@example.com', user_metadata: {}, app_metadata: {} },
})
const problem = (code: string): Answer => [403, { code, title: '', status: 403 }]

describe('authenticated calls', () => {
  const kept = new Map<string, string>()
  const asked: Asked[] = []
  const published: (Session | null)[] = []
  let tellStored = () => {}
  /** Runs between a call and its response. */
  let meanwhile = () => {}
  let tellOfTab: (message: { data: { event: string; session: unknown } }) => void = () => {}
  let answers: Readonly<Record<string, readonly Answer[]>>

  beforeEach(() => {
    vi.resetModules()
    kept.clear()
    meanwhile = () => {}
    asked.length = 0
    published.length = 0
    // The library warns about each client after the first request and about every refusal.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('window', { addEventListener: () => {}, location: { href: 'https://nawl.example/' } })
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    vi.stubGlobal('location', { href: 'https://nawl.example/' })
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
      if (type === 'storage') tellStored = () => listener({ key: SESSION_KEY, newValue: '{}' })
    })
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage() {}
        addEventListener(_type: string, listener: typeof tellOfTab) {
          tellOfTab = listener
        }
      },
    )
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
    vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
      const { pathname: path } = new URL(address, 'https://nawl.example')
      const before = asked.filter((one) => one.path === path).length
      const headers = new Headers(init.headers)
      asked.push({ path, bearer: headers.get('authorization'), key: headers.get('apikey') })
      if (path === '/api/account') meanwhile()
      init.signal?.throwIfAborted()
      const inTurn = answers[path] ?? []
      const [status, body] = inTurn[Math.min(before, inTurn.length - 1)] ?? [404, {}]
      return new Response(status === 204 ? null : JSON.stringify(body), { status })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  async function open(
    session: unknown,
    given: typeof answers,
    back: Return | null = null,
  ): Promise<AuthClient> {
    answers = { '/api/sign-in': [[200, SERVICE]], '/auth/v1/logout': [[204, null]], ...given }
    if (session) kept.set(SESSION_KEY, JSON.stringify(session))
    const { openAuthClient } = await import('./auth-client.ts')
    return openAuthClient(back, (one) => void published.push(one))
  }
  const paths = () => asked.map(({ path, bearer }) => [path, bearer])

  it('send the access token and return the response', async () => {
    const { call } = await open(sessionOf('a1'), { '/api/account/kept': [[422, { code: 'kept/too-many' }]] })
    expect((await call('/api/account/kept')).status).toBe(422)
    expect(paths().at(-1)).toEqual(['/api/account/kept', 'Bearer a1'])
  })

  it('refresh an expired token first', async () => {
    const { call } = await open(sessionOf('a1', -1), {
      '/auth/v1/token': [[200, sessionOf('a2')]],
      '/api/account': [[200, {}]],
    })
    expect((await call('/api/account')).status).toBe(200)
    expect(paths().at(-1)).toEqual(['/api/account', 'Bearer a2'])
  })

  it('are retried with a new token when the shop’s clock says it has expired', async () => {
    const { call } = await open(sessionOf('a1'), {
      '/auth/v1/token': [[200, sessionOf('a2')]],
      '/api/account': [problem('account/token-refused'), [200, {}]],
    })
    expect((await call('/api/account')).status).toBe(200)
    expect(paths().at(-1)).toEqual(['/api/account', 'Bearer a2'])
  })

  it('sign out when the session has ended elsewhere', async () => {
    const { call } = await open(sessionOf('a1'), { '/api/account': [problem('account/session-ended')] })
    await expect(call('/api/account')).rejects.toMatchObject({ name: 'AccountError', reason: 'signed-out' })
    expect(kept.has(SESSION_KEY)).toBe(false)
    expect(published.at(-1)).toBeNull()
  })

  it('are retried with the new session when another tab has signed in meanwhile', async () => {
    const { call } = await open(sessionOf('a1'), {
      '/api/account': [problem('account/session-ended'), [200, {}]],
    })
    meanwhile = () => void kept.set(SESSION_KEY, JSON.stringify(sessionOf('b1')))
    expect((await call('/api/account')).status).toBe(200)
    expect(paths().at(-1)).toEqual(['/api/account', 'Bearer b1'])
    expect(kept.has(SESSION_KEY)).toBe(true)
  })

  it('wait for the stored session when another tab’s sign-in event arrives before it', async () => {
    const { signOut } = await open(sessionOf('a1'), {})
    await signOut()
    const session = sessionOf('b1')
    tellOfTab({ data: { event: 'SIGNED_IN', session } })
    await new Promise((resolve) => setImmediate(resolve))
    expect(published.at(-1)).toBeNull()
    kept.set(SESSION_KEY, JSON.stringify(session))
    tellStored()
    expect(published.at(-1)).toEqual(session)
  })

  it('fail while the service is unavailable and keep the session', async () => {
    vi.useFakeTimers()
    try {
      const session = sessionOf('a1', -1)
      const opening = open(session, { '/auth/v1/token': [[503, {}]] })
      // All retries of the library: 200 ms, doubling each time.
      await vi.advanceTimersByTimeAsync(60_000)
      const { call } = await opening
      const outcome = call('/api/account').catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await outcome).toMatchObject({ name: 'AccountError', reason: 'unreachable' })
      expect(kept.get(SESSION_KEY)).toBe(JSON.stringify(session))
      expect(published.at(-1)).toEqual(session)
    } finally {
      vi.useRealTimers()
    }
  })

  it('send the public key, also as the bearer token while signed out', async () => {
    kept.set(`${SESSION_KEY}-code-verifier`, JSON.stringify('v'.repeat(56)))
    const { departure, signOut } = await open(
      null,
      {
        '/auth/v1/token': [
          [200, sessionOf('a1', -1)],
          [200, sessionOf('a2')],
        ],
        '/auth/v1/settings': [[200, {}]],
      },
      { kind: 'code', code: 'c', flowId: undefined },
    )
    await departure('https://nawl.example')
    await signOut()
    const calls = asked.filter(({ path }) => path.startsWith('/auth/v1'))
    expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['public-key']))
    expect(calls.map(({ path, bearer }) => [path.slice(8), bearer])).toEqual([
      ['/token', 'Bearer public-key'],
      ['/settings', 'Bearer public-key'],
      ['/token', 'Bearer public-key'],
      ['/logout', 'Bearer a2'],
    ])
  })

  it('end the browser’s previous session at a hosted project, which does not know it was this browser’s', async () => {
    kept.set(`${SESSION_KEY}-code-verifier`, JSON.stringify('v'.repeat(56)))
    const hosted = { ...SERVICE, kind: 'hosted', url: 'https://p.supabase.co/auth/v1' }
    await open(
      sessionOf('old'),
      { '/api/sign-in': [[200, hosted]], '/auth/v1/token': [[200, sessionOf('new')]] },
      { kind: 'code', code: 'c', flowId: undefined },
    )
    await vi.waitFor(() => expect(paths().at(-1)).toEqual(['/auth/v1/logout', 'Bearer old']))
    expect(kept.get(SESSION_KEY)).toContain('"access_token":"new"')
  })

  it('end as one signs out if they only read', async () => {
    const { call, signOut } = await open(sessionOf('a1'), {
      '/api/account': [[200, {}]],
      '/api/account/kept': [[200, {}]],
    })
    let signedOut = Promise.resolve()
    meanwhile = () => void (signedOut = signOut())
    await expect(call('/api/account')).rejects.toMatchObject({ reason: 'signed-out' })
    await signedOut
    kept.set(SESSION_KEY, JSON.stringify(sessionOf('b1')))
    expect((await call('/api/account/kept')).status).toBe(200)
  })

  it('that change something get their answer although one signs out', async () => {
    const { call, signOut } = await open(sessionOf('a1'), { '/api/account': [[200, {}]] })
    let signedOut = Promise.resolve()
    meanwhile = () => void (signedOut = signOut())
    expect((await call('/api/account', { method: 'PATCH' })).status).toBe(200)
    await signedOut
  })

  it('are not sent while signed out', async () => {
    const { call } = await open(sessionOf('a1'), {})
    kept.delete(SESSION_KEY)
    await expect(call('/api/account')).rejects.toMatchObject({ reason: 'signed-out' })
    expect(paths().map(([path]) => path)).not.toContain('/api/account')
  })
})
