import type { YarnMap } from './reduction.ts'

/** A drawing as patches: connected pieces of one yarn (4-neighbourhood). */
export type Patches = {
  /** The patch of each pixel. */
  readonly at: Int32Array
  readonly areas: readonly number[]
  readonly yarns: readonly number[]
  /** For each patch its neighbours, with the border length to each in pixels. */
  readonly borders: readonly Map<number, number>[]
}

/** Finds a drawing's patches. */
export function findPatches(map: YarnMap): Patches {
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
