import { expect, it } from 'vitest'

import { mulberry32 } from '../color/mulberry32.ts'
import { type CutGraph, minCut } from './min-cut.ts'

/** A small graph with random ties and bonds, in which each place has some neighbours. */
function randomGraph(seed: number, count: number): CutGraph {
  const random = mulberry32(seed)
  const ties = Float32Array.from({ length: count }, () => Math.round(random() * 20 - 10))
  const pairs: (readonly [one: number, other: number, bond: number])[] = []
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++)
      if (random() < 0.4) pairs.push([one, other, Math.round(random() * 8)])
  const arcs = pairs.flatMap(([one, other, bond], pair) => [
    { pair, from: one, to: other, bond },
    { pair, from: other, to: one, bond },
  ])
  arcs.sort((one, other) => one.from - other.from)
  return {
    ties,
    starts: Int32Array.from(
      { length: count + 1 },
      (_, place) => arcs.filter(({ from }) => from < place).length,
    ),
    to: Int32Array.from(arcs, (arc) => arc.to),
    back: Int32Array.from(arcs, (arc) =>
      arcs.findIndex(({ pair, from }) => pair === arc.pair && from === arc.to),
    ),
    bonds: Float32Array.from(arcs, ({ bond }) => bond),
  }
}

function costOf({ ties, starts, to, bonds }: CutGraph, isFirst: (place: number) => boolean): number {
  let cost = 0
  for (let place = 0; place < ties.length; place++) {
    cost += isFirst(place) ? Math.max(0, -ties[place]!) : Math.max(0, ties[place]!)
    for (let arc = starts[place]!; arc < starts[place + 1]!; arc++)
      if (to[arc]! > place && isFirst(place) !== isFirst(to[arc]!)) cost += bonds[arc]!
  }
  return cost
}

it('finds the cheapest of all cuts of small graphs', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const graph = randomGraph(seed, 12)
    let least = Infinity
    for (let cut = 0; cut < 1 << 12; cut++)
      least = Math.min(
        least,
        costOf(graph, (place) => ((cut >> place) & 1) === 1),
      )
    const found = minCut(graph)
    expect(
      costOf(graph, (place) => found[place] === 1),
      `seed ${seed}`,
    ).toBe(least)
  }
})
