import { ModelFailure } from './model-failure.ts'

/** Two failures of the endpoint in a row open the circuit, or five answers in a row that cannot be used. */
const OPENS_AT = 10
const WEIGHTS = { down: 5, unusable: 2 } as const
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 300_000

/**
 * Leaves a failing model alone, so that not every visitor waits for it: for half a minute, then one question tries it
 * again, and each failure of that one doubles the pause, up to five minutes. A 429 with Retry-After pauses for as long.
 */
export function circuitBreaker(now: () => number) {
  let weight = 0
  let pause = FIRST_PAUSE_MS
  let openUntil = 0
  let isTrying = false

  function pauseFor(ms: number): void {
    openUntil = now() + Math.min(ms, LONGEST_PAUSE_MS)
  }

  /** Whether to ask the model. After a pause the one question that tries it again gets true, others false. */
  function mayAsk(): boolean {
    if (now() < openUntil || isTrying) return false
    if (weight >= OPENS_AT) isTrying = true
    return true
  }

  function succeeded(): void {
    weight = 0
    pause = FIRST_PAUSE_MS
    openUntil = 0
    isTrying = false
  }

  function failed(error: unknown): void {
    const wasTrying = isTrying
    isTrying = false
    const { kind, retryAfterMs } =
      error instanceof ModelFailure ? error : { kind: 'unusable' as const, retryAfterMs: null }
    weight += WEIGHTS[kind]
    if (wasTrying) pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    if (retryAfterMs !== null) pauseFor(retryAfterMs)
    else if (weight >= OPENS_AT) pauseFor(pause)
  }

  /** The visitor left before it was known whether the model answers. */
  function abandoned(): void {
    isTrying = false
  }

  return { mayAsk, succeeded, failed, abandoned }
}
