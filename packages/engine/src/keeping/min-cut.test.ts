import { expect, it } from 'vitest'

import { mulberry32 } from '../color/mulberry32.ts'
import { type CutGraph, minCut, STEPS } from './min-cut.ts'

/** A small grid with random ties and bonds. */
function randomGraph(seed: number, width: number, height: number): CutGraph {
  const random = mulberry32(seed)
  const ties = Float32Array.from({ length: width * height }, () => Math.round(random() * 20 - 10))
  const beside = new Int32Array(ties.length * 8).fill(-1)
  const bonds = new Float32Array(ties.length * 8)
  for (let pixel = 0; pixel < ties.length; pixel++)
    STEPS.forEach(([x, y], step) => {
      const [toX, toY] = [(pixel % width) + x, Math.floor(pixel / width) + y]
      if (toX < 0 || toX >= width || toY < 0 || toY >= height) return
      const other = toY * width + toX
      beside[pixel * 8 + step] = other
      if (other > pixel) bonds[pixel * 8 + step] = bonds[other * 8 + 7 - step] = Math.round(random() * 8)
    })
  return { ties, beside, bonds }
}

function costOf({ ties, beside, bonds }: CutGraph, isFirst: (pixel: number) => boolean): number {
  let cost = 0
  for (let pixel = 0; pixel < ties.length; pixel++) {
    cost += isFirst(pixel) ? Math.max(0, -ties[pixel]!) : Math.max(0, ties[pixel]!)
    for (let step = 0; step < 8; step++)
      if (beside[pixel * 8 + step]! > pixel && isFirst(pixel) !== isFirst(beside[pixel * 8 + step]!))
        cost += bonds[pixel * 8 + step]!
  }
  return cost
}

it('finds the cheapest of all cuts of small grids', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const graph = randomGraph(seed, 4, 3)
    let least = Infinity
    for (let cut = 0; cut < 1 << 12; cut++)
      least = Math.min(
        least,
        costOf(graph, (pixel) => ((cut >> pixel) & 1) === 1),
      )
    const found = minCut(graph)
    expect(
      costOf(graph, (pixel) => found[pixel] === 1),
      `seed ${seed}`,
    ).toBe(least)
  }
})
