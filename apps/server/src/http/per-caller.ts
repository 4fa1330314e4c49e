import type { FastifyRequest } from 'fastify'

import { ApiError } from './api-error.ts'
import { hourlyLimit } from './hourly-limit.ts'

/** Refuses a caller the call that is one more than `most` within an hour, with the ApiError `request/too-many`. */
export function perCaller(most: number, now: () => number) {
  const limit = hourlyLimit(most, now)
  return async ({ ip }: FastifyRequest): Promise<void> => {
    if (!limit.allow(ip)) throw new ApiError('request/too-many')
  }
}
