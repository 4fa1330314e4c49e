import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Auth } from '../../identity/auth/auth.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import type { CartCookie } from './cart-cookie.ts'

/** Whose cart it is: a person's, or that of a browser, known by the hash of its token. */
export type CartOwner =
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'guest'; readonly tokenHash: string }

export type OwnerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<CartOwner>

/**
 * Whose cart a call is about. A token of a session comes before the cookie; where that is refused, so is the call.
 * Every browser gets its cookie with the first answer, so that two first additions meet in one cart.
 */
export function cartOwner(auth: Auth, cookie: CartCookie): OwnerOf {
  return async (request, reply) => {
    if (request.headers.authorization !== undefined)
      return { kind: 'person', personId: (await auth.requirePerson(request)).id }
    return { kind: 'guest', tokenHash: secretHash(cookie.keep(request, reply)) }
  }
}
