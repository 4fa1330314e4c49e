import type { Crossing } from './neighbours.ts'
import type { GunLine } from './trace-rows.ts'

/** A closed row with the rows that the gun goes over to from it. */
export type RowTree = {
  readonly line: number
  readonly inner: { readonly crossing: Crossing; readonly tree: RowTree }[]
}

/** Grows a tree of rows from one of them; takes what it reaches out of the free ones. */
export function growTree(root: number, neighbours: readonly Crossing[][], free: Set<number>): RowTree {
  free.delete(root)
  const tree: RowTree = { line: root, inner: [] }
  const queue = [tree]
  for (const at of queue)
    for (const crossing of neighbours[at.line]!) {
      if (!free.delete(crossing.to)) continue
      const grown: RowTree = { line: crossing.to, inner: [] }
      at.inner.push({ crossing, tree: grown })
      queue.push(grown)
    }
  return tree
}

/** The way down a tree to a row; to the one that is deepest where none is given. */
export function wayDown(tree: RowTree, to: number | null): RowTree[] {
  // Trees are deeper than a stack of calls is: hundreds of rows.
  const parents = new Map<RowTree, RowTree | null>([[tree, null]])
  let end = tree
  for (const [at] of parents) {
    for (const { tree: next } of at.inner) parents.set(next, at)
    if (at.line === to) end = at
    else if (to === null) end = at
  }
  const way: RowTree[] = []
  for (let at: RowTree | null = end; at; at = parents.get(at) ?? null) way.unshift(at)
  return way
}

/**
 * The gun's way along a tree of rows without lifting it: round the first row, over to the next one inside and round it
 * the same way, as a spiral, to the end of `way`. Rows beside the way are visited from the row around them: over, round
 * the other way, and back beside where the gun left. `seam` is the point of the last row near which the gun ends.
 */
export function walkTree(
  lines: readonly GunLine[],
  way: readonly RowTree[],
  seam: number | null,
  gap: number,
): number[] {
  const starts = seamsOf(lines, way, seam)
  const path: number[] = []
  for (const [n, tree] of way.entries()) {
    const next = way[n + 1]
    const aside = tree.inner.filter(({ tree: inner }) => inner !== next)
    // The last row ends where it began.
    walkRow(lines, { line: tree.line, inner: aside }, starts[n]!, 1, next ? gap : 1, path)
  }
  return path
}

/** Where each row of a way begins: each at the point nearest to where the next one does. */
function seamsOf(lines: readonly GunLine[], way: readonly RowTree[], seam: number | null): number[] {
  const starts = way.map(() => 0)
  starts[way.length - 1] = seam ?? 0
  for (let n = way.length - 2; n >= 0; n--) {
    const crossing = way[n]!.inner.find(({ tree }) => tree === way[n + 1])!.crossing
    const inside = lines[way[n + 1]!.line]!.points
    const start = starts[n + 1]!
    const near = nearestPoint(lines[way[n]!.line]!.points, inside[2 * start]!, inside[2 * start + 1]!)
    const isBeside = near.distance < 1.3 * crossing.distance
    starts[n] = isBeside ? near.at : crossing.here
    if (!isBeside) starts[n + 1] = crossing.there
  }
  return starts
}

export function nearestPoint(points: Float64Array, x: number, y: number): { at: number; distance: number } {
  let [at, square] = [0, Infinity]
  for (let n = 0; n < points.length / 2; n++) {
    const here = (points[2 * n]! - x) ** 2 + (points[2 * n + 1]! - y) ** 2
    if (here < square) [at, square] = [n, here]
  }
  return { at, distance: Math.sqrt(square) }
}

function walkRow(
  lines: readonly GunLine[],
  { line, inner }: RowTree,
  start: number,
  heading: 1 | -1,
  gap: number,
  path: number[],
): void {
  const { points } = lines[line]!
  const count = points.length / 2
  const pointAt = (step: number) => (((start + heading * step) % count) + count) % count
  const stepOf = (at: number) => (((heading * (at - start)) % count) + count) % count
  const stops = inner
    .map(({ crossing, tree }) => ({ step: stepOf(crossing.here), there: crossing.there, tree }))
    .sort((a, b) => a.step - b.step)
  const last = Math.max(1, count - Math.min(gap, count >> 2))
  let step = 0
  for (const stop of stops) {
    for (; step <= Math.min(stop.step, last); step++) put(pointAt(step))
    walkRow(lines, stop.tree, stop.there, heading === 1 ? -1 : 1, gap, path)
    step = Math.max(step, Math.min(stop.step + gap, last))
  }
  for (; step <= last; step++) put(pointAt(step))

  function put(at: number): void {
    path.push(points[2 * at]!, points[2 * at + 1]!)
  }
}
