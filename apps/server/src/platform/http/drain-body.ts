import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 4 * 1024 * 1024
const MOST_MS = 2_000

/**
 * Reads and drops the rest of a refused body, up to a few megabytes and seconds: a browser whose upload is cut off
 * shows a connection error instead of the answer.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const done = () => {
      clearTimeout(timer)
      request.off('data', count)
      resolve()
    }
    const count = (piece: Buffer) => {
      bytes += piece.length
      if (bytes > MOST_BYTES) done()
    }
    const timer = setTimeout(done, MOST_MS)
    if (request.complete || request.destroyed) return done()
    for (const over of ['end', 'error', 'close'] as const) request.once(over, done)
    request.on('data', count).resume()
  })
}
