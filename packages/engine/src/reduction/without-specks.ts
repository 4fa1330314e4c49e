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

/** A drawing as patches: connected pieces of one yarn (4-neighbourhood). */
type Patches = {
  /** The patch of each pixel. */
  readonly at: Int32Array
  readonly areas: readonly number[]
  readonly yarns: readonly number[]
  /** For each patch its neighbours, with the border length to each in pixels. */
  readonly borders: readonly Map<number, number>[]
}

/** Finds a drawing's patches. */
function findPatches(map: YarnMap): Patches {
  const at = new Int32Array(map.labels.length).fill(-1)
  const areas: number[] = []
  const yarns: number[] = []
  for (let start = 0; start < at.length; start++) {
    if (at[start] !== -1) continue
    yarns.push(map.labels[start]!)
    areas.push(flood(map, at, start, areas.length))
  }
  return { at, areas, yarns, borders: bordersOf(map, at, areas.length) }
}

function flood({ width, labels }: YarnMap, patchAt: Int32Array, start: number, patch: number): number {
  const waiting = [start]
  const yarn = labels[start]
  let area = 0
  patchAt[start] = patch
  const visit = (pixel: number) => {
    if (patchAt[pixel] !== -1 || labels[pixel] !== yarn) return
    patchAt[pixel] = patch
    waiting.push(pixel)
  }
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    area++
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel + width < labels.length) visit(pixel + width)
  }
  return area
}

function bordersOf({ width }: YarnMap, patchAt: Int32Array, count: number): Map<number, number>[] {
  const borders = Array.from({ length: count }, () => new Map<number, number>())
  const meet = (p: number, q: number) => {
    if (p === q) return
    borders[p]!.set(q, (borders[p]!.get(q) ?? 0) + 1)
    borders[q]!.set(p, (borders[q]!.get(p) ?? 0) + 1)
  }
  for (let at = 0; at < patchAt.length; at++) {
    if (at % width !== width - 1) meet(patchAt[at]!, patchAt[at + 1]!)
    if (at + width < patchAt.length) meet(patchAt[at]!, patchAt[at + width]!)
  }
  return borders
}
