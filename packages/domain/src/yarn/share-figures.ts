import { splitByWeight } from '../money/split-money.ts'

/** Shares are weighed to a millionth of a percent. */
const FINEST = 1e6

/**
 * Shares of yarns in percent as they are written everywhere, `40.9`: to a tenth, and so that the figures of a rug add
 * to a hundred.
 */
export function shareFigures(shares: readonly number[]): readonly string[] {
  const tenths = Math.round(10 * shares.reduce((sum, share) => sum + share, 0))
  const weights = shares.map((share) => Math.round(share * FINEST))
  return splitByWeight(tenths, weights).map((share) => (share / 10).toFixed(1))
}
