import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { retentionMs } from '@nawl/domain/privacy/retention'

import type { Auth } from '../../identity/auth/auth.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'

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

const MAX_AGE_SECONDS = retentionMs('carts') / 1000

export type CartCookie = ReturnType<typeof cartCookie>

/** The cookie with a guest cart's token: 128 random bits that scripts cannot read. */
export function cartCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  // The __Host- prefix makes browsers accept the cookie from this host over TLS only (RFC 6265bis, 4.1.3.2).
  const name = isSecure ? '__Host-nawl-cart' : 'nawl-cart'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

  function read({ headers: { cookie = '' } }: FastifyRequest): string | null {
    const pairs = cookie.split(/; */).map((pair) => pair.split('='))
    const value = pairs.find(([key]) => key === name)?.[1] ?? ''
    return /^[\w-]{22}$/.test(value) ? value : null
  }

  return {
    read,
    /** The browser's token, created if missing; renews the cookie. */
    keep: (request: FastifyRequest, reply: FastifyReply): string => {
      const value = read(request) ?? randomBytes(16).toString('base64url')
      void reply.header('set-cookie', `${name}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`)
      return value
    },
    forget: (reply: FastifyReply): void => {
      void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`)
    },
  }
}
