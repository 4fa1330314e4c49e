import type { RugOutline } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'
import { sharesOnRug } from '@nawl/engine/separation/shares-on-rug'

/** Cuts of one bitmap in memory: people try a few sizes of a rug. */
const MOST_CUTS = 32
const known = new WeakMap<Separation, Map<string, readonly number[]>>()

/**
 * How much of a rug as it is cut each swatch covers, as `sharesOnRug` counts it. Counting reads every pixel of the bitmap,
 * and yarns do not matter to it: it is done once for a bitmap, an outline and a ratio, as long as the bitmap is in memory.
 */
export function cutShares(separation: Separation, outline: RugOutline, ratio: number): readonly number[] {
  const cuts = known.get(separation) ?? new Map<string, readonly number[]>()
  known.set(separation, cuts)
  const key = `${outline} ${ratio}`
  const shares = cuts.get(key) ?? sharesOnRug(separation, outline, ratio)
  // The cut that was asked for last is the last to go.
  cuts.delete(key)
  cuts.set(key, shares)
  const [oldest] = cuts.keys()
  if (cuts.size > MOST_CUTS && oldest !== undefined) cuts.delete(oldest)
  return shares
}
