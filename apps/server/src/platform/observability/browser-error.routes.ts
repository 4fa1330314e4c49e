import { browserError } from '@nawl/contract/shop/browser-error'
import { z } from 'zod'

import type { App } from '../http/fastify-app.ts'
import type { HourlyLimits } from '../http/hourly-limit.ts'
import { perCaller } from '../http/per-caller.ts'
import { refusal } from '../http/refusal-schema.ts'
import type { Metrics } from './metrics.ts'
import { redactPersons } from './redact.ts'

/** A broken page reports at most five errors, and nobody loads many broken pages. */
const REPORTS_PER_HOUR = 60
/** Far above what the schema allows. */
const BODY_BYTES = 8 * 1024

/** POST /api/browser-errors: pages report script errors, which are logged and counted but not stored. */
export function browserErrorRoutes(
  app: App,
  { limits, metrics }: { readonly limits: HourlyLimits } & { metrics: Metrics },
): void {
  const schema = {
    tags: ['watch'],
    summary: 'Something went wrong in a browser',
    body: browserError,
    response: { 204: z.void(), '4xx': refusal },
  }
  const preHandler = perCaller(limits('browser error', REPORTS_PER_HOUR))
  app.post(
    '/api/browser-errors',
    { schema, preHandler, bodyLimit: BODY_BYTES },
    async ({ body, log }, reply) => {
      const { kind, message, stack, page } = body
      metrics.browserError(kind)
      log.warn(
        {
          browser: {
            kind,
            message: redactPersons(message),
            stack: redactPersons(stack),
            page: redactPersons(page),
          },
        },
        'something went wrong in a browser',
      )
      return reply.status(204).send()
    },
  )
}
