import type { FastifyRequest } from 'fastify'

import type { App } from './fastify-app.ts'

/** Calls the API by its path, as `fetch` does. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** By what the API tells a form of ours from one of another site (same-origin.ts). */
const WHERE_FROM = ['origin', 'sec-fetch-site'] as const

/**
 * Calls the API for a page as its visitor's browser would, only without a socket in between: from the same address, and
 * where a form was sent with what the browser said about which site sent it.
 */
export function inProcessFetch(app: App, { ip, method, headers: asked }: FastifyRequest): FetchApi {
  // An address that was typed, or a link of another site, opens a page; what that page asks for is its own doing.
  const told = method === 'GET' || method === 'HEAD' ? [] : WHERE_FROM
  return async (path, init = {}) => {
    const headers = new Headers(init.headers)
    for (const name of told) {
      const value = asked[name]
      if (value !== undefined) headers.set(name, value)
    }
    const response = await app.inject({
      url: path,
      remoteAddress: ip,
      method: (init.method ?? 'GET') as 'GET',
      headers: Object.fromEntries(headers),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: { 'content-type': response.headers['content-type']?.toString() ?? 'application/octet-stream' },
    })
  }
}
