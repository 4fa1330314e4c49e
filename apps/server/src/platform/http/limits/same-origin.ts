import type { FastifyRequest } from 'fastify'

import { originsOf } from '../../config/is-loopback.ts'
import { ApiError } from '../api-error.ts'

/**
 * Refuses a cross-site change (CSRF). Browsers state the origin of a request and scripts cannot forge it; a client that
 * sends no such header is not a browser and carries no cookies of a victim.
 */
export function sameOrigin(publicUrl: string) {
  const ours = originsOf(publicUrl)
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = headers
    const isOurs = site === undefined ? origin === undefined || ours.includes(origin) : site === 'same-origin'
    if (!isOurs) throw new ApiError('request/cross-site')
  }
}
