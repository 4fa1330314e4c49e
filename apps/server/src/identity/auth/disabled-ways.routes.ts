import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { AuthError } from './auth-error.ts'
import type { RequireBearer } from './recognise/recognise.ts'

/** An empty string counts as absent, as in supabase/auth. */
const text = z.string().optional().catch(undefined)
const contact = z
  .object({ email: text, phone: text, factor_type: text, provider: text })
  .catch({ email: undefined, phone: undefined, factor_type: undefined, provider: undefined })
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = z.output<typeof contact>

/**
 * The sign-in methods of supabase/auth that are disabled here. Each is refused as by a project that has only Google
 * enabled, with the code by which clients tell "disabled" from "not found".
 */
export function disabledWays(app: App, bearer: RequireBearer): void {
  const refuse = (method: Method, url: string, why: (call: Asked) => AuthError, isOpen = true) =>
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: async (request) => {
        if (!isOpen) await bearer(request)
        throw why(contact.parse(request.body))
      },
    })
  const refuseSignedIn = (method: Method, url: string, why: (call: Asked) => AuthError) =>
    refuse(method, url, why, false)

  refuse('POST', '/signup', signUp)
  refuse('POST', '/otp', oneTimeCode)
  refuse('POST', '/magiclink', () => new AuthError('email_provider_disabled'))
  refuse('POST', '/recover', () => new AuthError('email_provider_disabled', undefined, 400))
  refuse('POST', '/resend', resend)
  refuse('POST', '/verify', () => new AuthError('otp_expired'))
  refuse('POST', '/sso', () => new AuthError('saml_provider_disabled'))
  refuse('POST', '/passkeys/*', () => new AuthError('passkey_disabled'))
  refuseSignedIn('GET', '/reauthenticate', () => new AuthError('email_provider_disabled'))
  refuseSignedIn('GET', '/user/identities/authorize', () => new AuthError('manual_linking_disabled'))
  refuseSignedIn('DELETE', '/user/identities/:id', () => new AuthError('manual_linking_disabled'))
  refuseSignedIn('POST', '/factors', enroll)
  refuseSignedIn('POST', '/invite', () => new AuthError('not_admin'))
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    refuseSignedIn(method, '/admin/*', () => new AuthError('not_admin'))
}

/** POST /token for disabled grant types. */
export function disabledGrant(grant: unknown, body: unknown): AuthError {
  const { email, phone, provider } = contact.parse(body)
  if (grant === 'password') {
    if (email) return new AuthError('email_provider_disabled')
    if (phone) return new AuthError('phone_provider_disabled')
    return new AuthError('validation_failed', 'missing email or phone')
  }
  if (grant === 'id_token')
    return new AuthError('provider_disabled', `Provider (issuer "${provider ?? ''}") is not enabled`)
  if (grant === 'web3') return new AuthError('web3_provider_disabled')
  return new AuthError('invalid_credentials')
}

function signUp({ email, phone }: Asked): AuthError {
  if (email) return new AuthError('email_provider_disabled', 'Email signups are disabled', 400)
  if (phone) return new AuthError('phone_provider_disabled', 'Phone signups are disabled', 400)
  return new AuthError('anonymous_provider_disabled')
}

function oneTimeCode({ email, phone }: Asked): AuthError {
  if (email) return new AuthError('email_provider_disabled')
  if (phone) return new AuthError('phone_provider_disabled', 'Unsupported phone provider', 400)
  return new AuthError('validation_failed', 'One of email or phone must be set')
}

function resend({ email, phone }: Asked): AuthError {
  if (email) return new AuthError('email_provider_disabled', undefined, 400)
  if (phone) return new AuthError('phone_provider_disabled', undefined, 400)
  return new AuthError('validation_failed', 'Missing email address or phone number')
}

const FACTORS = {
  totp: 'mfa_totp_enroll_not_enabled',
  phone: 'mfa_phone_enroll_not_enabled',
  webauthn: 'mfa_webauthn_enroll_not_enabled',
} as const

function enroll({ factor_type: type = '' }: Asked): AuthError {
  return Object.hasOwn(FACTORS, type)
    ? new AuthError(FACTORS[type as keyof typeof FACTORS])
    : new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
}
