import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Auth } from '../../identity/auth/auth.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import type { CartCookie } from './cart-cookie.ts'

/** The owner of a cart: a person, or a browser by the hash of its token. */
export type CartOwner =
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'guest'; readonly tokenHash: string }

export type OwnerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<CartOwner>

/**
 * Determines the cart's owner. A session token takes precedence over the cookie, and an invalid one fails the call.
 * Every browser gets its cookie with the first answer, so that two concurrent first additions use one cart.
 */
export function cartOwner(auth: Auth, cookie: CartCookie): OwnerOf {
  return async (request, reply) => {
    if (request.headers.authorization !== undefined)
      return { kind: 'person', personId: (await auth.requirePerson(request)).id }
    return { kind: 'guest', tokenHash: secretHash(cookie.keep(request, reply)) }
  }
}
