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

/** In order: what comes later relies on the shop having lived through what comes before. */
describe('a shop on a bad day', () => {
  let shop: Awaited<ReturnType<typeof startCorruptedShop>>
  let slow: Socket[]
  beforeAll(async () => {
    shop = await startCorruptedShop()
    // They never end their first line but one; what becomes of them takes its time.
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

  it('answers a request whose thread has crashed with a problem, and the next with a picture', async () => {
    expect((await paint()).status).toBe(200)
    await shop.harm('crash')
    const failed = await paint()
    expect(failed.status).toBe(500)
    expect(failed.headers.get('content-type')).toContain('application/problem+json')
    expect(await failed.json()).toMatchObject({ code: 'server/broken' })
    for (const answer of await Promise.all([paint(), paint(), paint()])) expect(answer.status).toBe(200)
  })

  it('says that it has no room when the disk is full, keeps nothing by halves, and takes the next', async () => {
    const upload = () => {
      const { payload, headers } = formOf([
        { name: 'design', content: JSON.stringify(wishFor()) },
        { name: 'picture', content: pngOf(grey(64, 64), plain(64, 64)), fileName: 'a.png' },
      ])
      return fetch(`${shop.url}/api/own-artwork`, { method: 'POST', headers, body: new Uint8Array(payload) })
    }
    const kept = () =>
      (readdirSync(shop.home, { recursive: true }) as string[]).filter((path) => /own/.test(path))
    const before = kept()
    await shop.harm('disk full')
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ code: 'server/busy' })
    expect(kept().filter((path) => !before.includes(path) && /\./.test(path))).toEqual([])
    expect((await upload()).status).toBe(201)
  })

  it('serves everybody else while slow clients hold on to connections, and lets go of those', async () => {
    expect((await paint()).status).toBe(200)
    await Promise.all(slow.map(async (socket) => socket.closed || (await once(socket, 'close'))))
    expect((await paint()).status).toBe(200)
  })

  it('turns readiness red when asked to close, and gives the answers that are under way', async () => {
    const body = JSON.stringify(wish.imagePath)
    const underWay = connect(Number(new URL(shop.url).port), '127.0.0.1')
    underWay.write(
      `POST /api/color/extract HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    // Answered once the server has read what came before it.
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

/** Somebody who begins a request and never ends it. */
function slowClient(port: string): Socket {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  // Whatever the server says to that: a socket that is not read is not ended.
  return socket.resume()
}

/** Until nobody new is let in. */
async function untilShut(url: string): Promise<'shut'> {
  for (;;)
    try {
      await (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).text()
    } catch {
      return 'shut'
    }
}
