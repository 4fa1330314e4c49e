import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { person } from '../../../platform/db/schema/auth-schema.ts'
import { openShop } from '../../../../test/shop-fixture.ts'

const ADA = '7d7f3a0e-5b58-4a9c-9d43-0a6f54d7a0b1'

describe('a shop with a hosted project', () => {
  const keyServer = createServer()
  let url = ''
  let key: CryptoKey
  let shop: Awaited<ReturnType<typeof openShop>>
  /** The project's user for a token; null while the project fails. */
  let user: object | null = null
  let askedAs: readonly unknown[] = []
  const shopAt = (address: string) => openShop({ auth: { kind: 'hosted', url: address, anonKey: 'anon' } })

  beforeAll(async () => {
    const pair = await generateKeyPair('ES256')
    key = pair.privateKey
    const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'hosted', alg: 'ES256' }] }
    keyServer.on('request', ({ url: path, headers }, response) => {
      if (path !== '/auth/v1/user') return response.end(JSON.stringify(jwks))
      askedAs = [headers.authorization, headers['apikey']]
      response.statusCode = user === null ? 500 : 200
      response.end(JSON.stringify(user))
    })
    keyServer.listen(0, '127.0.0.1')
    await once(keyServer, 'listening')
    url = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`
    shop = await shopAt(url)
    await shop.database.migrate()
  })
  afterAll(async () => {
    await shop.close()
    keyServer.close()
  })

  const token = (claims: JWTPayload = {}, signWith: CryptoKey = key) =>
    new SignJWT({
      iss: `${url}/auth/v1`,
      aud: 'authenticated',
      sub: ADA,
      role: 'authenticated',
      session_id: '0f1ec2c5-3a5c-4d2e-8a61-6c2f1f7d7d10',
      email: 'ada@example.com',
      user_metadata: { full_name: 'Ada Lovelace' },
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'hosted' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(signWith)
  const account = async (jwt: string, at = shop) =>
    at.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${jwt}` } })

  it('accepts the project’s tokens and creates a row for the bearer', async () => {
    const answers = [await account(await token()), await account(await token({ email: 'ada@new.example' }))]
    expect(answers.map((answer) => answer.json<{ id: string; email: string }>())).toEqual([
      expect.objectContaining({ id: ADA, email: 'ada@example.com', name: 'Ada Lovelace' }),
      expect.objectContaining({ id: ADA, email: 'ada@new.example' }),
    ])
    expect(await shop.database.orm.select().from(person)).toHaveLength(1)
  })

  it.each([
    ['another project', { iss: 'https://evil.example/auth/v1' }],
    ['another audience', { aud: 'anon' }],
    ['nobody signed in', { role: 'anon' }],
    ['somebody anonymous', { is_anonymous: true }],
  ])('refuses tokens of %s', async (_whose, claims) => {
    const answer = await account(await token(claims))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'account/token-refused'])
  })

  it('refuses tokens signed by another key', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    expect((await account(await token({}, privateKey))).statusCode).toBe(403)
  })

  it('offers no service of its own, publishes the project’s address and allows pages to reach it', async () => {
    const statuses = await Promise.all(
      ['authorize', 'settings', '.well-known/jwks.json'].map(
        async (path) => (await shop.app.inject(`/auth/v1/${path}`)).statusCode,
      ),
    )
    expect(statuses).toEqual([404, 404, 404])
    const where = await shop.app.inject('/api/sign-in')
    expect(where.json()).toEqual({ kind: 'hosted', url: `${url}/auth/v1`, apiKey: 'anon' })
    expect(where.headers['content-security-policy']).toContain(`connect-src 'self' blob: ${url};`)
  })

  describe('on the staff pages', () => {
    const BO = '7d7f3a0e-5b58-4a9c-9d43-0a6f54d7a0b2'
    const google = { email: 'desk@example.com', email_verified: true }
    const ofGoogle = (data: object) => ({ identities: [{ provider: 'google', identity_data: data }] })
    const since = (minutes: number, method = 'oauth') => [
      { method, timestamp: Math.floor(Date.now() / 1000) - minutes * 60 },
    ]
    const staffCall = async (sub: string, amr: object | null = since(1)) => {
      // User metadata is client-writable, so it proves nothing.
      const claims = {
        email: 'desk@example.com',
        user_metadata: { email_verified: true },
        ...(amr && { amr }),
      }
      const jwt = await token({ sub, ...claims })
      const headers = { authorization: `Bearer ${jwt}` }
      const answer = await shop.app.inject({ url: '/api/desk/orders', headers })
      return [answer.statusCode, askedAs[0] === headers.authorization]
    }

    it.each([
      [
        'signed up with an e-mail and a password',
        { identities: [{ provider: 'email', identity_data: google }] },
      ],
      ['has an address that Google did not verify', ofGoogle({ ...google, email_verified: false })],
      ['has another address at Google', ofGoogle({ ...google, email: 'ada@example.com' })],
      ['has no identities', { email: 'desk@example.com', email_confirmed_at: '2026-01-01T00:00:00Z' }],
    ])('refuses an account with a staff address and %s', async (_who, claims) => {
      user = claims
      expect(await staffCall(ADA)).toEqual([403, true])
    })

    it.each([
      ['began long ago', since(11)],
      ['began with a password', since(1, 'password')],
      ['does not say how it began', null],
    ])('gives an address to no session that %s, and does not ask the project', async (_which, amr) => {
      user = ofGoogle(google)
      askedAs = []
      expect(await staffCall(ADA, amr)).toEqual([403, false])
    })

    it('admits the first account with a Google-verified address and asks the project once', async () => {
      user = null
      expect(await staffCall(ADA)).toEqual([503, true])
      user = ofGoogle(google)
      expect(await staffCall(ADA)).toEqual([200, true])
      expect(askedAs[1]).toBe('anon')
      askedAs = []
      expect(await staffCall(ADA, since(300)), 'what is pinned stays').toEqual([200, false])
      expect(await staffCall(BO)).toEqual([403, false])
    })
  })

  it('answers busy, not signed out, while the project is away', async () => {
    const away = await shopAt('http://127.0.0.1:9')
    expect((await account(await token(), away)).statusCode).toBe(503)
    await away.close()
  })
})
