/** Differences in ΔE2000 that are hard to see, and that are seen side by side only. */
const HARDLY_SEEN = 2
const CLOSE = 5

/** How a difference of colours looks to people. */
export function nearness(deltaE: number): 'same' | 'close' | 'other' {
  if (deltaE < HARDLY_SEEN) return 'same'
  return deltaE < CLOSE ? 'close' : 'other'
}
