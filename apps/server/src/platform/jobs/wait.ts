const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** How long to wait after the n-th time (from 0): half a minute, then twice as long each time, up to an hour; a fifth more or less. */
export function waitMs(times: number, random: () => number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(times, 20), LONGEST_MS) * (0.8 + 0.4 * random())
}
