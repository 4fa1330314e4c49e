import { randomBytes } from 'node:crypto'

import { generateKeyPair, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { authSession, person } from '../../../platform/db/schema/auth-schema.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { openShop } from '../../../../test/shop-fixture.ts'
import { openidProvider } from '../../../../test/auth/openid.ts'

const SITE = 'http://localhost:3000'
const SECOND = 1000

describe('sign-in refuses', () => {
  let provider: Awaited<ReturnType<typeof openidProvider>>
  let shop: Awaited<ReturnType<typeof openShop>>
  let honest: Awaited<ReturnType<typeof openidProvider>>['behaviour']
  let clock = 0
  let log = ''

  beforeAll(async () => {
    provider = await openidProvider()
    const { issuer } = provider
    const client = { issuer, clientId: 'nawl', clientSecret: 'the-client-secret' }
    shop = await openShop({
      now: () => clock,
      auth: { kind: 'google', ...client, allowedRedirects: [] },
      logTo: { write: (line) => void (log += line) },
    })
    await shop.database.migrate()
    honest = { ...provider.behaviour }
  })
  afterAll(async () => {
    await shop.close()
    await provider.close()
  })
  beforeEach(async () => {
    clock = Date.now()
    Object.assign(provider.behaviour, honest, { claims: {} })
    await shop.database.orm.delete(person)
  })

  const verifier = randomBytes(32).toString('base64url')
  const pkce = {
    code_challenge: sha256(verifier, 'base64url'),
    code_challenge_method: 's256',
  }
  const get = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/auth/v1${path}?${new URLSearchParams(query).toString()}`, headers })
  const post = (grant: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/auth/v1/token?grant_type=${grant}`, payload })

  /** Starts a sign-in; returns what the browser then holds. */
  async function leave(query: Record<string, string> = {}) {
    const answer = await get('/authorize', { provider: 'google', redirect_to: `${SITE}/`, ...pkce, ...query })
    const there = new URL(answer.headers.location ?? '')
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const { state = '', nonce = '' } = Object.fromEntries(there.searchParams)
    return { state, nonce, cookie }
  }
  /** Returns from the provider with `claims` in the ID token; resolves to where the shop redirects the browser. */
  async function comeBack(claims: JWTPayload = {}, query: Record<string, string> = {}) {
    const { state, nonce, cookie } = await leave(query)
    provider.behaviour.claims = { nonce, ...claims }
    const answer = await get('/callback', { state, code: 'provider-code' }, { cookie })
    return { state, cookie, status: answer.statusCode, to: new URL(answer.headers.location ?? '') }
  }
  const errorOf = ({ to }: { to: URL }) => [to.origin + to.pathname, to.searchParams.get('error_code')]
  const codeOf = async () => (await comeBack()).to.searchParams.get('code') ?? ''
  const exchange = async (code: string, codeVerifier = verifier) =>
    post('pkce', { auth_code: code, code_verifier: codeVerifier })
  const refusalOf = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [
    statusCode,
    headers['x-sb-error-code'],
  ]
  async function signIn() {
    type Answer = { access_token: string; refresh_token: string }
    return (await exchange(await codeOf())).json<Answer>()
  }
  const user = (token: string) =>
    shop.app.inject({ url: '/auth/v1/user', headers: { authorization: `Bearer ${token}` } })

  describe('an open redirect:', () => {
    it.each([
      ['user info', 'http://localhost:3000@evil.example/'],
      ['our host as the beginning of another', 'http://localhost:3000.evil.example/'],
      ['two slashes', '//evil.example/'],
      ['backslashes', 'http:\\\\evil.example'],
      ['a script', 'javascript:alert(1)'],
      ['another port', 'http://localhost:3001/'],
      ['a climbing path', 'http://localhost:3000/..//evil.example'],
      ['an encoded address', 'http%3A%2F%2Fevil.example'],
    ])('%s', async (_form, redirect) => {
      const { to } = await comeBack({}, { redirect_to: redirect })
      expect(to.href).toMatch(/^http:\/\/localhost:3000\/\?code=/)
    })
    it('to the referring page', async () => {
      const query = { provider: 'google', ...pkce }
      const answer = await get('/authorize', query, { referer: 'https://evil.example/' })
      expect(answer.headers.location).not.toContain('evil')
    })
  })

  describe('a sign-in request', () => {
    const missing = (...names: string[]) =>
      Object.fromEntries(
        Object.entries({ provider: 'google', ...pkce }).filter(([name]) => !names.includes(name)),
      )
    it.each([
      ['without PKCE', missing('code_challenge', 'code_challenge_method')],
      ['with a challenge but no method', missing('code_challenge_method')],
      ['with a method but no challenge', missing('code_challenge')],
      ['with the plain method', { ...missing(), code_challenge_method: 'plain' }],
      ['with a short challenge', { ...missing(), code_challenge: 'x'.repeat(42) }],
      ['with a long challenge', { ...missing(), code_challenge: 'x'.repeat(129) }],
      ['with a challenge of other characters', { ...missing(), code_challenge: `${'x'.repeat(42)}+` }],
      ['to another provider', { ...missing(), provider: 'github' }],
      ['to no provider', missing('provider')],
    ])('%s', async (_how, query) => {
      const answer = await get('/authorize', query)
      expect(refusalOf(answer)).toEqual([400, 'validation_failed'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    })
  })

  describe('a callback', () => {
    it('without a state', async () => {
      const answer = await get('/callback', { code: 'provider-code' })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toContain(
        `${SITE}/?error=invalid_request&error_code=bad_oauth_callback`,
      )
    })
    it('with an unknown state', async () => {
      const { cookie } = await leave()
      const answer = await get('/callback', { state: 'x'.repeat(43), code: 'provider-code' }, { cookie })
      expect([answer.statusCode, answer.headers['x-sb-error-code']]).toEqual([303, 'bad_oauth_state'])
    })
    it.each(['no', 'another'])('with the state of a browser, from %s browser', async (whose) => {
      const { state, nonce } = await leave()
      const headers = whose === 'no' ? {} : { cookie: (await leave()).cookie }
      provider.behaviour.claims = { nonce }
      const answer = await get('/callback', { state, code: 'provider-code' }, headers)
      expect([answer.statusCode, answer.headers['x-sb-error-code']]).toEqual([303, 'bad_oauth_state'])
    })
    it('a second time', async () => {
      const { state, cookie } = await comeBack()
      const answer = await get('/callback', { state, code: 'provider-code' }, { cookie })
      expect([answer.statusCode, answer.headers['x-sb-error-code']]).toEqual([303, 'flow_state_already_used'])
    })
    it('after more than 300 seconds', async () => {
      const { state, cookie } = await leave()
      clock += 301 * SECOND
      const answer = await get('/callback', { state, code: 'provider-code' }, { cookie })
      expect(answer.headers['x-sb-error-code']).toBe('bad_oauth_state')
    })
    it.each([
      ['for another audience', { aud: 'somebody-else' }],
      ['with another nonce', { nonce: 'of-another-trip' }],
      ['of another issuer', { iss: 'https://accounts.google.com' }],
    ])('with an ID token %s', async (_what, claims) => {
      expect(errorOf(await comeBack(claims))).toEqual([`${SITE}/`, 'bad_oauth_callback'])
      expect(await shop.database.orm.select().from(person)).toEqual([])
    })
    it('with an ID token signed by another key', async () => {
      provider.behaviour.signWith = (await generateKeyPair('RS256')).privateKey
      expect(errorOf(await comeBack())).toEqual([`${SITE}/`, 'bad_oauth_callback'])
    })
    it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
      'with an unverified e-mail: %j',
      async (claims) => {
        expect(errorOf(await comeBack(claims))).toEqual([`${SITE}/`, 'provider_email_needs_verification'])
        expect(await shop.database.orm.select().from(person)).toEqual([])
      },
    )
  })

  it('access to an account for a new owner of its e-mail address', async () => {
    await comeBack({ sub: 'first-owner' })
    await comeBack({ sub: 'second-owner' })
    expect(await shop.database.orm.select().from(person)).toHaveLength(2)
  })

  describe('a code', () => {
    it('a second time, and ends the session it opened', async () => {
      const code = await codeOf()
      const session = (await exchange(code)).json<{ access_token: string }>()
      expect((await user(session.access_token)).statusCode).toBe(200)
      expect(refusalOf(await exchange(code))).toEqual([404, 'flow_state_not_found'])
      expect(refusalOf(await user(session.access_token))).toEqual([403, 'session_not_found'])
    })
    it('with a wrong verifier, and from then on', async () => {
      const code = await codeOf()
      expect(refusalOf(await exchange(code, `${verifier}x`))).toEqual([400, 'bad_code_verifier'])
      expect(refusalOf(await exchange(code))).toEqual([404, 'flow_state_not_found'])
      expect(await shop.database.orm.select().from(authSession)).toEqual([])
    })
    it('after more than 300 seconds', async () => {
      const code = await codeOf()
      clock += 301 * SECOND
      expect(refusalOf(await exchange(code))).toEqual([422, 'flow_state_expired'])
    })
    it('that was never issued', async () =>
      expect(refusalOf(await exchange('34e770dd-9ff9-416c-87fa-43b31d7ef225'))).toEqual([
        404,
        'flow_state_not_found',
      ]))
    it.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }, { auth_code: ['x'], code_verifier: 'x' }, []])(
      'as %j',
      async (body) => expect(refusalOf(await post('pkce', body))).toEqual([400, 'validation_failed']),
    )
    it('with another grant type', async () =>
      expect(refusalOf(await post('password', {}))).toEqual([400, 'validation_failed']))
  })

  describe('a refresh token', () => {
    const refresh = (token: string) => post('refresh_token', { refresh_token: token })
    it('that was never issued', async () =>
      expect(refusalOf(await refresh('x'.repeat(43)))).toEqual([400, 'refresh_token_not_found']))
    it('replaced more than ten seconds ago, and ends its session', async () => {
      const session = await signIn()
      const next = (await refresh(session.refresh_token)).json<{ refresh_token: string }>()
      clock += 10 * SECOND
      expect((await refresh(session.refresh_token)).json()).toMatchObject({
        refresh_token: next.refresh_token,
      })
      clock += 1
      expect(refusalOf(await refresh(session.refresh_token))).toEqual([400, 'refresh_token_already_used'])
      expect(refusalOf(await refresh(next.refresh_token))).toEqual([400, 'refresh_token_not_found'])
      expect(refusalOf(await user(session.access_token))).toEqual([403, 'session_not_found'])
    })
    it('replaced twice, however soon', async () => {
      const session = await signIn()
      const second = (await refresh(session.refresh_token)).json<{ refresh_token: string }>()
      await refresh(second.refresh_token)
      expect(refusalOf(await refresh(session.refresh_token))).toEqual([400, 'refresh_token_already_used'])
    })
  })

  it('to write a token, a code or a header into the log', async () => {
    log = ''
    const { state, nonce, cookie } = await leave()
    provider.behaviour.claims = { nonce }
    const back = await get('/callback', { state, code: 'provider-code' }, { cookie })
    const code = new URL(back.headers.location ?? '').searchParams.get('code') ?? ''
    const session = (await exchange(code)).json<{ access_token: string; refresh_token: string }>()
    await user(session.access_token)
    await post('refresh_token', { refresh_token: session.refresh_token })
    await comeBack({ nonce: 'of-another-trip' })
    expect(log).toContain('/auth/v1/callback')
    expect(log).toContain('the answer of the provider is refused')
    const secrets = [
      state,
      nonce,
      cookie.split('=')[1],
      code,
      'provider-code',
      'provider-access-token',
      verifier,
    ]
    for (const secret of [...secrets, 'the-client-secret', session.access_token, session.refresh_token])
      expect(log).not.toContain(secret)
    expect(log).not.toMatch(/bearer|ada@example/i)
  })

  it('to be read by pages of other origins, with credentials or without', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const [method, url] of [
      ['OPTIONS', '/auth/v1/token?grant_type=refresh_token'],
      ['GET', '/auth/v1/settings'],
      ['GET', '/auth/v1/user'],
    ] as const) {
      const answer = await shop.app.inject({ method, url, headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('to be guessed at without end', async () => {
    const guess = () =>
      shop.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=pkce',
        remoteAddress: '203.0.113.9',
        payload: {},
      })
    for (let time = 0; time < 300; time++) await guess()
    const refused = await guess()
    expect(refusalOf(refused)).toEqual([429, 'over_request_rate_limit'])
    expect(refused.headers['retry-after']).toBe('3600')
  })
})
