import { createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { webhookReceiver } from '../../../test/webhooks/receiver.ts'
import { postWebhook, type Resolve } from './post-webhook.ts'

let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => void (receiver = await webhookReceiver()))
beforeEach(() => receiver.reset())
afterAll(() => receiver.close())

const post = (url: string, more: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({
    url: new URL(url),
    headers: { 'content-type': 'application/json', 'content-length': '2' },
    body: '{}',
    toOwnMachine: true,
    closing: new AbortController().signal,
    timeoutMs: 500,
    ...more,
  })

describe('posting a webhook', () => {
  it('delivers the body, and reads the beginning of the answer', async () => {
    expect(await post(receiver.url)).toEqual({ ok: true, responseCode: 200, response: 'thank you' })
    expect(receiver.received).toMatchObject([{ body: '{}', headers: { connection: 'close' } }])
  })

  it.each([
    [500, 'status'],
    [404, 'status'],
    [429, 'status'],
    [410, 'status'],
  ])('fails with the answer %i', async (code, fault) => {
    receiver.behave((response) => response.writeHead(code).end('no'))
    expect(await post(receiver.url)).toEqual({ ok: false, fault, responseCode: code, response: 'no' })
  })

  it('follows no redirect', async () => {
    receiver.behave((response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end())
    expect(await post(receiver.url)).toMatchObject({ ok: false, fault: 'redirected', responseCode: 302 })
    expect(receiver.received).toHaveLength(1)
  })

  it('waits no longer than its time for an answer, nor for the rest of one', async () => {
    receiver.behave(() => {})
    const started = Date.now()
    expect(await post(receiver.url)).toMatchObject({ ok: false, fault: 'timed-out' })
    receiver.behave((response) => response.writeHead(200).write('slow'))
    expect(await post(receiver.url)).toEqual({ ok: true, responseCode: 200, response: 'slow' })
    expect(Date.now() - started).toBeLessThan(3_000)
  })

  it('reads one kilobyte of ten megabytes', async () => {
    let sent = 0
    receiver.behave((response) => {
      response.writeHead(200)
      const part = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        while (sent < 10 * 1024 * 1024 && !response.destroyed) {
          sent += part.length
          if (!response.write(part)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    const attempt = await post(receiver.url)
    expect(attempt).toMatchObject({ ok: true, response: 'x'.repeat(1024) })
    expect(sent).toBeLessThan(8 * 1024 * 1024)
  })

  it('keeps no zero bytes, control characters or broken letters', async () => {
    receiver.behave((response) =>
      response.writeHead(400).end(Buffer.from([0, 1, 65, 27, 0xff, 0xc3, 10, 66, 0x7f])),
    )
    const { response } = await post(receiver.url)
    expect(response).toMatch(/^��A�+\nB�$/)
  })

  it.each([
    ['closes the connection', (socket: Socket) => socket.destroy()],
    ['answers garbage', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n\0\0\0')],
    ['answers half a head', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le')],
    ['sends endless headers', (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}`)],
  ])('fails when the receiver %s', async (_, behave) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => behave(socket))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number } // a TCP server
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ ok: false, fault: 'unreachable' })
    server.close()
  })

  it('fails where nobody listens', async () => {
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ ok: false, fault: 'unreachable' })
  })
})

describe('a name', () => {
  const resolvesTo =
    (...addresses: string[]): Resolve =>
    (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  const url = () => `http://hooks.example:${receiver.port}/`

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fe80::1'],
    ['8.8.8.8', '127.0.0.1'],
  ])('that resolves to %s is refused, and nothing is connected to', async (...addresses) => {
    const attempt = await post(url(), { toOwnMachine: false, resolve: resolvesTo(...addresses) })
    expect(attempt).toMatchObject({ ok: false, fault: 'refused-address' })
    expect(receiver.received).toEqual([])
  })

  it('is resolved once: the address that was checked is connected to', async () => {
    let times = 0
    const rebinding: Resolve = (...asked) => {
      times++
      resolvesTo(times === 1 ? '127.0.0.1' : '10.0.0.1')(...asked)
    }
    expect(await post(url(), { resolve: rebinding })).toMatchObject({ ok: true })
    expect(times).toBe(1)
  })

  it('that is an address inside is refused without being resolved', async () => {
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '192.168.0.1'])
      expect(
        await post(`http://${host}:${receiver.port}/`, { toOwnMachine: false }),
        `at ${host}`,
      ).toMatchObject({
        fault: 'refused-address',
      })
    expect(receiver.received).toEqual([])
  })
})
