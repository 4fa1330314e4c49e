import type { ServerResponse } from 'node:http'

/** Aborts when the caller disconnects before it has its answer, or already has. */
export function callerGone(response: ServerResponse): AbortSignal {
  // The caller may disconnect before the handler creates the signal; `close` does not fire again.
  if (response.closed) return AbortSignal.abort()
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
