import type { CutGraph } from './min-cut.ts'
import type { Regions } from './regions.ts'

/** What is known of a region before the cut. */
export const UNKNOWN = 0
/** It belongs to what is wanted. */
export const WANTED = 1
/** It belongs to the rest. */
export const REST = 2
/** It is not within reach of the stroke. */
export const OUTSIDE = 3

/** The graph of the unknown regions, which what is known beside them pulls to its side. */
export function graphOf(
  { starts, to, back, bonds }: Regions,
  unknown: readonly number[],
  fixed: Uint8Array,
): CutGraph {
  const node = new Int32Array(fixed.length).fill(-1)
  unknown.forEach((region, i) => (node[region] = i))
  let arcs = 0
  for (const region of unknown)
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) if (node[to[arc]!]! >= 0) arcs++
  const ties = new Float32Array(unknown.length)
  const begin = new Int32Array(unknown.length + 1)
  const [ends, returns, costs] = [new Int32Array(arcs), new Int32Array(arcs), new Float32Array(arcs)]
  const arcOf = new Int32Array(to.length)
  let next = 0
  unknown.forEach((region, i) => {
    begin[i] = next
    for (let arc = starts[region]!; arc < starts[region + 1]!; arc++) {
      const [beside, bond] = [to[arc]!, bonds[arc]!]
      if (node[beside]! < 0) {
        if (fixed[beside] !== OUTSIDE) ties[i]! += fixed[beside] === WANTED ? bond : -bond
        continue
      }
      arcOf[arc] = next
      ends[next] = node[beside]!
      costs[next] = bond
      // The arc back has its place already if it begins at an earlier region.
      if (node[beside]! < i) {
        returns[next] = arcOf[back[arc]!]!
        returns[arcOf[back[arc]!]!] = next
      }
      next++
    }
  })
  begin[unknown.length] = next
  return { ties, starts: begin, to: ends, back: returns, bonds: costs }
}
