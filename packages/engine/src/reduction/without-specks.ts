import { findPatches, type Patches } from './patches.ts'
import type { YarnMap } from './reduction.ts'

/**
 * Removes patches of fewer than `leastArea` pixels: each, smallest first, becomes part of the neighbour with the
 * longest common border. Adjacent specks may thereby grow into a patch that stays.
 */
export function withoutSpecks(map: YarnMap, leastArea: number): Uint8Array {
  const patches = findPatches(map)
  const merged = mergeSmall(patches, leastArea)
  return Uint8Array.from(patches.at, (patch) => merged[patch]!)
}

/** The final yarn of each patch. */
function mergeSmall({ areas: first, yarns, borders }: Patches, leastArea: number): Uint8Array {
  const areas = [...first]
  const into = Int32Array.from(areas, (_, patch) => patch)
  const bySize: number[][] = Array.from({ length: leastArea }, () => [])
  areas.forEach((area, patch) => bySize[area]?.push(patch))

  function join(small: number, large: number): void {
    into[small] = large
    areas[large]! += areas[small]!
    borders[large]!.delete(small)
    for (const [other, length] of borders[small]!) {
      borders[other]!.delete(small)
      if (other === large) continue
      borders[large]!.set(other, (borders[large]!.get(other) ?? 0) + length)
      borders[other]!.set(large, (borders[other]!.get(large) ?? 0) + length)
    }
    borders[small]!.clear()
  }

  for (let size = 1; size < leastArea; size++)
    for (let patch = bySize[size]!.pop(); patch !== undefined; patch = bySize[size]!.pop()) {
      if (into[patch] !== patch || areas[patch] !== size) continue
      const neighbour = longestBorder(borders[patch]!)
      if (neighbour === null) continue
      // Pieces of the same yarn that the speck separated are one patch now.
      const sides = [...borders[patch]!.keys()].filter((other) => yarns[other] === yarns[neighbour])
      join(patch, neighbour)
      for (const side of sides) if (side !== neighbour) join(side, neighbour)
      bySize[areas[neighbour]!]?.push(neighbour)
    }
  return Uint8Array.from(into, (_, patch) => yarns[rootOf(into, patch)]!)
}

function longestBorder(borders: ReadonlyMap<number, number>): number | null {
  let best: number | null = null
  let most = 0
  for (const [other, length] of borders) {
    if (length < most || (length === most && best !== null && other > best)) continue
    best = other
    most = length
  }
  return best
}

function rootOf(into: Int32Array, patch: number): number {
  let root = patch
  while (into[root] !== root) root = into[root]!
  return root
}
