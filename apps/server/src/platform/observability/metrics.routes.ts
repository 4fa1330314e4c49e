import { timingSafeEqual } from 'node:crypto'

import type { FastifyRequest } from 'fastify'

import type { App } from '../http/fastify-app.ts'
import type { Config } from '../config/config.ts'
import type { HourlyLimits } from '../http/hourly-limit.ts'
import { ApiError } from '../http/api-error.ts'
import { secretHash } from '../secrets/secret-hash.ts'
import { browserErrorRoutes } from './browser-error.routes.ts'
import type { Metrics } from './metrics.ts'

/** However the system writes it. */
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

type Deps = { readonly config: Config; readonly limits: HourlyLimits } & { readonly metrics: Metrics }

/**
 * GET /metrics, for Prometheus: to a program on this very machine, and to who has METRICS_TOKEN; to everybody else there
 * is nothing. And POST /api/browser-errors.
 */
export function metricsRoutes(app: App, { config, limits, metrics }: Deps): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isWelcome(request, config.metricsToken)) throw new ApiError('route/not-found')
    const { type, text } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
  browserErrorRoutes(app, { limits, metrics })
}

/** Has every answer measured by the pattern of its route. Before the routes: hooks see those that come after them. */
export function measureAnswers(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime)
  })
}

function isWelcome({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  // A balancer on this machine speaks from here for the whole world, and says for whom.
  const isFromHere = LOOPBACK.test(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
  if (token === undefined) return isFromHere
  const [, given = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  return isFromHere || timingSafeEqual(Buffer.from(secretHash(given)), Buffer.from(secretHash(token)))
}
