import type { FastifyRequest } from 'fastify'

import { AuthError } from './auth-error.ts'
import type { Recognise, Recognition } from './recognise.ts'

export type RequireBearer = (request: FastifyRequest) => Promise<Extract<Recognition, { ok: true }>>

/** Whose token a call of /auth/v1 carries. Throws the AuthError for a token that is missing or not believed. */
export function requireBearer(recognise: Recognise): RequireBearer {
  return async ({ headers }) => {
    const recognition = await recognise(headers.authorization)
    if (!recognition.ok) throw new AuthError(recognition.reason, recognition.why)
    return recognition
  }
}
