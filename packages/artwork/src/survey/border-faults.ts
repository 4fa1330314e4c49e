import type { Design } from '../design.ts'
import type { Field } from '../field.ts'
import { type Walk, walksOf } from './walks.ts'

/** A border may stray from its width by this much. */
const TOLERANCE = 0.03
/** Places along a side where the border is measured; corners are left out. */
const PLACES = 120
/** Depths are counted in steps of this part of the width, to find the one that is met most. */
const BIN = 0.01

/** Whether a border has its width on all sides, where it is met most often: wear or a figure may hide it elsewhere. */
export function borderFaults(
  { draw, sizeRule: { border } }: Pick<Design, 'draw' | 'sizeRule'>,
  field: Field,
): string[] {
  if (!border) return []
  const wide = border.width * (border.scaleOn?.(field) ?? 1)
  return walksOf(field).flatMap((walk) => {
    const depths = depthsOn(walk)
    const depth = mostFrequent(depths, wide)
    const met = depths.filter((one) => Math.abs(one / wide - 1) < TOLERANCE).length
    if (border.isWorn && met < LEAST_LEFT * PLACES) return []
    if (depth !== undefined && Math.abs(depth / wide - 1) <= TOLERANCE) return []
    const found = depth === undefined ? 'missing' : `${(depth * field.scale).toFixed(1)} cm wide`
    return [`the border is ${found} at the ${walk.side}, not ${(wide * field.scale).toFixed(1)}`]
  })

  function depthsOn({ length, at }: Walk): number[] {
    const { rail, isBand } = border!
    const clear = Math.min(1.5 * wide, 0.3 * length)
    const reach = isBand ? REACH_OF_BAND * wide : 1.15 * wide
    return Array.from({ length: PLACES }, (_, place) => {
      const part = (clear + ((place + 0.5) / PLACES) * (length - 2 * clear)) / length
      const met: number[] = []
      for (let inset = 0.02; inset < reach; inset += 0.05)
        if (draw(...at(part, inset), field) === rail) met.push(inset)
      if (met.length === 0) return NaN
      return isBand ? thickest(met, 0.3 * wide) : met.at(-1)!
    })
  }
}

/** A side of a worn border is measured where so much of its line is left. */
const LEAST_LEFT = 0.5
/** A slipped band may lie so far inside, in widths of its own. */
const REACH_OF_BAND = 3.7

/** The thickness of the thickest band whose lines are less than `gap` apart. */
function thickest(met: readonly number[], gap: number): number {
  let [from, best] = [met[0]!, 0]
  for (const [index, depth] of met.entries()) {
    if (index > 0 && depth - met[index - 1]! > gap) from = depth
    best = Math.max(best, depth - from + 0.05)
  }
  return best
}

/** The mean of those depths that lie within 2 % of the most frequent one. */
function mostFrequent(depths: readonly number[], wide: number): number | undefined {
  const counts = new Map<number, number>()
  for (const depth of depths) {
    const bin = Math.round(depth / (BIN * wide))
    if (!Number.isNaN(bin)) counts.set(bin, (counts.get(bin) ?? 0) + 1)
  }
  const around = (bin: number) =>
    (counts.get(bin - 1) ?? 0) + (counts.get(bin) ?? 0) + (counts.get(bin + 1) ?? 0)
  const [best] = [...counts.keys()].toSorted((one, other) => around(other) - around(one))
  if (best === undefined) return undefined
  const near = depths.filter((depth) => Math.abs(depth / (BIN * wide) - best) <= 2)
  return near.reduce((sum, depth) => sum + depth, 0) / near.length
}
