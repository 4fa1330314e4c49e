import { randomBytes } from 'node:crypto'

import { retentionMs } from '@nawl/domain/privacy/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'

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
