import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { callerGone } from './waiting-caller.ts'

const server = createServer()
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** Starts a request; returns its response object and a way to disconnect. */
async function call() {
  const { port } = server.address() as AddressInfo // TCP is what it listens on
  const asking = request({ host: '127.0.0.1', port, agent: false }).on('error', () => {})
  const received = once(server, 'request') as Promise<[unknown, ServerResponse]>
  asking.end()
  const [, response] = await received
  return { asking, response, hangUp: () => asking.destroy() }
}

describe('a caller that disconnects', () => {
  it('aborts its work', async () => {
    const { response, hangUp } = await call()
    const signal = callerGone(response)
    expect(signal.aborted).toBe(false)
    hangUp()
    await once(response, 'close')
    expect(signal.aborted).toBe(true)
  })

  it('is detected even before the signal was created', async () => {
    const { response, hangUp } = await call()
    hangUp()
    await once(response, 'close')
    expect(callerGone(response).aborted).toBe(true)
  })

  it('does not abort after it has received its answer', async () => {
    const { asking, response } = await call()
    const signal = callerGone(response)
    const answered = once(asking, 'response')
    response.end('picture')
    await Promise.all([answered, once(response, 'close')])
    expect(signal.aborted).toBe(false)
  })
})
