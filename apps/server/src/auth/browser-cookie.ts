import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

const MAX_AGE_SECONDS = 600

/**
 * A random name for a browser while it is on its way to the provider, in a cookie that scripts cannot read. Kept where
 * there is one already, so that two tabs can be on the way at once.
 */
export function browserCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  // With this prefix browsers take the cookie from this very host only, and only over TLS (RFC 6265bis, 4.1.3.2).
  const name = isSecure ? '__Host-nawl-sign-in' : 'nawl-sign-in'
  const attributes = `${isSecure ? 'Path=/; Secure' : 'Path=/auth/v1'}; HttpOnly; SameSite=Lax`

  function read({ headers: { cookie = '' } }: FastifyRequest): string | null {
    const pairs = cookie.split(/; */).map((pair) => pair.split('='))
    const value = pairs.find(([key]) => key === name)?.[1] ?? ''
    return /^[\w-]{43}$/.test(value) ? value : null
  }

  function keep(request: FastifyRequest, reply: FastifyReply): string {
    const value = read(request) ?? randomBytes(32).toString('base64url')
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`)
    return value
  }

  return { read, keep }
}
