import { deltaE2000 } from '../color/delta-e2000.ts'
import { parseHex } from '../color/hex.ts'
import { labFromRgb } from '../color/lab.ts'
import type { Lab } from '../color/lab.ts'
import type { Swatch } from '../separation/separation.ts'

/** The change a mapping requests for the swatch it matched. */
export type Source = { readonly from: number; readonly to: number; readonly difference: number }

/**
 * The swatch index that each mapping matches: the nearest one within the tolerance. If two mappings match one swatch,
 * the nearer wins, so that their order does not matter; with the very same origin the later wins. Invalid colours
 * match nothing.
 */
export function pickSources(
  labs: readonly Lab[],
  swatches: readonly Swatch[],
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

function nearest(rgb: number, labs: readonly Lab[], swatches: readonly Swatch[]) {
  const exact = swatches.findIndex(({ hex }) => parseHex(hex) === rgb)
  if (exact >= 0) return { index: exact, difference: 0 }
  const lab = labFromRgb(rgb)
  const differences = labs.map((other) => deltaE2000(lab, other))
  const difference = Math.min(...differences)
  return { index: differences.indexOf(difference), difference }
}
