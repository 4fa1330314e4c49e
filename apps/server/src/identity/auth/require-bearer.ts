import type { FastifyRequest } from 'fastify'

import { AuthError } from './auth-error.ts'
import type { Recognise, Recognition } from './recognise.ts'

export type RequireBearer = (request: FastifyRequest) => Promise<Extract<Recognition, { ok: true }>>

/** The bearer of a call to /auth/v1. Throws an AuthError for a missing or invalid token. */
export function requireBearer(recognise: Recognise): RequireBearer {
  return async ({ headers }) => {
    const recognition = await recognise(headers.authorization)
    if (!recognition.ok) throw new AuthError(recognition.reason, recognition.why)
    return recognition
  }
}
