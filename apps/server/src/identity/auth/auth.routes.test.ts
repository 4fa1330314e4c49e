import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

describe('/auth/v1', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
    await shop.database.migrate()
  })
  afterAll(() => shop.close())
  const get = (path: string, headers = {}) => shop.app.inject({ url: `/auth/v1${path}`, headers })

  it('lists its settings', async () => {
    expect((await get('/settings')).json()).toMatchObject({
      external: { google: true, email: false, phone: false },
      disable_signup: false,
    })
    expect((await get('/health')).json()).toMatchObject({ name: 'Nawl', version: expect.any(String) })
    const where = await shop.app.inject('/api/sign-in')
    expect(where.json()).toEqual({ kind: 'local-google', url: '/auth/v1', apiKey: 'nawl-public' })
  })
  it('allows caching of its public keys only, for ten minutes', async () => {
    const keys = await get('/.well-known/jwks.json')
    expect(keys.headers['cache-control']).toBe('public, max-age=600')
    expect(keys.json()).toEqual({
      keys: [expect.objectContaining({ kty: 'EC', alg: 'ES256', kid: expect.any(String) })],
    })
    expect((await get('/settings')).headers['cache-control']).toBe('no-store')
    expect((await get('/user')).headers['cache-control']).toBe('no-store')
  })
  it('refuses in the format that the client requested', async () => {
    const old = await get('/user')
    expect(old.json()).toEqual({ code: 401, error_code: 'no_authorization', msg: expect.any(String) })
    expect(old.headers).not.toHaveProperty('x-supabase-api-version')
    const fresh = await get('/user', { 'x-supabase-api-version': '2024-01-01' })
    expect(fresh.json()).toEqual({ code: 'no_authorization', message: expect.any(String) })
    expect(fresh.headers).toMatchObject({
      'x-supabase-api-version': '2024-01-01',
      'x-sb-error-code': 'no_authorization',
    })
    const strange = await get('/user', { 'x-supabase-api-version': 'tomorrow' })
    expect(strange.json()).toEqual(old.json())
  })
  it.each(['{', '', '"x"', 'null', '{"__proto__":{"a":1}}'])('refuses the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const url = '/auth/v1/token?grant_type=refresh_token'
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-sb-error-code']).toMatch(/^(?:bad_json|validation_failed)$/)
  })
  it('answers 404 at addresses that this shop does not implement', async () => {
    for (const [method, path] of [
      ['POST', '/token/x'],
      ['GET', '/signup'],
      ['DELETE', '/user'],
    ] as const) {
      const answer = await shop.app.inject({ method, url: `/auth/v1${path}` })
      expect([answer.statusCode, answer.headers['x-sb-error-code']]).toEqual([404, 'not_found'])
    }
  })
})

const departure = `/auth/v1/authorize?provider=google&code_challenge_method=s256&code_challenge=${'x'.repeat(43)}`

const googleAt = (issuer: string) =>
  ({ kind: 'google', issuer, clientId: 'nawl', clientSecret: 's', allowedRedirects: [] }) as const

describe('/auth/v1 while the provider is away', () => {
  it('redirects back to the shop with the reason', async () => {
    const shop = await openShop({ auth: googleAt('http://127.0.0.1:9') })
    const answer = await shop.app.inject(`${departure}&redirect_to=http://localhost:3000/account`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(
      /^http:\/\/localhost:3000\/account\?error=temporarily_unavailable&error_code=unexpected_failure&/,
    )
    await shop.close()
  })
  it('never uses plain HTTP for a provider on another machine', async () => {
    let log = ''
    const logTo = { write: (line: string) => void (log += line) }
    const shop = await openShop({ auth: googleAt('http://provider.example'), logTo })
    expect((await shop.app.inject(departure)).headers.location).toContain('error_code=unexpected_failure')
    expect(log).toContain('has to be on this machine')
    await shop.close()
  })
})

describe('/auth/v1 of a shop without sign-in', () => {
  it('reports that sign-in is off', async () => {
    const shop = await openShop({ auth: { kind: 'off', allowedRedirects: [] } })
    expect((await shop.app.inject(departure)).headers['x-sb-error-code']).toBe('validation_failed')
    expect((await shop.app.inject('/auth/v1/settings')).json()).toMatchObject({ external: { google: false } })
    expect((await shop.app.inject('/api/sign-in')).json()).toMatchObject({ kind: 'off' })
    await shop.close()
  })
})

describe('/auth/v1 while the database is away', () => {
  it('asks the client to retry', async () => {
    const shop = await openShop({ database: { url: 'postgres://nobody@127.0.0.1:9/none' } })
    const refreshed = await shop.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token: 'x' },
    })
    expect(refreshed.statusCode).toBe(503)
    expect(refreshed.headers).toMatchObject({ 'retry-after': '2', 'x-sb-error-code': 'unexpected_failure' })
    expect((await shop.app.inject('/auth/v1/.well-known/jwks.json')).statusCode).toBe(503)
    await shop.close()
  })
})
