import type { FastifyRequest } from 'fastify'

import type { App } from '../fastify-app.ts'

/** Calls the API by path, like `fetch`. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** The headers by which the API detects cross-site forms (same-origin.ts). */
const WHERE_FROM = ['origin', 'sec-fetch-site'] as const
/** The headers that say whether a visit may be counted. */
const WHETHER_COUNTED = ['user-agent', 'sec-gpc', 'dnt'] as const

/**
 * Calls the API for a page as its visitor's browser would, without a socket: with the visitor's address and, for a
 * form, the browser's headers about the site that sent it and about being counted.
 */
export function inProcessFetch(app: App, { ip, method, headers: pageHeaders }: FastifyRequest): FetchApi {
  // A navigation from another site is fine; only forms carry a cross-site risk.
  const forwarded = method === 'GET' || method === 'HEAD' ? [] : [...WHERE_FROM, ...WHETHER_COUNTED]
  return async (path, init = {}) => {
    const headers = new Headers(init.headers)
    for (const name of forwarded) {
      const value = pageHeaders[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const response = await app.inject({
      url: path,
      remoteAddress: ip,
      method: (init.method ?? 'GET') as 'GET',
      headers: Object.fromEntries(headers),
      ...(init.signal && { signal: init.signal }),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: { 'content-type': response.headers['content-type']?.toString() ?? 'application/octet-stream' },
    })
  }
}
