import { timingSafeEqual } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { App } from '../http/fastify-app.ts'
import type { Config } from '../config/config.ts'
import type { HourlyLimits } from '../http/hourly-limit.ts'
import { ApiError } from '../http/api-error.ts'
import { secretHash } from '../secrets/secret-hash.ts'
import { browserErrorRoutes } from './browser-error.routes.ts'
import type { Metrics } from './metrics.ts'

/** In IPv4, IPv6 or mapped notation. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

type Deps = { readonly config: Config; readonly limits: HourlyLimits } & { readonly metrics: Metrics }

/**
 * GET /metrics, for Prometheus: to programs on this machine and to holders of METRICS_TOKEN; 404 for everybody else.
 * Also POST /api/browser-errors.
 */
export function metricsRoutes(app: App, { config, limits, metrics }: Deps): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isWelcome(request, config.metricsToken)) throw new ApiError('route/not-found')
    const { type, text } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
  browserErrorRoutes(app, { limits, metrics })
}

/** Measures every answer by its route pattern. Register before the routes: hooks apply to later routes only. */
export function measureAnswers(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime)
  })
}

function isWelcome({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  // A balancer on this machine forwards requests from everywhere and says so in this header.
  const isFromHere = LOOPBACK.test(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
  if (token === undefined) return isFromHere
  const [, given = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  return isFromHere || timingSafeEqual(Buffer.from(secretHash(given)), Buffer.from(secretHash(token)))
}
