import type { FastifyRequest } from 'fastify'

import type { Database } from '../../../platform/db/database.ts'
import type { accessTokens } from '../access-token.ts'
import { findBearer, type Person } from '../person.store.ts'
import { AuthError } from '../auth-error.ts'

/** The caller by the Authorization header, or why it is invalid. */
type Recognition =
  | { readonly ok: true; readonly person: Person; readonly sessionId: string }
  | {
      readonly ok: false
      readonly reason: 'no_authorization' | 'bad_jwt' | 'session_not_found'
      /** Why the token is invalid. */
      readonly why?: string
    }
export type Recognise = (authorization: string | undefined) => Promise<Recognition>

type Deps = { readonly database: Database; readonly tokens: ReturnType<typeof accessTokens> }

/** Recognises callers by tokens of our own service until their session ends. */
export function recogniseOurs({ database, tokens }: Deps): Recognise {
  return async (authorization) => {
    const token = bearerToken(authorization)
    if (token === null) return { ok: false, reason: 'no_authorization' }
    const verification = await tokens.verify(token)
    if (!verification.ok) return { ok: false, reason: 'bad_jwt', why: verification.why }
    const { bearer } = verification
    const person = await findBearer(database.orm, bearer)
    if (!person) return { ok: false, reason: 'session_not_found' }
    return { ok: true, person, sessionId: bearer.sessionId }
  }
}

/** RFC 6750, 2.1. */
export const bearerToken = (authorization = '') => /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null

export type RequireBearer = (request: FastifyRequest) => Promise<Extract<Recognition, { ok: true }>>

/** The bearer of a call to /auth/v1. Throws an AuthError for a missing or invalid token. */
export function requireBearer(recognise: Recognise): RequireBearer {
  return async ({ headers }) => {
    const recognition = await recognise(headers.authorization)
    if (!recognition.ok) throw new AuthError(recognition.reason, recognition.why)
    return recognition
  }
}
