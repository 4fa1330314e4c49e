import { setTimeout as pause } from 'node:timers/promises'

type HasRequests = { addHook(name: 'onRequest', hook: () => Promise<void>): unknown }

/**
 * Returns a function that waits until no request has come in for `quietMs`, but at most `mostMs`: work for later leaves
 * the processor to visitors. It rejects when `signal` is aborted.
 */
export function quietMoment(
  app: HasRequests,
  { quietMs, mostMs }: { readonly quietMs: number; readonly mostMs: number },
): (signal: AbortSignal) => Promise<void> {
  let lastRequest = -Infinity
  app.addHook('onRequest', async () => {
    lastRequest = performance.now()
  })
  return async (signal) => {
    const latest = performance.now() + mostMs
    for (;;) {
      const now = performance.now()
      const left = Math.min(lastRequest + quietMs, latest) - now
      if (left <= 0) return
      await pause(left, undefined, { signal, ref: false })
    }
  }
}
