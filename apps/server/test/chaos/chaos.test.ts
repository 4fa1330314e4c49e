import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { grey, plain, pngOf } from '../uploads/png.ts'
import { formOf, wishFor } from '../uploads/upload.ts'
import { RUG_HEXES } from '../shop-fixture.ts'
import { startCorruptedShop } from './corrupted-shop.ts'

const PAINT = '/api/color/replace-multiple-with-texture'
const wish = {
  imagePath: 'geometric/onyx.bmp',
  colorMappings: { [RUG_HEXES[0]]: '#216266' },
  tolerance: 15,
}

/** The order matters: later tests rely on the shop having survived the earlier ones. */
describe('a shop under faults', () => {
  let shop: Awaited<ReturnType<typeof startCorruptedShop>>
  let slow: Socket[]
  beforeAll(async () => {
    shop = await startCorruptedShop()
    // They send an incomplete header and run into the timeout.
    slow = Array.from({ length: 200 }, () => slowClient(new URL(shop.url).port))
  })
  afterAll(async () => {
    for (const socket of slow) socket.destroy()
    await shop.close()
  })
  const paint = () =>
    fetch(shop.url + PAINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })

  it('answers a request whose thread crashed with a problem document, and the next with a picture', async () => {
    expect((await paint()).status).toBe(200)
    await shop.harm('crash')
    const failed = await paint()
    expect(failed.status).toBe(500)
    expect(failed.headers.get('content-type')).toContain('application/problem+json')
    expect(await failed.json()).toMatchObject({ code: 'server/broken' })
    for (const answer of await Promise.all([paint(), paint(), paint()])) expect(answer.status).toBe(200)
  })

  it('refuses an upload when the disk is full, leaves no partial files, and accepts the next', async () => {
    const upload = () => {
      const { payload, headers } = formOf([
        { name: 'design', content: JSON.stringify(wishFor()) },
        { name: 'picture', content: pngOf(grey(64, 64), plain(64, 64)), fileName: 'a.png' },
      ])
      return fetch(`${shop.url}/api/own-artwork`, { method: 'POST', headers, body: new Uint8Array(payload) })
    }
    const storedFiles = () =>
      (readdirSync(shop.home, { recursive: true }) as string[]).filter((path) => /own/.test(path))
    const before = storedFiles()
    await shop.harm('disk full')
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ code: 'server/busy' })
    expect(storedFiles().filter((path) => !before.includes(path) && /\./.test(path))).toEqual([])
    expect((await upload()).status).toBe(201)
  })

  it('serves others while slow clients hold connections, and drops those', async () => {
    expect((await paint()).status).toBe(200)
    await Promise.all(slow.map(async (socket) => socket.closed || (await once(socket, 'close'))))
    expect((await paint()).status).toBe(200)
  })

  it('fails readiness on SIGTERM and finishes open answers', async () => {
    const body = JSON.stringify(wish.imagePath)
    const underWay = connect(Number(new URL(shop.url).port), '127.0.0.1')
    underWay.write(
      `POST /api/color/extract HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    // An answer means that the server has read what was sent before.
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    const ended = once(shop.process, 'exit')
    shop.process.kill('SIGTERM')
    let ready = await fetch(`${shop.url}/readyz`)
    while (ready.ok) ready = await fetch(`${shop.url}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { detail: 'the shop closes' }])
    await expect(untilShut(shop.url)).resolves.toBe('shut')
    let answer = ''
    underWay.on('data', (piece: Buffer) => (answer += piece.toString()))
    underWay.write(body.slice(5))
    await once(underWay, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('extractedColors')
    expect(await ended).toEqual([0, null])
  })
})

/** Starts a request and never ends it. */
function slowClient(port: string): Socket {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  // A socket that is never read never closes.
  return socket.resume()
}

/** Waits until new connections are refused. */
async function untilShut(url: string): Promise<'shut'> {
  for (;;)
    try {
      await (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).text()
    } catch {
      return 'shut'
    }
}
