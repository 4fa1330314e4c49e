import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** The waits after the first failure and each further one; after the last, a delivery has failed. */
export const RETRY_WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** An endpoint that has answered nothing but failures for so long is switched off. */
export const PATIENCE_DAYS = 5

/**
 * The wait after the n-th failed attempt (from 1), null when it was the last. A jitter of a fifth keeps what failed
 * together from being sent together again.
 */
export function retryWaitMs(attempts: number, random: () => number): number | null {
  const wait = RETRY_WAITS_MS[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (0.8 + 0.4 * random()))
}

/** Whether an endpoint whose failures began at `since` is switched off. */
export const hasFailedTooLong = (since: Date, now: Date) =>
  now.getTime() - since.getTime() >= PATIENCE_DAYS * DAY_MS
