import type { RugStyle, Traits } from './taste.ts'

type Drawn = Pick<RugStyle, 'traits' | 'styles' | 'collection' | 'shares'>

/**
 * How different two drawings are, 0–1, regardless of colours: by measured traits, number and evenness of yarns,
 * styles and collection. Null if one was not measured.
 */
export function patternDistance(one: Drawn, other: Drawn): number | null {
  const [traits, others] = [one.traits, other.traits]
  if (!traits || !others) return null
  const parts = [
    ...TRAITS.map(([name, spread]) => Math.abs(traits[name] - others[name]) / spread),
    Math.abs(one.shares.length - other.shares.length) / 4,
    Math.abs(evenness(one.shares) - evenness(other.shares)) / 0.5,
    1 - overlap(one.styles, other.styles),
    one.collection === other.collection ? 0 : 1,
  ]
  return parts.reduce((sum, part) => sum + Math.min(1, part), 0) / parts.length
}

/** Typical largest differences: nine of ten pairs in the catalogue differ less. */
const TRAITS = [
  ['busy', 0.25],
  ['upright', 0.25],
  ['mirrored', 0.6],
  ['flipped', 0.5],
  ['repeating', 0.5],
] as const satisfies readonly (readonly [keyof Traits, number])[]

/** Normalised entropy: 1 if all yarns cover the same area, 0 if one covers everything. */
function evenness(shares: readonly number[]): number {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const entropy = shares.reduce(
    (sum, share) => sum - (share > 0 ? (share / whole) * Math.log(share / whole) : 0),
    0,
  )
  return shares.length < 2 ? 0 : entropy / Math.log(shares.length)
}

/** Jaccard 1901: intersection over union; 1 if both are empty. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const either = new Set([...one, ...other])
  return either.size === 0 ? 1 : one.filter((style) => other.includes(style)).length / either.size
}
