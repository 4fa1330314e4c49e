import type { AssistantContext } from '@nawl/contract/assistant/assistant'

import type { CallFailure } from '../call/call-state.ts'
import type { Provider } from '../providers/provider.ts'

/** Timeout between the press and the first sign that the assistant listens. */
const PATIENCE_MS = 25_000

type Starting = {
  readonly engine: Provider
  readonly context: () => AssistantContext
  /** Aborted when the call is over, whoever ended it: nothing may join after that. */
  readonly call: AbortController
  readonly onJoined: () => void
  readonly onEnded: () => void
  readonly onFailed: (failure: CallFailure) => void
}

/**
 * Starts a provider and reports the call's progress. After an end, a failure or 25 seconds without a sign it is
 * stopped for good.
 */
export function startProvider({ engine, context, call, onJoined, onEnded, onFailed }: Starting): void {
  const over = (tell: () => void) => {
    if (call.signal.aborted) return
    call.abort()
    tell()
  }
  const fail = (failure: CallFailure) => over(() => onFailed(failure))
  const watchdog = setTimeout(() => fail('not-started'), PATIENCE_MS)
  call.signal.addEventListener('abort', () => {
    clearTimeout(watchdog)
    engine.stop()
  })
  engine.on((event) => {
    if (call.signal.aborted) return
    if (event.type === 'active') {
      clearTimeout(watchdog)
      onJoined()
    } else if (event.type === 'ended') over(onEnded)
    else if (event.type === 'error') fail(event.failure)
  })
  engine.start(context, call.signal).catch((error: unknown) => {
    console.warn('the assistant could not be started', error)
    fail('not-started')
  })
}
