import { Transform } from 'node:stream'

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
      const body = picturesFirst()
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

/**
 * Has browsers fetch the pictures of the first view before the scripts: a page is whole without them. The router
 * writes the links and takes no priority for them. Bytes are read one for one, as a piece may end within a letter.
 */
function picturesFirst(): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const text = piece
        .toString('latin1')
        .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
      done(null, Buffer.from(text, 'latin1'))
    },
  })
}
