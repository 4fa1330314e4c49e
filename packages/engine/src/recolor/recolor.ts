import { nearestRgb } from '../color/gamut.ts'
import { formatHex, parseHex } from '../color/hex.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { oklabFromRgb } from '../color/oklab.ts'
import { labFromRgb } from '../color/lab.ts'
import type { Lab } from '../color/lab.ts'
import type { Swatch } from '../separation/separation.ts'
import { pickSources } from './pick-sources.ts'
import type { Source } from './pick-sources.ts'

export type Recoloring = {
  /** Original colour → new colour; a Map or a list of entries. */
  readonly mappings: Iterable<readonly [from: string, to: string]>
  /** Matching precision, 0–100: 10 changes one yarn only, 25 changes close shades too. */
  readonly tolerance: number
  /** Original colours, `#RRGGBB` in capitals, that follow no other. */
  readonly locked?: ReadonlySet<string>
}

/**
 * The new colour, `#RRGGBB`, of each swatch. All mappings refer to the original colours, so swaps and chains need no
 * order; a mapping that matches no colour of the rug changes nothing.
 */
export function recolor(
  swatches: readonly Swatch[],
  { mappings, tolerance, locked = NONE }: Recoloring,
): readonly string[] {
  const labs = swatches.map((swatch) => labFromRgb(rgbOf(swatch)))
  const sources = pickSources(labs, swatches, mappings, tolerance)
  const reach = followReach(tolerance)
  return swatches.map((swatch, n) => {
    const own = sources.get(n)
    if (own !== undefined) return formatHex(own.to)
    if (locked.has(swatch.hex)) return swatch.hex
    const leader = nearestLeader(labs[n]!, labs, sources, reach)
    return leader === null ? swatch.hex : formatHex(movedAlong(swatch, swatches[leader.index]!, leader.to))
  })
}

const NONE: ReadonlySet<string> = new Set()

// High precision, 10, changes one yarn; Low, 25, includes differences up to 9, which is two shades of one dye but not
// yet another colour.
const followReach = (tolerance: number) => Math.max(0, tolerance - 10) * 0.6

type Leader = Source & { readonly index: number }

function nearestLeader(
  lab: Lab,
  labs: readonly Lab[],
  sources: ReadonlyMap<number, Source>,
  reach: number,
): Leader | null {
  let best: Leader | null = null
  let bestDifference = Infinity
  // In the order of the swatches, so that of two equally near ones the larger yarn leads.
  for (const [index, source] of [...sources].sort(([n], [m]) => n - m)) {
    const difference = deltaE2000(lab, labs[index]!)
    if (difference > reach || difference >= bestDifference) continue
    best = { ...source, index }
    bestDifference = difference
  }
  return best
}

/** A shade keeps its difference to the yarn it follows, so that the drawing between them survives. */
function movedAlong(follower: Swatch, leader: Swatch, to: number): number {
  const from = oklabFromRgb(rgbOf(leader))
  const shade = oklabFromRgb(rgbOf(follower))
  const goal = oklabFromRgb(to)
  return nearestRgb({
    l: goal.l + shade.l - from.l,
    a: goal.a + shade.a - from.a,
    b: goal.b + shade.b - from.b,
  })
}

const rgbOf = ({ hex }: Swatch): number => {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`swatch with colour ${hex}`)
  return rgb
}
