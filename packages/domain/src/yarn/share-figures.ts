import { splitByWeight } from '../money/split-money.ts'

/** Shares have a resolution of a millionth of a percent. */
const FINEST = 1e6

/** Yarn shares in percent as displayed, `40.9`: to a tenth, a rug's figures adding up to a hundred. */
export function shareFigures(shares: readonly number[]): readonly string[] {
  const tenths = Math.round(10 * shares.reduce((sum, share) => sum + share, 0))
  const weights = shares.map((share) => Math.round(share * FINEST))
  return splitByWeight(tenths, weights).map((share) => (share / 10).toFixed(1))
}
