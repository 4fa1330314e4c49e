import { deltaE2000 } from '../color/delta-e2000.ts'
import { labFromRgb } from '../color/lab.ts'

export type FoundColor = { readonly rgb: number; readonly percentage: number }

export type ExtractionError = {
  /** Yarns above 1 % without a found colour within ΔE2000 2. */
  readonly missed: number
  /** Found colours above 1 % that are no yarn, or duplicates. */
  readonly spurious: number
  /** Largest ΔE2000 between a yarn above 1 % and the nearest found colour. */
  readonly worstDifference: number
  /** Largest error of a found yarn's coverage, in percentage points; 0 if none was found. */
  readonly worstShare: number
}

/** Scores extracted colours against the yarns, 0xRRGGBB, and coverage, in percent, of the drawing. */
export function extractionError(
  found: readonly FoundColor[],
  yarns: readonly number[],
  shares: readonly number[],
): ExtractionError {
  const matched = new Set<FoundColor>()
  const error = { missed: 0, spurious: 0, worstDifference: 0, worstShare: 0 }
  yarns.forEach((yarn, n) => {
    const difference = ({ rgb }: FoundColor) => deltaE2000(labFromRgb(rgb), labFromRgb(yarn))
    const [nearest] = found.toSorted((p, q) => difference(p) - difference(q))
    const isFound = nearest !== undefined && difference(nearest) <= SAME_YARN
    if (isFound) matched.add(nearest)
    if (shares[n]! <= 1) return
    error.missed += isFound ? 0 : 1
    error.worstDifference = Math.max(error.worstDifference, nearest ? difference(nearest) : Infinity)
    if (isFound) error.worstShare = Math.max(error.worstShare, Math.abs(nearest.percentage - shares[n]!))
  })
  error.spurious = found.filter((color) => color.percentage > 1 && !matched.has(color)).length
  return error
}

const SAME_YARN = 2
