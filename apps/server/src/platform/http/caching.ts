import type { FastifyReply, FastifyRequest } from 'fastify'

import { sha256 } from '../sha256.ts'

/** Of an answer that no cache may keep. */
export const NO_STORE = { 'cache-control': 'no-store' } as const

/** `cache-control` of an address whose content never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** A strong ETag of a text that determines an answer. */
export const etagOf = (text: string): string => `"${sha256(text, 'base64url').slice(0, 22)}"`

/** Sends an ETag and how long it holds, and returns whether the client has that answer already: then answer 304. */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  cacheControl: string,
): boolean {
  reply.headers({ etag, 'cache-control': cacheControl })
  return request.headers['if-none-match'] === etag
}
