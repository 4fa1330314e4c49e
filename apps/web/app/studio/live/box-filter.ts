/** For each target pixel of a row or column: the source pixels it averages, with weights. */
export type BoxFilter = {
  /** First source pixel of each target. */
  readonly first: Int32Array
  /** Where each target's weights begin in `weights`, plus one entry for the end. */
  readonly start: Int32Array
  /** Those of a target add up to 256. */
  readonly weights: Int32Array
}

/**
 * Resamples `length` source pixels starting at `from` (both may be fractions, within `limit` pixels) to `targets`
 * pixels: by area, or when enlarging by a box of one pixel, which is linear.
 */
export function boxFilter(from: number, length: number, limit: number, targets: number): BoxFilter {
  const step = length / targets
  const reach = Math.max(step, 1) / 2
  const first = new Int32Array(targets)
  const start = new Int32Array(targets + 1)
  const weights: number[] = []
  for (let target = 0; target < targets; target++) {
    const middle = from + (target + 0.5) * step
    const low = Math.max(0, middle - reach)
    const high = Math.min(limit, middle + reach)
    const begin = Math.min(limit - 1, Math.floor(low))
    const end = Math.max(begin + 1, Math.ceil(high))
    first[target] = begin
    for (let source = begin, given = 0; source < end; source++) {
      // Rounds the running total, not each weight, so that they add up.
      const covered = (Math.min(high, source + 1) - low) / (high - low)
      const soFar = source === end - 1 ? 256 : Math.round(256 * covered)
      weights.push(soFar - given)
      given = soFar
    }
    start[target + 1] = weights.length
  }
  return { first, start, weights: Int32Array.from(weights) }
}
