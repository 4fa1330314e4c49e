import './react-in-production.ts'

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IncomingMessage } from 'node:http'

import staticFiles from '@fastify/static'
import { LANGUAGES } from '@nawl/messages/languages'
import { nearestPage } from '@nawl/messages/text/page-path'
import { FORM_BYTES } from '@nawl/contract/shop/form-bytes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { App } from '../fastify-app.ts'
import type { Config } from '../../config/config.ts'
import { type FetchApi, inProcessFetch } from './in-process-fetch.ts'
import { PageCache } from './page-cache.ts'
import { pageAddress, pageRequest } from './page-request.ts'
import { publishedAnswers } from './published-answers.ts'
import { WASM_WORKER_POLICY } from '../security.ts'

/** The load context of the pages, under the key that the build exports. */
type PageContext = {
  readonly fetchApi: FetchApi
  readonly publicUrl: string
  readonly testPaymentAllowed: boolean
  readonly nonce: string
  /** Logs an error of a page. */
  readonly report: (error: unknown) => void
  /** A form exceeded the size limit; the page then answers 413. */
  readonly formTooLarge: boolean
}

/** Serves the built web app: static files cached for a year, pages rendered per request, or once for each `version`. */
export async function servePages(app: App, config: Config, version: () => number): Promise<void> {
  const { webBuildDir, publicUrl } = config
  const testPaymentAllowed = config.payments.test === 'allowed'
  const warn = (message: string, error?: unknown) => app.log.warn({ err: error }, message)
  const builds = await Promise.all(
    Object.values(LANGUAGES).map(async ({ code, prefix }) => ({
      prefix,
      render: await loadBuild(join(webBuildDir, code), warn),
    })),
  )
  const cache = new PageCache(version)
  const remembering = publishedAnswers(version)
  const assets = join(webBuildDir, 'client', 'assets')

  await app.register(staticFiles, {
    root: join(webBuildDir, 'client'),
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br'],
    // Vite puts a content hash into every name under assets/.
    setHeaders: (reply, path) => {
      const isForEver = path.includes(assets)
      void reply.header('cache-control', isForEver ? 'max-age=31536000, immutable' : 'public, max-age=3600')
      // The studio is a hundred files: what only asking again would need is ten kilobytes of headers.
      if (isForEver) for (const name of NOT_ASKED_AGAIN) reply.removeHeader(name)
      if (/\/(?:transcribe|heic)\.worker-[^/]+\.js(?:\.br)?$/.test(path))
        void reply.header('content-security-policy', WASM_WORKER_POLICY)
    },
  })

  const render = (request: Request, page: Omit<PageContext, 'publicUrl' | 'testPaymentAllowed'>) => {
    const url = new URL(request.url)
    const { prefix, path } = nearestPage(url.pathname)
    const { render: inLanguage } = builds.find((build) => build.prefix === prefix) ?? builds[0]!
    const asked = path === url.pathname ? request : new Request(publicUrl + path + url.search, request)
    return inLanguage(asked, { ...page, publicUrl, testPaymentAllowed })
  }
  await app.register(async (scope) => {
    // Bytes are counted as they arrive, whatever Content-Length says.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      const fetchApi = remembering(inProcessFetch(app, request))
      const { script: nonce } = reply.cspNonce
      const page = { nonce, fetchApi, report: reportTo(request), formTooLarge: false }
      const ofEverybody = await cache.find(request, nonce, (placeholder, onFailure) =>
        render(pageRequest(request, publicUrl), {
          ...page,
          nonce: placeholder,
          fetchApi: telling(fetchApi, onFailure),
        }),
      )
      return ofEverybody ?? render(pageRequest(request, publicUrl, untilClosed(reply)), page)
    })
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
      await drainBody(request.raw)
      const page = {
        nonce: reply.cspNonce.script,
        fetchApi: remembering(inProcessFetch(app, request)),
        report: reportTo(request),
        formTooLarge: true,
      }
      return render(new Request(pageAddress(publicUrl, request.url)), page)
    })
  })
}

const NOT_ASKED_AGAIN = ['etag', 'last-modified', 'accept-ranges']

type RenderPage = (request: Request, page: PageContext) => Promise<Response>

/** The pages of one language. */
async function loadBuild(
  folder: string,
  warn: (message: string, error?: unknown) => void,
): Promise<RenderPage> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  const { pageContext, warnTo } = build.entry.module as unknown as {
    pageContext: Parameters<RouterContextProvider['set']>[0]
    warnTo: (log: typeof warn) => void
  }
  warnTo(warn)
  const handle = createRequestHandler(build, 'production')
  return (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return handle(request, context)
  }
}

/** Wraps the API and reports its failures. */
function telling(fetchApi: FetchApi, onFailure: () => void): FetchApi {
  return async (path, init) => {
    const answer = await fetchApi(path, init)
    if (answer.status === 429 || answer.status >= 500) onFailure()
    return answer
  }
}

const reportTo =
  ({ log }: FastifyRequest) =>
  (error: unknown) =>
    log.error({ err: error }, 'a page failed')

function untilClosed(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController()
  reply.raw.on('close', () => aborter.abort())
  return aborter.signal
}

const MOST_BYTES = 4 * 1024 * 1024
const MOST_MS = 2_000

/**
 * Reads and drops the rest of a refused body, up to a few megabytes and seconds: a browser whose upload is cut off
 * shows a connection error instead of the answer.
 */
function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const done = () => {
      clearTimeout(timer)
      request.off('data', count)
      resolve()
    }
    const count = (piece: Buffer) => {
      bytes += piece.length
      if (bytes > MOST_BYTES) done()
    }
    const timer = setTimeout(done, MOST_MS)
    if (request.complete || request.destroyed) return done()
    for (const over of ['end', 'error', 'close'] as const) request.once(over, done)
    request.on('data', count).resume()
  })
}
