import type { Palette } from './palette.ts'

/** A yarn by its colour in Oklab and the part of the rug it covers, in any unit. */
export type Measured = {
  readonly color: { readonly l: number; readonly a: number; readonly b: number }
  readonly share: number
}

/** What was measured of a drawing, whatever its yarns; each 0–1. */
export type Traits = {
  /** How often the yarn changes. */
  readonly busy: number
  /** 1 for upright stripes, 0 for lying ones. */
  readonly upright: number
  readonly mirrored: number
  readonly flipped: number
  readonly repeating: number
}

/** A rug as recommendations see it, in its own yarns or in those somebody gave it. */
export type RugStyle = {
  readonly address: string
  readonly name: string
  readonly collection: string
  readonly styles: readonly string[]
  readonly palette: Palette
  /** Shares of the yarns, in any unit. */
  readonly shares: readonly number[]
  /** The colour families its yarns make it part of. */
  readonly families: readonly string[]
  /** Null for a drawing that nobody measured: a visitor's own. */
  readonly traits: Traits | null
}

/** A rug somebody likes, and how that is known. */
export type Liking =
  | { readonly likes: 'favourite' | 'design'; readonly look: RugStyle }
  | { readonly likes: 'viewed'; readonly look: RugStyle; readonly times: number }

/** Looked at so often, a rug is one that somebody comes back to, and knows. */
export const COMES_BACK = 3

/** How much a liking says: a heart more than a saved design, and that more than any number of looks. */
export function weightOf(liking: Liking): number {
  if (liking.likes !== 'viewed') return WEIGHTS[liking.likes]
  return Math.min(MOST_OF_LOOKING, 0.25 * Math.log2(1 + liking.times))
}

const WEIGHTS = { favourite: 3, design: 2 } as const
const MOST_OF_LOOKING = 1.5
