import { OUTSIDE } from './region-graph.ts'
import type { Regions } from './regions.ts'

/** What a step from region to region counts without any edge, and the longest way that is followed. */
const [STEP, LONGEST] = [0.004, 20]

/** The least sum of edges that lies between each region and some, and which of those is at the other end of that way. */
export type Ways = { readonly lengths: Float32Array; readonly ends: Int32Array }

/**
 * Ways within reach of the stroke; where none leads they are as long as the longest. `costs` is what it takes to cross
 * the border of each arc.
 */
export function waysFrom(
  { starts, to, count }: Regions,
  from: readonly number[],
  known: Uint8Array,
  costs: Float32Array,
): Ways {
  const lengths = new Float32Array(count).fill(LONGEST)
  const ends = new Int32Array(count).fill(from[0] ?? 0)
  // A bucket for each step: what is in one of them cannot be reached sooner through another of it.
  const buckets: number[][] = Array.from({ length: Math.ceil(LONGEST / STEP) + 1 }, () => [])
  for (const region of from) {
    lengths[region] = 0
    ends[region] = region
    buckets[0]!.push(region)
  }
  for (const [at, bucket] of buckets.entries())
    for (const region of bucket) {
      const before = lengths[region]!
      if (Math.floor(before / STEP) !== at) continue
      for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) {
        const beside = to[arc]!
        if (known[beside] === OUTSIDE) continue
        const length = before + STEP + costs[arc]!
        if (length >= lengths[beside]!) continue
        lengths[beside] = length
        ends[beside] = ends[region]!
        buckets[Math.floor(lengths[beside] / STEP)]!.push(beside)
      }
    }
  return { lengths, ends }
}
