import type { ServerResponse } from 'node:http'

/** Aborts when the caller goes away before having its answer, or has gone already. */
export function callerGone(response: ServerResponse): AbortSignal {
  // Bitmaps are looked up before anybody asks: a caller who left meanwhile closes nothing any more.
  if (response.closed) return AbortSignal.abort()
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
