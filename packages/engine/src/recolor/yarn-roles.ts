import type { Swatch } from '../separation/separation.ts'

/** A yarn's role: the quiet ground, the body of the drawing, or an accent. */
export type YarnRole = 'ground' | 'body' | 'accent'

/**
 * The largest yarn is the ground. From three yarns on the smallest free one is an accent, from six on two are: the
 * catalogue's "one surprising yarn of 2–6 %".
 */
export function yarnRoles(swatches: readonly Swatch[], fixed: readonly (number | null)[]): YarnRole[] {
  const bySize = swatches.map((_, n) => n).sort((n, m) => swatches[m]!.percentage - swatches[n]!.percentage)
  const [ground, ...others] = bySize
  const accents = new Set(others.filter((n) => fixed[n] === null).slice(-accentCount(swatches.length)))
  return swatches.map((_, n) => {
    if (n === ground) return 'ground'
    return swatches.length > 2 && accents.has(n) ? 'accent' : 'body'
  })
}

const accentCount = (yarns: number) => (yarns >= 6 ? 2 : 1)
