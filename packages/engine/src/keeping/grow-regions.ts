import type { StrokeReading } from './keep-stroke.ts'
import { minCut } from './min-cut.ts'
import { answersOf, type Network } from './network.ts'
import { graphOf, REST, UNKNOWN, WANTED } from './region-graph.ts'
import type { Regions } from './regions.ts'
import { strokeExamples } from './stroke-examples.ts'

/** What a pixel's odds count beside a pixel of border, and up to where: one odd region must not decide. */
const [TIE, MOST_ODDS] = [0.1, 4]

/**
 * Finds what a stroke means by the cheapest cut between what the network takes for its thing and what it does not, along
 * edges. Fills in what is known.
 */
export function growRegions(regions: Regions, reading: StrokeReading, network: Network): void {
  const { known } = reading
  const unknown: number[] = []
  for (let region = 0; region < known.length; region++) if (known[region] === UNKNOWN) unknown.push(region)
  if (unknown.length === 0) return
  const odds = answersOf(network, strokeExamples(regions, reading, unknown))
  const graph = graphOf(regions, unknown, known)
  for (let i = 0; i < unknown.length; i++) {
    const bounded = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds[i]!))
    graph.ties[i]! += TIE * regions.sizes[unknown[i]!]! * bounded
  }
  const cut = minCut(graph)
  for (const [i, region] of unknown.entries()) known[region] = cut[i] === 1 ? WANTED : REST
}
