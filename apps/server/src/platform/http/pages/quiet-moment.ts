import { setTimeout as pause } from 'node:timers/promises'

type Hook = (request: unknown, reply: unknown, done: () => void) => void
type HasRequests = { addHook(name: 'onRequest', hook: Hook): unknown }

/** Resolves in a quiet moment; rejects when the signal is aborted. */
export type QuietMoment = (signal: AbortSignal) => Promise<void>

/**
 * Returns a function that waits until no request has come in for `quietMs`, but at most `mostMs`: work for later leaves
 * the processor to visitors. Counts the requests of `app` and of the scopes registered after this call.
 */
export function quietMoment(
  app: HasRequests,
  { quietMs, mostMs }: { readonly quietMs: number; readonly mostMs: number },
): QuietMoment {
  // A shop that has just started may be about to get its first requests.
  let lastRequest = performance.now()
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now()
    done()
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
