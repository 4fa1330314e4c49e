import type { FastifyRequest } from 'fastify'

/** A page request as React Router reads it; `signal` aborts when the client disconnects. */
export function pageRequest(request: FastifyRequest, publicUrl: string, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(pageAddress(publicUrl, request.url), {
    method: request.method,
    headers,
    ...(signal ? { signal } : {}),
    ...(body ? { body } : {}),
  })
}

/**
 * The URL of a page on our host. Concatenated, not resolved: under RFC 3986, 5.2.2, `//evil.example/checkout` would
 * resolve to evil.example, and React Router would treat that site's forms as ours.
 */
export function pageAddress(publicUrl: string, target: string): string {
  // A proxy may send an absolute URL (RFC 9112, 3.2.2), whose host is not trusted either.
  const path = target.startsWith('/') ? target : target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return publicUrl + (path.startsWith('/') ? path : `/${path}`)
}
