import type { FastifyRequest } from 'fastify'

import { ApiError } from './api-error.ts'
import type { HourlyLimit } from './hourly-limit.ts'

/** Refuses calls beyond the limit with the ApiError `request/too-many`. */
export function perCaller(limit: HourlyLimit) {
  return async ({ ip }: FastifyRequest): Promise<void> => {
    if (!(await limit(ip))) throw new ApiError('request/too-many')
  }
}
