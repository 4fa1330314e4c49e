import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/** As long as the session may last that the browser comes back to; the way itself takes minutes. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60

/**
 * A random name for a browser, in a cookie that scripts cannot read: only the browser that left for the provider comes
 * back, and signing in there again ends the session it had. Kept where there is one already, so that two tabs can be on
 * the way at once.
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
