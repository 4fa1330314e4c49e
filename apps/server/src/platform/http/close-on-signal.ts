import type { FastifyInstance } from 'fastify'

/** Service managers kill after ten seconds. */
const PATIENCE_MS = 9_000

type Closing = {
  /** Makes readiness fail, so that a balancer sends no new requests. */
  readonly turnRed: () => void
  /** How long the balancer gets to notice; the shop serves requests meanwhile. */
  readonly noticeMs: number
  /** Closed after the last answer was sent. */
  readonly afterwards: () => Promise<unknown>
}

/** On SIGTERM or SIGINT: fails readiness, refuses new connections, finishes open answers, then closes the rest. */
export function closeOnSignal(app: FastifyInstance, { turnRed, noticeMs, afterwards }: Closing): void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    turnRed()
    await new Promise((resolve) => setTimeout(resolve, noticeMs))
    const cutOff = setTimeout(() => {
      app.log.warn('unfinished answers are cut off')
      app.server.closeAllConnections()
    }, PATIENCE_MS - noticeMs)
    await app.close()
    clearTimeout(cutOff)
    await afterwards()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      close().catch((error: unknown) => {
        app.log.error({ err: error }, 'the shop could not shut down cleanly')
        process.exit(1)
      })
    })
}
