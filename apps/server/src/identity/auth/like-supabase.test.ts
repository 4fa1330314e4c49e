import type { AuthError } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testBrowser } from '../../../test/auth/browser.ts'
import { listeningShop } from '../../../test/auth/listening-shop.ts'

/** The answers of supabase/auth with only Google enabled, according to its source of August 2026. */
describe('answers to auth-js equal those of supabase/auth', () => {
  let shop: Awaited<ReturnType<typeof listeningShop>>
  beforeAll(async () => void (shop = await listeningShop()))
  afterAll(() => shop.close())

  const errorOf = ({ error }: { error: AuthError | null }) => [error?.status, error?.code, error?.message]
  const signedIn = async (who?: string) => {
    const browser = testBrowser(shop.site)
    return { ...browser, session: await browser.signIn(who) }
  }
  const email = 'ada@example.com'
  const phone = '+971500000000'
  const password = 'a long password'

  it('for an invalid access token', async () => {
    const { client, session } = await signedIn()
    const refusal = async (jwt: string) => errorOf(await client.getUser(jwt))
    const [head = '', body = '', signature = ''] = session.access_token.split('.')
    const unable = 'invalid JWT: unable to parse or verify signature, '
    expect(await refusal('nonsense')).toEqual([
      403,
      'bad_jwt',
      `${unable}token is malformed: token contains an invalid number of segments`,
    ])
    expect(await refusal(`${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`)).toEqual([
      403,
      'bad_jwt',
      `${unable}token signature is invalid: crypto/ecdsa: verification error`,
    ])
    const header = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url')
    expect(await refusal(`${header({ alg: 'HS256', typ: 'JWT' })}.${body}.${signature}`)).toEqual([
      403,
      'bad_jwt',
      `${unable}token signature is invalid: signing method HS256 is invalid`,
    ])
    expect(await refusal(`${header({ alg: 'ES256', kid: 'other' })}.${body}.${signature}`)).toEqual([
      403,
      'bad_jwt',
      `${unable}token is unverifiable: error while executing keyfunc: unrecognized JWT kid other for algorithm ES256`,
    ])
    await client.signOut()
    const answer = await fetch(`${shop.site}/auth/v1/user`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(await answer.json()).toMatchObject({ msg: 'Session from session_id claim in JWT does not exist' })
    const nobody = await fetch(`${shop.site}/auth/v1/user`)
    expect(await nobody.json()).toMatchObject({ msg: 'This endpoint requires a valid Bearer token' })
  })

  it('for the user, with the claims of Google’s ID token', async () => {
    const { client, session } = await signedIn()
    const { user } = session
    const known = {
      email: 'layla@example.com',
      email_verified: true,
      full_name: 'Layla Haddad',
      iss: 'https://accounts.google.com',
      name: 'Layla Haddad',
      phone_verified: false,
      provider_id: 'local-layla',
      sub: 'local-layla',
    }
    expect([user.app_metadata, user.user_metadata]).toEqual([
      { provider: 'google', providers: ['google'] },
      known,
    ])
    expect(user.identities).toMatchObject([{ provider: 'google', id: 'local-layla', identity_data: known }])
    const { data } = await client.getClaims()
    expect(data?.claims).toMatchObject({ app_metadata: { provider: 'google' }, user_metadata: known })
  })

  it('for metadata that a user writes and the next sign-in overwrites', async () => {
    const { client, session, signIn } = await signedIn('local-marcus')
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const wanted = { studio: { units: 'cm' }, full_name: 'M. L.', name: null }
    const { data, error } = await client.updateUser({ data: wanted })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: session.user.id,
      user_metadata: { studio: { units: 'cm' }, full_name: 'M. L.', sub: 'local-marcus' },
    })
    expect(data.user?.user_metadata).not.toHaveProperty('name')
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ full_name: 'Marcus Lindqvist' })
    expect(events).toContain('USER_UPDATED')
    await client.updateUser({ data: { size: '5x8' } })
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({
      studio: { units: 'cm' },
      size: '5x8',
    })
    await client.refreshSession()
    expect((await client.getClaims()).data?.claims['user_metadata']).toMatchObject({ size: '5x8' })
    expect((await signIn('local-marcus')).user.user_metadata).toMatchObject({
      full_name: 'Marcus Lindqvist',
      name: 'Marcus Lindqvist',
      studio: { units: 'cm' },
    })
  })

  it('for metadata that cannot be stored', async () => {
    const { client } = await signedIn('local-noor')
    await client.updateUser({ data: { kept: 'yes' } })
    for (const data of [{ long: 'x'.repeat(5000) }, { zero: 'a\0b' }, { ['half\ud800']: 1 }])
      expect(errorOf(await client.updateUser({ data }))).toEqual([
        400,
        'validation_failed',
        expect.stringMatching(/^data: /),
      ])
    expect(errorOf(await client.updateUser({ email }))[1]).toBe('email_provider_disabled')
    expect(errorOf(await client.updateUser({ password }))[1]).toBe('email_provider_disabled')
    expect(errorOf(await client.updateUser({ phone }))[1]).toBe('phone_provider_disabled')
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ kept: 'yes' })
  })

  it('for every disabled sign-in method', async () => {
    const { client } = testBrowser(shop.site)
    const off = {
      'sign up by e-mail': await client.signUp({ email, password }),
      'sign up by telephone': await client.signUp({ phone, password }),
      'sign in as nobody': await client.signInAnonymously(),
      'password of an e-mail': await client.signInWithPassword({ email, password }),
      'password of a telephone': await client.signInWithPassword({ phone, password }),
      'link by e-mail': await client.signInWithOtp({ email }),
      'code by telephone': await client.signInWithOtp({ phone }),
      'ID token': await client.signInWithIdToken({ provider: 'google', token: 'x' }),
      'single sign-on': await client.signInWithSSO({ domain: 'example.com' }),
      'forgotten password': await client.resetPasswordForEmail(email),
      'e-mail again': await client.resend({ type: 'signup', email }),
      'message again': await client.resend({ type: 'sms', phone }),
      'code of an e-mail': await client.verifyOtp({ email, token: '123456', type: 'email' }),
    }
    expect(Object.fromEntries(Object.entries(off).map(([way, answer]) => [way, errorOf(answer)]))).toEqual({
      'sign up by e-mail': [400, 'email_provider_disabled', 'Email signups are disabled'],
      'sign up by telephone': [400, 'phone_provider_disabled', 'Phone signups are disabled'],
      'sign in as nobody': [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      'password of an e-mail': [422, 'email_provider_disabled', 'Email logins are disabled'],
      'password of a telephone': [422, 'phone_provider_disabled', 'Phone logins are disabled'],
      'link by e-mail': [422, 'email_provider_disabled', 'Email logins are disabled'],
      'code by telephone': [400, 'phone_provider_disabled', 'Unsupported phone provider'],
      'ID token': [400, 'provider_disabled', 'Provider (issuer "google") is not enabled'],
      'single sign-on': [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
      'forgotten password': [400, 'email_provider_disabled', 'Email logins are disabled'],
      'e-mail again': [400, 'email_provider_disabled', 'Email logins are disabled'],
      'message again': [400, 'phone_provider_disabled', 'Phone logins are disabled'],
      'code of an e-mail': [403, 'otp_expired', 'Token has expired or is invalid'],
    })
  })

  it('for disabled operations of a signed-in user', async () => {
    const { client, session } = await signedIn()
    expect(errorOf(await client.linkIdentity({ provider: 'google' }))).toEqual([
      404,
      'manual_linking_disabled',
      'Manual linking is disabled',
    ])
    const [identity] = session.user.identities ?? []
    if (!identity) throw new Error('there is an identity')
    expect(errorOf(await client.unlinkIdentity(identity))[1]).toBe('manual_linking_disabled')
    expect(errorOf(await client.mfa.enroll({ factorType: 'totp' }))).toEqual([
      422,
      'mfa_totp_enroll_not_enabled',
      'MFA enroll is disabled for TOTP',
    ])
    const { admin } = testBrowser(shop.site).client
    expect(errorOf(await admin.listUsers())).toEqual([
      401,
      'no_authorization',
      'This endpoint requires a valid Bearer token',
    ])
    const headers = { authorization: `Bearer ${session.access_token}` }
    const asPerson = await fetch(`${shop.site}/auth/v1/admin/users`, { headers })
    expect([asPerson.status, asPerson.headers.get('x-sb-error-code')]).toEqual([403, 'not_admin'])
  })
})
