import { HOUR_MS } from '@nawl/domain/time/durations'

import { waitMs } from '../jobs/poll.ts'

const LONGEST_MS = 12 * HOUR_MS

/** After this many attempts, about two days, an e-mail is given up. */
export const MOST_TRIES = 14

/** The wait after the `tries`-th attempt (from 1): half a minute, doubling up to half a day. `random` in [0, 1). */
export function retryWaitMs(tries: number, random: () => number): number {
  return waitMs(tries - 1, random, LONGEST_MS)
}
