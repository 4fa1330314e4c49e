import { randomBytes } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/** As long as the session that follows may last; the sign-in itself takes minutes. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60

/**
 * A random browser id in a cookie that scripts cannot read: only the browser that started a sign-in can finish it, and
 * a new sign-in there ends its former session. An existing id is kept, so that two tabs can sign in at once.
 */
export function browserCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  // The __Host- prefix makes browsers accept the cookie from this host over TLS only (RFC 6265bis, 4.1.3.2).
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
