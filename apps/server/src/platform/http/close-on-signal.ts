import type { FastifyInstance } from 'fastify'

/** Who runs us kills after ten seconds; what is under way by then would be cut off anyway. */
const PATIENCE_MS = 9_000

type Closing = {
  /** Turns readiness red, so that a balancer sends nobody else. */
  readonly turnRed: () => void
  /** How long it may take a balancer to see that; the shop is open meanwhile. */
  readonly noticeMs: number
  /** What is closed once the last answer is out. */
  readonly afterwards: () => Promise<unknown>
}

/** On SIGTERM or SIGINT: readiness first, then no new connections, then the answers under way, then everything else. */
export function closeOnSignal(app: FastifyInstance, { turnRed, noticeMs, afterwards }: Closing): void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    turnRed()
    await new Promise((resolve) => setTimeout(resolve, noticeMs))
    const cutOff = setTimeout(() => {
      app.log.warn('answers under way are cut off')
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
        app.log.error({ err: error }, 'the shop does not close in order')
        process.exit(1)
      })
    })
}
