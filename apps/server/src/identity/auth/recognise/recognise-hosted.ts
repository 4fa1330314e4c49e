import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { FastifyRequest } from 'fastify'

import { person } from '../../../platform/db/schema/auth-schema.ts'
import type { Database } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { AUDIENCE } from '../access-token.ts'
import { bearerToken, type Recognise } from './recognise.ts'
import type { AuthConfig } from '../../../platform/config/auth-config.ts'
import type { Person } from '../person.store.ts'

/** Asymmetric algorithms only: with a shared-secret one, the public key could sign tokens. */
const ALGORITHMS = ['ES256', 'RS256']
/** jose's errors for an invalid token; all others mean that the project's keys are unavailable. */
const REFUSALS: ReadonlySet<string> = new Set([
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
])

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  email: z.string().min(3),
  user_metadata: z.object({ full_name: z.string().optional(), name: z.string().optional() }).optional(),
})

type Deps = { readonly database: Database; readonly url: string; readonly now: () => number }

/**
 * Recognises callers by tokens of the hosted project at `url`. A new person gets a row under the project's user id. A
 * session that the project has ended remains valid until its token expires.
 */
export function recogniseHosted({ database, url, now }: Deps): Recognise {
  const issuer = `${url}/auth/v1`
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))

  return async (authorization) => {
    const token = bearerToken(authorization)
    if (token === null) return { ok: false, reason: 'no_authorization' }
    const at = new Date(now())
    const payload = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat'],
      currentDate: at,
    }).then(({ payload }) => payload, refusedOrAway)
    const bearer = claims.safeParse(payload)
    if (!bearer.success) return { ok: false, reason: 'bad_jwt' }
    const { sub, session_id: sessionId, email, user_metadata: known } = bearer.data
    const seen = { email, name: known?.full_name ?? known?.name ?? null }
    const [row] = await database.orm
      .insert(person)
      .values({ id: sub, ...seen, createdAt: at, lastSignInAt: at })
      .onConflictDoUpdate({ target: person.id, set: { ...seen, lastSignInAt: at } })
      .returning()
    if (!row) throw new Error('the person was not written')
    return { ok: true, person: { ...row, provider: 'hosted', sub }, sessionId }
  }
}

function refusedOrAway(error: unknown): JWTPayload | null {
  if (error instanceof errors.JOSEError && REFUSALS.has(error.code)) return null
  throw new ApiError('server/busy', { detail: 'the sign-in service does not answer' })
}

/** Time to open the desk in after signing in at a hosted project. */
const SIGN_IN_MS = 10 * 60 * 1000
const sessionStart = z.object({ amr: z.array(z.object({ method: z.string(), timestamp: z.number() })) })

/**
 * Whether the session of a request, whose token is known to be good, has just begun at a provider. What the project
 * knows of a provider's account is as old as the last sign-in with it, and sessions last for months.
 */
export function justSignedIn({ headers }: FastifyRequest, now: number): boolean {
  const claims = sessionStart.safeParse(decodeJwt(bearerToken(headers.authorization) ?? ''))
  return (claims.data?.amr ?? []).some(
    ({ method, timestamp }) => method === 'oauth' && now - timestamp * 1000 < SIGN_IN_MS,
  )
}

const PATIENCE_MS = 5_000

const user = z.object({
  identities: z
    .array(
      z.object({
        provider: z.string(),
        identity_data: z
          .object({ email: z.string().optional(), email_verified: z.boolean().optional() })
          .nullish(),
      }),
    )
    .nullish(),
})

/**
 * Asks a hosted project whether Google has verified the caller's address. The token cannot tell: a project may let
 * people sign up with any address, and users can write their own `user_metadata`.
 */
export function verifiedByGoogle({ url, anonKey }: Extract<AuthConfig, { kind: 'hosted' }>) {
  return async ({ headers }: FastifyRequest, { email }: Person): Promise<boolean> => {
    const { identities } = await answerOf(`${url}/auth/v1/user`, {
      authorization: headers.authorization ?? '',
      apikey: anonKey,
    })
    return (identities ?? []).some(
      ({ provider, identity_data: said }) =>
        provider === 'google' &&
        said?.email_verified === true &&
        said.email?.toLowerCase() === email.toLowerCase(),
    )
  }
}

async function answerOf(address: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    // The token was valid a moment ago, so the session has just ended.
    if (answer.status === 401 || answer.status === 403) throw new ApiError('account/session-ended')
    if (!answer.ok) throw new Error(`the project answered ${answer.status}`)
    return user.parse(await answer.json())
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('server/busy', { detail: 'the sign-in service does not answer' })
  }
}
