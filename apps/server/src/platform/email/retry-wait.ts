const FIRST_MS = 30_000
const LONGEST_MS = 12 * 60 * 60 * 1000

/** After this many attempts, about two days, an e-mail is given up. */
export const MOST_TRIES = 14

/**
 * The wait after the `tries`-th attempt (from 1): half a minute, doubling up to half a day, with jitter of a fifth so
 * that e-mails that failed together do not retry together. `random` in [0, 1).
 */
export function retryWaitMs(tries: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS) * (0.8 + 0.4 * random())
}
