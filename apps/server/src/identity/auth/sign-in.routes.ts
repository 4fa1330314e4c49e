import { randomBytes } from 'node:crypto'

import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { AUTH_ERRORS, AuthError, type AuthErrorCode } from './auth-error.ts'
import type { AuthDeps } from './auth.routes.ts'
import { browserCookie } from './browser-cookie.ts'
import type { Google } from './google.ts'
import { redirectTarget } from './redirect-target.ts'

const DEPARTURES_PER_HOUR = 300

const departure = z.object({
  provider: z.literal('google', 'is no provider of this shop'),
  redirect_to: z.string().max(2048).optional().catch(undefined),
  code_challenge: z.string().regex(/^[\w.~-]{43,128}$/, 'has to be 43 to 128 of A-Z a-z 0-9 - . _ ~'),
  code_challenge_method: z.string().regex(/^s256$/i, 'has to be s256'),
})
const arrival = z.object({ state: z.string().min(1), error: z.string().optional() })

const secret = () => randomBytes(32).toString('base64url')

type Deps = Pick<AuthDeps, 'publicUrl' | 'allowed' | 'limits' | 'google' | 'flows' | 'onSignIn'>

/**
 * GET /authorize and /callback: the round trip to the provider. A failure redirects to a page of the shop with `error`,
 * `error_code` and `error_description`; only a request that none of our pages makes gets a plain error answer.
 */
export function signInRoutes(app: App, deps: Deps): void {
  const { publicUrl, allowed, limits, google, flows, onSignIn } = deps
  const cookie = browserCookie(publicUrl)
  const limit = limits('departure', DEPARTURES_PER_HOUR)
  const hidden = { schema: { hide: true } }

  app.get('/authorize', hidden, async (request, reply) => {
    const wanted = departure.parse(request.query)
    if (!google) throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled')
    const redirectTo = redirectTarget(wanted.redirect_to, { publicUrl, allowed })
    if (!(await limit.allows(request.ip))) return sendBack(reply, redirectTo, 'over_request_rate_limit')
    const trip = { state: secret(), nonce: secret(), verifier: secret() }
    try {
      const address = await google.leaveFor(trip)
      const browser = cookie.keep(request, reply)
      await flows.depart({ ...trip, browser, challenge: wanted.code_challenge, redirectTo })
      return await reply.redirect(address.href, 302)
    } catch (error) {
      request.log.error({ err: error }, 'cannot redirect to the sign-in provider')
      return sendBack(reply, redirectTo, 'unexpected_failure')
    }
  })

  app.get('/callback', hidden, async (request, reply) => {
    const home = new URL(publicUrl).href
    const query = arrival.safeParse(request.query)
    if (!google || !query.success) return sendBack(reply, home, 'bad_oauth_callback', { status: 303 })
    const { state, error: refusal } = query.data
    let redirectTo = home
    try {
      const arrived = await flows.arrive(state, cookie.read(request))
      if (!arrived.ok) return await sendBack(reply, home, arrived.reason, { status: 303 })
      const { flow } = arrived
      redirectTo = flow.redirectTo
      if (refusal !== undefined)
        return await sendBack(reply, redirectTo, 'bad_oauth_callback', { error: oauthError(refusal) })
      const known = await whoReturned(
        google,
        new URL(request.url, publicUrl),
        { ...flow, state },
        request.log,
      )
      if (!known.ok) return await sendBack(reply, redirectTo, known.reason)
      await onSignIn(known.account)
      const code = await flows.admit(flow.id, known.account, known.providerToken)
      return await reply.redirect(withParameters(redirectTo, { code }), 302)
    } catch (error) {
      request.log.error({ err: error }, 'cannot complete the sign-in')
      return sendBack(reply, redirectTo, 'unexpected_failure')
    }
  })
}

async function whoReturned(
  google: Google,
  url: URL,
  trip: Parameters<Google['whoReturned']>[1],
  log: App['log'],
) {
  try {
    return await google.whoReturned(url, trip)
  } catch (error) {
    log.warn({ err: error }, 'the answer of the provider is refused')
    return { ok: false, reason: 'bad_oauth_callback' } as const
  }
}

/** The provider's error code, if it has the form of an RFC 6749 code. */
const oauthError = (text: string) => (/^[a-z_]{1,40}$/.test(text) ? text : 'server_error')

function sendBack(
  reply: FastifyReply,
  target: string,
  code: AuthErrorCode,
  { status = 302, error = ERROR_OF[code] ?? 'server_error' }: { status?: number; error?: string } = {},
): FastifyReply {
  const { message } = AUTH_ERRORS[code]
  const described = { error, error_code: code, error_description: message }
  return reply.header('x-sb-error-code', code).redirect(withParameters(target, described), status)
}

/** Codes of RFC 6749, 4.1.2.1, for errors that are not the server's. */
const ERROR_OF: Partial<Record<AuthErrorCode, string>> = {
  bad_oauth_state: 'invalid_request',
  bad_oauth_callback: 'invalid_request',
  flow_state_already_used: 'invalid_request',
  provider_email_needs_verification: 'access_denied',
  over_request_rate_limit: 'temporarily_unavailable',
  unexpected_failure: 'temporarily_unavailable',
}

function withParameters(target: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(target)
  for (const stale of ['code', 'error', 'error_code', 'error_description']) url.searchParams.delete(stale)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
