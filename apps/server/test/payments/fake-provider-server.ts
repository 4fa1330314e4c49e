import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export type RecordedCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
export type Answered = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** A network fault, applied to one call. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'nonsense' }
  | { readonly kind: 'wait'; readonly ms: number }
  /** The connection breaks before the call is carried out, or afterwards, so that only the answer is lost. */
  | { readonly kind: 'cut'; readonly when: 'before' | 'after' }

/**
 * A fake payment provider on a local port. Faults apply only to calls for which `isCall` holds, never to pages:
 * `faults` to one call each, in order, `outage` to all until it is null again.
 */
export async function fakeProviderServer(
  answer: (call: RecordedCall) => Answered,
  isCall: (path: string) => boolean,
) {
  const trouble: { faults: Fault[]; outage: Fault | null } = { faults: [], outage: null }
  const calls: RecordedCall[] = []
  const server = createServer()
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.on('request', (request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { method = 'GET', headers } = request
    const ask = { method, path: pathname, query: searchParams, headers, body: await text(request) }
    const fault = isCall(pathname) ? (trouble.faults.shift() ?? trouble.outage) : null
    calls.push(ask)
    if (fault?.kind === 'cut' && fault.when === 'before') return void response.destroy()
    if (fault?.kind === 'status')
      return void response.writeHead(fault.status).end(JSON.stringify(fault.body ?? {}))
    if (fault?.kind === 'nonsense') return void response.writeHead(200).end('<html>maintenance</html>')
    if (fault?.kind === 'wait') await wait(fault.ms, undefined, { ref: false })
    const { status, headers: own = {}, body } = answer(ask)
    if (fault?.kind === 'cut') return void response.destroy()
    response.writeHead(status, own).end(body)
  }

  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, trouble, asked: calls, close }
}

/** A JSON answer. */
export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answered {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** A redirect. */
export const seeOther = (location: string): Answered => ({ status: 303, headers: { location }, body: '' })
