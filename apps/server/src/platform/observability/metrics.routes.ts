import type { FastifyRequest } from 'fastify'
import { browserError } from '@nawl/contract/shop/browser-error'
import { z } from 'zod'

import { NO_STORE } from '../http/caching.ts'
import type { App } from '../http/fastify-app.ts'
import type { Config } from '../config/config.ts'
import { type HourlyLimits, perCaller } from '../http/limits/hourly-limit.ts'
import { ApiError, refusal } from '../http/api-error.ts'
import { isSameSecret } from '../secrets/secret-hash.ts'
import type { Metrics } from './metrics.ts'
import { redactPersons } from './redact.ts'

/** In IPv4, IPv6 or mapped notation. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

type Deps = { readonly config: Config; readonly limits: HourlyLimits } & { readonly metrics: Metrics }

/** GET /metrics, for Prometheus: for this machine and holders of METRICS_TOKEN, else 404. Also POST /api/browser-errors. */
export function metricsRoutes(app: App, { config, limits, metrics }: Deps): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isWelcome(request, config.metricsToken)) throw new ApiError('route/not-found')
    const { type, text } = await metrics.text()
    return reply.headers(NO_STORE).type(type).send(text)
  })
  browserErrorRoutes(app, { limits, metrics })
}

/** Measures every answer by its route pattern. Register before the routes: hooks apply to later routes only. */
export function measureAnswers(app: App, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime)
    done()
  })
}

function isWelcome({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  // A balancer on this machine forwards requests from everywhere and says so in this header.
  const isFromHere = LOOPBACK.test(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
  if (token === undefined) return isFromHere
  const [, given = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  return isFromHere || isSameSecret(given, token)
}

/** A broken page reports at most five errors, and nobody loads many broken pages. */
const REPORTS_PER_HOUR = 60
/** Far above what the schema allows. */
const BODY_BYTES = 8 * 1024

/** POST /api/browser-errors: pages report script errors, which are logged and counted but not stored. */
function browserErrorRoutes(
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
