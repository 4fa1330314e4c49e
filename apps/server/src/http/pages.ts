import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { App } from '../app.ts'
import { KeptPages } from './kept-pages.ts'
import { WASM_WORKER_POLICY } from './security.ts'

/** What the pages ask of their server; the build says under which key it looks for it. */
type PageContext = {
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  readonly publicUrl: string
  readonly nonce: string
}

/** Serves the built web app: its files for a year, its pages rendered for each request. */
export async function servePages(app: App, webBuildDir: string, publicUrl: string): Promise<void> {
  const build = (await import(pathToFileURL(join(webBuildDir, 'server/index.js')).href)) as ServerBuild
  const { pageContext } = build.entry.module as unknown as {
    pageContext: Parameters<RouterContextProvider['set']>[0]
  }
  const handle = createRequestHandler(build, 'production')
  const kept = new KeptPages()
  const assets = join(webBuildDir, 'client', 'assets')

  await app.register(staticFiles, {
    root: join(webBuildDir, 'client'),
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br'],
    // Vite puts a hash of the content into every name under assets/.
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      if (/\/transcribe\.worker-[^/]+\.js(?:\.br)?$/.test(path))
        void reply.header('content-security-policy', WASM_WORKER_POLICY)
    },
  })

  await app.register(async (scope) => {
    // React Router reads bodies itself; Fastify must leave them alone.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      const askApi = inProcessFetch(app, request.ip)
      const render = (nonce: string, fetchApi: PageContext['fetchApi'], waiting?: AbortSignal) => {
        const context = new RouterContextProvider()
        context.set(pageContext, { fetchApi, publicUrl, nonce } satisfies PageContext)
        return handle(webRequest(request, publicUrl, waiting), context)
      }
      const { script: nonce } = reply.cspNonce
      const ofEverybody = await kept.find(request, nonce, (standIn, onFailure) =>
        render(standIn, telling(askApi, onFailure)),
      )
      return ofEverybody ?? render(nonce, askApi, untilClosed(reply))
    })
  })
}

/** Pages call the API as their visitor's browser would, only without a socket in between. */
function inProcessFetch(app: App, remoteAddress: string): PageContext['fetchApi'] {
  return async (path, init = {}) => {
    const response = await app.inject({
      url: path,
      remoteAddress,
      method: (init.method ?? 'GET') as 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: { 'content-type': response.headers['content-type']?.toString() ?? 'application/octet-stream' },
    })
  }
}

/** Calls the API and tells when it is the API that failed. */
function telling(fetchApi: PageContext['fetchApi'], onFailure: () => void): PageContext['fetchApi'] {
  return async (path, init) => {
    const answer = await fetchApi(path, init)
    if (answer.status === 429 || answer.status >= 500) onFailure()
    return answer
  }
}

function untilClosed(reply: FastifyReply): AbortSignal {
  const aborter = new AbortController()
  reply.raw.on('close', () => aborter.abort())
  return aborter.signal
}

/** The request as the router reads it; `waiting` ends when nobody does any more. */
function webRequest(request: FastifyRequest, publicUrl: string, waiting?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(waiting ? { signal: waiting } : {}),
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: 'half' } : {}),
  })
}
