import type { FastifyRequest } from 'fastify'

import { originsOf } from '../config/is-loopback.ts'
import { ApiError } from './api-error.ts'

/**
 * Refuses a change that a page of another site had a browser send along with our cookies. A browser says where a
 * request comes from, and no script can make it lie; who says nothing is no browser and has no cookies to be misled by.
 */
export function sameOrigin(publicUrl: string) {
  const ours = originsOf(publicUrl)
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = headers
    const isOurs = site === undefined ? origin === undefined || ours.includes(origin) : site === 'same-origin'
    if (!isOurs) throw new ApiError('request/cross-site')
  }
}
