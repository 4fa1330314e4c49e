import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { RETRY_SECONDS } from '../../platform/http/problem-handler.ts'
import type { accessTokens } from './access-token.ts'
import { AuthError } from './auth-error.ts'
import type { flowStore } from './flow.store.ts'
import type { Google } from './google.ts'
import type { ProviderAccount } from './person.store.ts'
import { type Recognise, requireBearer } from './recognise/recognise.ts'
import { disabledWays } from './disabled-ways.routes.ts'
import { userRoutes } from './user.routes.ts'
import type { Database } from '../../platform/db/database.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { sessionRoutes } from './session.routes.ts'
import type { SessionStore } from './session.store.ts'
import { signInRoutes } from './sign-in.routes.ts'
import type { SigningKeys } from './signing-keys.ts'

const VERSION_HEADER = 'x-supabase-api-version'
const VERSION = '2024-01-01'

export type AuthDeps = {
  readonly database: Database
  readonly publicUrl: string
  readonly allowed: readonly string[]
  readonly limits: HourlyLimits
  /** Null when sign-in is not configured. */
  readonly google: Google | null
  readonly keys: SigningKeys
  readonly tokens: ReturnType<typeof accessTokens>
  readonly flows: ReturnType<typeof flowStore>
  readonly sessions: SessionStore
  readonly recognise: Recognise
  readonly onSignIn: (account: ProviderAccount) => Promise<unknown>
}

/**
 * /auth/v1 as auth-js expects it, for pages of the same origin; no answer sends CORS headers. Register it in a scope of
 * its own, because its errors have their own format.
 */
export async function authRoutes(app: App, deps: AuthDeps): Promise<void> {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'sign-in failed')
    return sendRefusal(request, reply, refusal)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(NO_STORE).header('referrer-policy', 'no-referrer')
  })
  readNothingAsNothing(app)
  signInRoutes(app, deps)
  const bearer = requireBearer(deps.recognise)
  sessionRoutes(app, deps, bearer)
  userRoutes(app, deps, bearer)
  disabledWays(app, bearer)
  aboutRoutes(app, deps)
  app.all('/*', { schema: { hide: true } }, async () => {
    throw new AuthError('not_found')
  })
}

/** auth-js sends `content-type: application/json` without a body. */
function readNothingAsNothing(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parse(request, String(body), done)
  })
}

function asRefusal(error: Error & { code?: string; statusCode?: number }): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof z.ZodError) return new AuthError('validation_failed', fieldAtFault(error))
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new AuthError('bad_json')
  if (error.code?.startsWith('FST_ERR_CTP_')) return new AuthError('validation_failed', error.message)
  // On a server error the browser must keep its session and retry.
  return new AuthError('unexpected_failure')
}

const fieldAtFault = ({ issues: [issue] }: z.ZodError) =>
  `${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'is not valid'}`

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: AuthError): FastifyReply {
  const { code, status, message } = refusal
  const version = request.headers[VERSION_HEADER]
  const isNew = typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= VERSION
  if (isNew) reply.header(VERSION_HEADER, VERSION)
  const retrySeconds = RETRY_SECONDS[status]
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds)
  return reply
    .status(status)
    .header('x-sb-error-code', code)
    .send(isNew ? { code, message } : { code: status, error_code: code, msg: message })
}

/** Providers that supabase/auth lists and this shop does not have. */
const ABSENT = ['anonymous_users', 'apple', 'azure', 'email', 'facebook', 'github', 'phone'] as const

/** GET /settings, /health and /.well-known/jwks.json: the service's public information. */
function aboutRoutes(app: App, { google, keys }: Pick<AuthDeps, 'google' | 'keys'>): void {
  const hidden = { schema: { hide: true } }

  app.get('/settings', hidden, async () => ({
    external: {
      ...Object.fromEntries(ABSENT.map((name) => [name, false])),
      google: google !== null,
    },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }))

  app.get('/health', hidden, async () => ({
    version: 'v0.1.0',
    name: 'Nawl',
    description: 'Sign-in of this shop, for the clients of supabase/auth',
  }))

  app.get('/.well-known/jwks.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(await keys.jwks()),
  )
}
