import type { FastifyRequest } from 'fastify'

/** The request of a page as React Router reads it; `signal` ends when nobody waits for the answer any more. */
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
 * The address of a page below our own. Put together, not resolved: by the rules of relative addresses (RFC 3986, 5.2.2)
 * `//evil.example/checkout` would be a page of evil.example, whose forms React Router then takes for ours.
 */
export function pageAddress(publicUrl: string, target: string): string {
  // A proxy may ask for a whole address (RFC 9112, 3.2.2): the host of that is not ours to believe either.
  const path = target.startsWith('/') ? target : target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return publicUrl + (path.startsWith('/') ? path : `/${path}`)
}
