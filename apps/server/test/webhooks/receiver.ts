import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

type Behaviour = (response: ServerResponse) => void

const FINE: Behaviour = (response) => void response.writeHead(200).end('thank you')

/** A receiver of webhooks on a local port, which answers as a test says. */
export async function webhookReceiver() {
  const received: Received[] = []
  const behaviour = { answer: FINE }
  const server = createServer((request, response) => {
    const receive = async () => {
      received.push({ headers: request.headers, body: await text(request) })
      behaviour.answer(response)
    }
    // A sender that goes away is no matter of a test.
    receive().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server
  return {
    port,
    url: `http://localhost:${port}/hook`,
    received,
    behave: (answer: Behaviour) => void (behaviour.answer = answer),
    reset: () => {
      received.length = 0
      behaviour.answer = FINE
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
