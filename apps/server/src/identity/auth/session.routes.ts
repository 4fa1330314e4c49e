import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { ACCESS_TOKEN_SECONDS, userAnswer } from './access-token.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './auth.routes.ts'
import { disabledGrant } from './disabled-ways.routes.ts'
import type { RequireBearer } from './recognise/recognise.ts'
import { type Opened, SIGN_OUT_SCOPES } from './session.store.ts'

const EXCHANGES_PER_HOUR = 300
/** A refused refresh signs people out and whole offices share an address, so the limit is generous. */
const REFRESHES_PER_HOUR = 3000

const secretText = z.string().min(1).max(256)
const exchanged = z.object({ auth_code: secretText, code_verifier: secretText })
const refreshed = z.object({ refresh_token: secretText })
const granted = z.object({ grant_type: z.enum(['pkce', 'refresh_token']) })
const logoutQuery = z.object({
  scope: z.enum(SIGN_OUT_SCOPES, `has to be one of ${SIGN_OUT_SCOPES.join(', ')}`).default('global'),
})

/** POST /token and /logout. */
export function sessionRoutes(app: App, deps: AuthDeps, bearer: RequireBearer): void {
  const { limits, tokens, flows, sessions } = deps
  const grants = {
    pkce: limits('exchange', EXCHANGES_PER_HOUR),
    refresh_token: limits('refresh', REFRESHES_PER_HOUR),
  }
  const hidden = { schema: { hide: true } }

  app.post('/token', hidden, async ({ ip, query, body, log }) => {
    const parsed = granted.safeParse(query)
    if (!parsed.success) throw disabledGrant((query as { grant_type?: unknown }).grant_type, body)
    const { grant_type: grant } = parsed.data
    if (!(await grants[grant].allows(ip))) throw new AuthError('over_request_rate_limit')
    const sign = await tokens.signer()
    if (grant === 'refresh_token') {
      const refreshing = await sessions.refresh(refreshed.parse(body).refresh_token)
      // A reason that is 403 for an access token ends the session here.
      if (!refreshing.ok) {
        log.warn({ reason: refreshing.reason }, 'going on with a session was refused')
        throw new AuthError(refreshing.reason, undefined, 400)
      }
      return sessionAnswer(refreshing, await sign(refreshing))
    }
    const { auth_code: code, code_verifier: verifier } = exchanged.parse(body)
    const exchange = await flows.exchange(code, verifier)
    if (!exchange.ok) {
      log.warn({ reason: exchange.reason }, 'signing in was refused')
      throw new AuthError(exchange.reason)
    }
    log.info({ person: exchange.person.id, session: exchange.session.id }, 'somebody has signed in')
    return {
      ...sessionAnswer(exchange, await sign(exchange)),
      provider_token: exchange.providerToken,
    }
  })

  app.post('/logout', hidden, async (request, reply) => {
    const { scope } = logoutQuery.parse(request.query)
    const { person, sessionId } = await bearer(request)
    await sessions.end({ personId: person.id, sessionId }, scope)
    request.log.info({ person: person.id, session: sessionId, scope }, 'somebody has signed out')
    return reply.status(204).send()
  })
}

const sessionAnswer = ({ person, token }: Opened, access: { token: string; expiresAt: number }) => ({
  access_token: access.token,
  token_type: 'bearer',
  expires_in: ACCESS_TOKEN_SECONDS,
  expires_at: access.expiresAt,
  refresh_token: token,
  user: userAnswer(person),
})
