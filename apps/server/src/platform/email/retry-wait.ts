const FIRST_MS = 30_000
const LONGEST_MS = 12 * 60 * 60 * 1000

/** After so many tries, about two days, a mail is given up. */
export const MOST_TRIES = 14

/**
 * How long a mail waits after its `tries`-th try (from 1): half a minute, then twice as long each time, up to half a
 * day; a fifth more or less, so that what failed together does not come back together. `random` in [0, 1).
 */
export function retryWaitMs(tries: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS) * (0.8 + 0.4 * random())
}
