import type { Palette } from './palette.ts'

/** A yarn by its colour in Oklab and its share of the rug, in any unit. */
export type Measured = {
  readonly color: { readonly l: number; readonly a: number; readonly b: number }
  readonly share: number
}

/** Measured traits of a drawing, independent of its yarns; each 0–1. */
export type Traits = {
  /** How often the yarn changes. */
  readonly busy: number
  /** 1 for vertical stripes, 0 for horizontal ones. */
  readonly upright: number
  readonly mirrored: number
  readonly flipped: number
  readonly repeating: number
}

/** A rug as recommendations see it, in its own yarns or in replaced ones. */
export type RugStyle = {
  readonly address: string
  readonly name: string
  readonly collection: string
  readonly styles: readonly string[]
  readonly palette: Palette
  /** Shares of the yarns, in any unit. */
  readonly shares: readonly number[]
  /** The colour families of its yarns. */
  readonly families: readonly string[]
  /** Null for a drawing that was not measured: a visitor's upload. */
  readonly traits: Traits | null
}

/** A rug somebody likes, and how that is known. */
export type Liking =
  | { readonly likes: 'favourite' | 'design'; readonly look: RugStyle }
  | { readonly likes: 'viewed'; readonly look: RugStyle; readonly times: number }

/** From this number of views, somebody returns to a rug repeatedly. */
export const COMES_BACK = 3

/** The weight of a liking: a favourite more than a saved design, and that more than any number of views. */
export function weightOf(liking: Liking): number {
  if (liking.likes !== 'viewed') return WEIGHTS[liking.likes]
  return Math.min(MOST_OF_LOOKING, 0.25 * Math.log2(1 + liking.times))
}

const WEIGHTS = { favourite: 3, design: 2 } as const
const MOST_OF_LOOKING = 1.5
