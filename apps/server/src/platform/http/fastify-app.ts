import { randomUUID } from 'node:crypto'

import { loggedPath } from '@nawl/contract/shop/logged-path'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import type { Config } from '../config/config.ts'
import { loggedError } from './logged-error.ts'
import { refuseAddress } from './problem-handler.ts'
import { readableAddress } from './pages/readable-address.ts'

/** Above the largest JSON body of any call. */
const BODY_LIMIT = 64 * 1024

/** Only attackers send headers slowly; uploads may take minutes but have a limit of their own. */
const HEADERS_MS = 15_000
const REQUEST_MS = 200_000
/** An idle connection would hold its picture in memory. */
const SILENCE_MS = 120_000

export type App = ReturnType<typeof fastifyApp>

type Options = {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy'>
  /** Destination of log lines; defaults to standard output. */
  readonly logTo?: { readonly write: (line: string) => void } | undefined
}

/** A Fastify server with the shop's limits and log, but no routes. */
export function fastifyApp({ config, logTo }: Options) {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo ? { stream: logTo } : {}),
      // The multipart plug-in traces its options, which include cookies and tokens.
      redact: { paths: ['busboyOptions.headers'], remove: true },
      serializers: {
        req: ({ method, url, host, ip }: FastifyRequest) => ({ method, path: loggedPath(url), host, ip }),
        err: loggedError,
      },
    },
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
    rewriteUrl: readableAddress,
    trustProxy: config.trustProxy,
    // A page that is rendered during shutdown still calls the API.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  closeConnectionsAfterAnswers(app)
  return app
}

/**
 * While the server closes, ends each connection once its answer was sent. Node closes the connections that are idle at
 * that moment only: one still answering would be kept alive for 72 s, and the server would wait for it.
 */
function closeConnectionsAfterAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onResponse', (_request, _reply, done) => {
    // The connection counts as idle only after this hook.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
