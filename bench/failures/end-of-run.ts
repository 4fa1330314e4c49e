/** Aborts with Ctrl-C, or after so many minutes: runs of hours are done in parts. */
export function endOfRun(minutes: number): AbortSignal {
  const enough = new AbortController()
  process.once('SIGINT', () => enough.abort())
  return AbortSignal.any([enough.signal, AbortSignal.timeout(minutes * 60_000)])
}
