import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

import type { Balancer } from './balancer.ts'

/** As in deploy/nginx: how long a failed shop is skipped, and how long connections are kept alive. */
const PASSED_OVER_MS = 5_000
const KEPT_MS = 4_000
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

type Shop = { readonly port: number; failedAt: number }
/** Null once a shop has answered; otherwise whether it may have read the request. */
type Failure = { readonly mayHaveRead: boolean } | null

/**
 * Balances like nginx with our configuration: round robin, skipping dead shops, and repeating a request only when it is
 * read-only.
 */
export async function startLocalBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  const shops = ports.map((shop) => ({ port: shop, failedAt: 0 }))
  const agent = new Agent({ keepAlive: true, timeout: KEPT_MS })
  let turn = 0

  async function serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    // The shops receive complete requests.
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>))
    const inTurn = shops.map((_, n) => shops[(turn + n) % shops.length] as Shop)
    turn++
    const rested = inTurn.filter(({ failedAt }) => Date.now() - failedAt > PASSED_OVER_MS)
    for (const shop of rested.length > 0 ? rested : inTurn) {
      const failure = await passOn({ shop, asked: incoming, body, answer, agent })
      if (!failure) return
      shop.failedAt = Date.now()
      if (failure.mayHaveRead && !READS.has(incoming.method ?? '')) break
    }
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  }

  const server = createServer((incoming, answer) => {
    serve(incoming, answer).catch(() => answer.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    name: 'a stand-in for nginx',
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

type Passing = {
  readonly shop: Shop
  readonly asked: IncomingMessage
  readonly body: Buffer
  readonly answer: ServerResponse
  readonly agent: Agent
}

function passOn({ shop, asked: incoming, body, answer, agent }: Passing): Promise<Failure> {
  const headers = { ...incoming.headers, connection: 'keep-alive', 'content-length': body.length }
  const to = {
    host: '127.0.0.1',
    port: shop.port,
    path: incoming.url,
    method: incoming.method,
    headers,
    agent,
  }
  return new Promise((resolve) => {
    let connected = false
    const passed = request(to, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.on('error', () => answer.destroy()).pipe(answer)
      resolve(null)
    })
    passed.on('socket', (socket) => {
      connected ||= !socket.connecting
      socket.once('connect', () => (connected = true))
    })
    passed.on('error', () => resolve({ mayHaveRead: connected }))
    passed.end(body)
  })
}
