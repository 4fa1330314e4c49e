import { nearestRgb } from '../color/gamut.ts'
import { formatHex, parseHex } from '../color/hex.ts'
import { deltaE2000 } from '../color/delta-e2000.ts'
import { oklabFromRgb } from '../color/oklab.ts'
import { labFromRgb, type Lab } from '../color/lab.ts'
import type { Swatch } from '../separation/separation.ts'

/** A swatch without its share. */
type Color = Pick<Swatch, 'hex' | 'r' | 'g' | 'b'>

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
  swatches: readonly Color[],
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
function movedAlong(follower: Color, leader: Color, to: number): number {
  const from = oklabFromRgb(rgbOf(leader))
  const shade = oklabFromRgb(rgbOf(follower))
  const goal = oklabFromRgb(to)
  return nearestRgb({
    l: goal.l + shade.l - from.l,
    a: goal.a + shade.a - from.a,
    b: goal.b + shade.b - from.b,
  })
}

const rgbOf = ({ hex }: Color): number => {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`swatch with colour ${hex}`)
  return rgb
}

/** The change a mapping requests for the swatch it matched. */
type Source = { readonly from: number; readonly to: number; readonly difference: number }

/**
 * The swatch index that each mapping matches: the nearest one within the tolerance. If two mappings match one swatch,
 * the nearer wins, so that their order does not matter; with the very same origin the later wins. Invalid colours
 * match nothing.
 */
function pickSources(
  labs: readonly Lab[],
  swatches: readonly Color[],
  mappings: Iterable<readonly [from: string, to: string]>,
  tolerance: number,
): ReadonlyMap<number, Source> {
  const picked = new Map<number, Source>()
  for (const [fromHex, toHex] of mappings) {
    const from = parseHex(fromHex)
    const to = parseHex(toHex)
    if (from === null || to === null) continue
    const { index, difference } = nearest(from, labs, swatches)
    if (difference > pickRadius(tolerance)) continue
    const rival = picked.get(index)
    if (rival === undefined || isNearer({ from, difference }, rival))
      picked.set(index, { from, to, difference })
  }
  return picked
}

// A colour picked from the screen, or extracted by an older version, may be slightly off: 2.3 is the just noticeable
// difference.
const pickRadius = (tolerance: number) => Math.max(2.3, tolerance * 0.4)

function isNearer(one: Omit<Source, 'to'>, rival: Source): boolean {
  if (one.difference !== rival.difference) return one.difference < rival.difference
  return one.from <= rival.from
}

function nearest(rgb: number, labs: readonly Lab[], swatches: readonly Color[]) {
  const exact = swatches.findIndex(({ hex }) => parseHex(hex) === rgb)
  if (exact >= 0) return { index: exact, difference: 0 }
  const lab = labFromRgb(rgb)
  const differences = labs.map((other) => deltaE2000(lab, other))
  const difference = Math.min(...differences)
  return { index: differences.indexOf(difference), difference }
}
