const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** The wait after the n-th attempt (from 0): half a minute, doubling up to an hour, with jitter of a fifth. */
export function waitMs(times: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(times, 20), LONGEST_MS) * (0.8 + 0.4 * random())
}
