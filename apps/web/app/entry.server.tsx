import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'

import { Nonce } from './nonce.ts'
import { pageContext } from './page-context.ts'

export { pageContext }

export const streamTimeout = 5_000

/** Streams a page to people as it is rendered, and whole to programs that read it once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const wholePage = isbot(request.headers.get('user-agent') ?? '') || router.isSpaMode
  return new Promise((resolve, reject) => {
    let failed = false
    const respond = () => {
      const body = new PassThrough()
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
          console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}
