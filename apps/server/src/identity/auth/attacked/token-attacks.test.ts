import { createHmac } from 'node:crypto'

import { base64url, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { exportJWK, type JWK, type JWTHeaderParameters } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { authKey, authSession, person } from '../../../platform/db/schema/auth-schema.ts'
import { openShop } from '../../../../test/shop-fixture.ts'
import { openSession } from '../session.store.ts'
import { welcome } from '../person.store.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const seconds = Math.floor(NOW / 1000)

describe('an access token is refused', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  let jwk: JWK
  let secretJwk: JWK
  let claims: JWTPayload

  beforeAll(async () => {
    shop = await openShop({ now: () => NOW })
    await shop.database.migrate()
    await shop.app.inject('/auth/v1/.well-known/jwks.json')
    const { orm } = shop.database
    const [key] = await orm.select().from(authKey)
    if (!key) throw new Error('there is no key')
    jwk = key.publicJwk
    secretJwk = JSON.parse(key.privateJwk) as JWK
    const at = new Date(NOW)
    const ada = { provider: 'local-google', sub: 'ada', email: 'ada@example.com', name: null } as const
    const { session } = await orm.transaction(async (tx) => openSession(tx, await welcome(tx, ada, at), at))
    claims = {
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      sub: session.personId,
      session_id: session.id,
      iat: seconds,
      exp: seconds + 3600,
    }
  })
  afterAll(() => shop.close())

  /** A valid token, except for the given overrides. */
  async function token(
    change: JWTPayload = {},
    header: Partial<JWTHeaderParameters> = {},
    key: JWK = secretJwk,
  ): Promise<string> {
    const signer = new SignJWT({ ...claims, ...change })
    signer.setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '', ...header })
    return signer.sign(await importJWK(key, 'ES256'))
  }
  const bare = (header: object, payload: object = claims) =>
    [header, payload].map((part) => base64url.encode(JSON.stringify(part))).join('.')
  const strangerJwk = async () =>
    exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)

  async function answers(jwt: string) {
    const headers = { authorization: `Bearer ${jwt}` }
    const [user, account] = [
      await shop.app.inject({ url: '/auth/v1/user', headers }),
      await shop.app.inject({ url: '/api/account', headers }),
    ]
    return [
      [user.statusCode, user.headers['x-sb-error-code']],
      [account.statusCode, account.json<{ code?: string }>().code],
    ]
  }
  const REFUSED = [
    [403, 'bad_jwt'],
    [403, 'account/token-refused'],
  ]

  it('unless it is valid', async () => {
    expect(await answers(await token())).toEqual([
      [200, undefined],
      [200, undefined],
    ])
  })
  it('with the algorithm none', async () => {
    for (const alg of ['none', 'None', 'NONE'])
      expect(await answers(`${bare({ alg, kid: jwk.kid })}.`)).toEqual(REFUSED)
  })
  it('signed by HS256 with the public key as the secret', async () => {
    const publicKey = (await importJWK(jwk, 'ES256', { extractable: true })) as Parameters<
      typeof exportSPKI
    >[0]
    for (const secret of [await exportSPKI(publicKey), JSON.stringify(jwk)]) {
      const input = bare({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })
      const signature = createHmac('sha256', secret).update(input).digest('base64url')
      expect(await answers(`${input}.${signature}`)).toEqual(REFUSED)
    }
  })
  it('signed by a foreign key under our key id', async () =>
    expect(await answers(await token({}, {}, await strangerJwk()))).toEqual(REFUSED))
  it('signed by a foreign key under its own key id or none', async () => {
    const key = await strangerJwk()
    expect(await answers(await token({}, { kid: 'foreign' }, key))).toEqual(REFUSED)
    expect(await answers(await token({}, { kid: "' or ''='" }, key))).toEqual(REFUSED)
  })
  it('that embeds a key or the address of one', async () => {
    const { d, ...publicHalf } = await strangerJwk()
    const key = { d, ...publicHalf } as JWK
    expect(await answers(await token({}, { jwk: publicHalf }, key))).toEqual(REFUSED)
    expect(await answers(await token({}, { jku: 'https://evil.example/jwks.json' }, key))).toEqual(REFUSED)
  })
  it.each([
    ['for another audience', { aud: 'anon' }],
    ['for no audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://evil.example/auth/v1' }],
    ['expired', { exp: seconds }],
    ['without an end', { exp: undefined }],
    ['not valid yet', { nbf: seconds + 60 }],
    ['for another role', { role: 'service_role' }],
    ['for somebody who is no id', { sub: 'ada' }],
    ['of no session', { session_id: undefined }],
  ])('%s', async (_what, change) => expect(await answers(await token(change as JWTPayload))).toEqual(REFUSED))
  it('modified after signing', async () => {
    const [header = '', , signature = ''] = (await token()).split('.')
    const [, payload = ''] = bare({}, { ...claims, email: 'eve@example.com' }).split('.')
    expect(await answers(`${header}.${payload}.${signature}`)).toEqual(REFUSED)
  })
  it.each(['x', 'a.b.c', '..', 'x'.repeat(9000)])('that is malformed: %.10s', async (jwt) =>
    expect(await answers(jwt)).toEqual(REFUSED),
  )
  it('of one person with another’s session', async () => {
    const at = new Date(NOW)
    const eve = { provider: 'local-google', sub: 'eve', email: 'eve@example.com', name: null } as const
    const id = await shop.database.orm.transaction((tx) => welcome(tx, eve, at))
    expect(await answers(await token({ sub: id }))).toEqual([
      [403, 'session_not_found'],
      [403, 'account/session-ended'],
    ])
  })
  it('when it is missing', async () => {
    const [user, account] = [await shop.app.inject('/auth/v1/user'), await shop.app.inject('/api/account')]
    expect([user.statusCode, user.json()]).toEqual([
      401,
      { code: 401, error_code: 'no_authorization', msg: expect.any(String) },
    ])
    expect([account.statusCode, account.json()]).toMatchObject([401, { code: 'account/sign-in-needed' }])
  })
  it('of a session that has ended', async () => {
    const headers = { authorization: `Bearer ${await token()}` }
    const out = (scope: string) =>
      shop.app.inject({ method: 'POST', url: `/auth/v1/logout?scope=${scope}`, headers })
    expect((await out('everywhere')).headers['x-sb-error-code']).toBe('validation_failed')
    expect((await out('local')).statusCode).toBe(204)
    expect(await shop.database.orm.select().from(authSession)).toEqual([])
    expect(await answers(await token())).toEqual([
      [403, 'session_not_found'],
      [403, 'account/session-ended'],
    ])
    await shop.database.orm.delete(person)
  })
})
