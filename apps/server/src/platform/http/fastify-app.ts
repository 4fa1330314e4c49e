import { randomUUID } from 'node:crypto'

import { loggedPath } from '@nawl/contract/shop/logged-path'
import Fastify, { type FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import type { Config } from '../config/config.ts'
import { loggedError } from './logged-error.ts'
import { refuseAddress } from './problem-handler.ts'
import { readableAddress } from './readable-address.ts'

/** Largest JSON body any call needs, with room to spare. */
const BODY_LIMIT = 64 * 1024

/** Headers are written at once by everything but an attack; uploads take minutes, and give up before this themselves. */
const HEADERS_MS = 15_000
const REQUEST_MS = 200_000
/** Whoever neither sends nor takes anything for so long holds a picture in memory for nothing. */
const SILENCE_MS = 120_000

export type App = ReturnType<typeof fastifyApp>

type Options = {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy'>
  /** Where log lines go; else to standard output. */
  readonly logTo?: { readonly write: (line: string) => void } | undefined
}

/** A Fastify server with the shop's limits of time and size and its log, and no routes yet. */
export function fastifyApp({ config, logTo }: Options) {
  return Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo ? { stream: logTo } : {}),
      // The plug-in for uploads traces what it was given: cookies and tokens among them.
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
    // A page that is being rendered when the shop closes still asks it for what it shows.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
}
