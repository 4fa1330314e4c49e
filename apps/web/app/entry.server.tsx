import { Transform } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

import { warnTo } from './api/warn.ts'
import { Nonce } from './nonce.ts'
import { pageContext } from './page/page-context.ts'
import { holdScripts } from './paint-first.tsx'

export { pageContext, warnTo }

export const streamTimeout = 5_000

/** Logs what loaders and actions throw. Thrown responses are skipped: the request log has their status. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).report(error)
}

/** Streams a page to people as it is rendered; bots get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, report } = context.get(pageContext)
  const wholePage = isbot(request.headers.get('user-agent') ?? '') || router.isSpaMode
  return new Promise((resolve, reject) => {
    let failed = false
    const respond = () => {
      const body = paintingFirst()
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
      )
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={router} url={request.url} {...(nonce ? { nonce } : {})} />
      </Nonce>,
      {
        ...(nonce ? { nonce } : {}),
        [wholePage ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError(error) {
          failed = true
          report(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/**
 * Joins React's 2,000-byte chunks up to each flush: fewer, larger chunks compress a tenth better. In development
 * Vite's scripts must come first, so scripts are not held back.
 */
function paintingFirst(): Transform & { flush: () => void } {
  let waiting: Buffer[] = []
  const pass = () => {
    const html = Buffer.concat(waiting).toString()
    waiting = []
    stream.push(import.meta.env.PROD ? holdScripts(html) : html)
  }
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      waiting.push(piece)
      done()
    },
    flush(done) {
      pass()
      done()
    },
  })
  return Object.assign(stream, { flush: pass })
}
