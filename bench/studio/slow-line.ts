import { connect, createServer, type Socket } from 'node:net'

import { freePort } from '../../apps/server/test/free-port.ts'

export type Line = {
  /** Bytes per second from the shop to the browser, and seconds between sending and arriving, both ways together. */
  readonly bytesPerSecond: number
  readonly roundTripMs: number
}

/**
 * A slow line to a shop: everything passes through it delayed, and what comes back at a common speed. Returns its
 * address and the bytes that came back so far. The browser's own emulation leaves out workers.
 */
export async function slowLine(shop: string) {
  const { hostname, port } = new URL(shop)
  let line: Line = { bytesPerSecond: Infinity, roundTripMs: 0 }
  let bytes = 0
  /** When the line is free again. */
  let free = 0
  const server = createServer((browser) => {
    const origin = connect(Number(port), hostname)
    const pass = (from: Socket, to: Socket, delayOf: (size: number) => number) => {
      const later = inOrder()
      from.on('data', (chunk: Buffer) => later(delayOf(chunk.length), () => !to.destroyed && to.write(chunk)))
      from.on('end', () => later(delayOf(0), () => to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => later(delayOf(0), () => to.destroy()))
    }
    pass(browser, origin, () => line.roundTripMs / 2)
    pass(origin, browser, (size) => {
      bytes += size
      const now = performance.now()
      free = Math.max(now, free) + (1000 * size) / line.bytesPerSecond
      return free - now + line.roundTripMs / 2
    })
  })
  const local = await freePort()
  await new Promise<void>((resolve) => server.listen(local, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${local}`,
    bytes: () => bytes,
    use: (next: Line) => (line = next),
    close: () => void server.close(),
  }
}

/** Acts after so many milliseconds, but never before what came earlier: a timer may fire a millisecond early or late. */
function inOrder() {
  const waiting: (() => void)[] = []
  return (ms: number, act: () => void): void => {
    if (ms <= 0 && waiting.length === 0) return act()
    waiting.push(act)
    setTimeout(() => waiting.shift()!(), ms)
  }
}
