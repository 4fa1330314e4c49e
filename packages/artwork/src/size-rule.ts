import type { Field } from './field.ts'

/**
 * How a drawing answers another field. `field`: whole repeats, more of them. `bordered`: a border of constant width round
 * a field. `figure`: one composition, placed anew. `rhythm`: stripes or bands that keep their widths, more of them.
 * `scatter`: constant density; a longer side adds elements and moves none. `landscape`: contours that run through.
 */
export type SizeRule = {
  readonly kind: 'field' | 'bordered' | 'figure' | 'rhythm' | 'scatter' | 'landscape'
  /**
   * Yarns (indices) whose separate patches are motifs that keep their proportions on every field, measured by their second
   * moments. Empty for drawings in panels, which are similar to the drawn one as a whole or say where they give, and for those
   * without motifs.
   */
  readonly rigid: readonly number[]
  /** Whether it lies on its side on some fields: then its motifs do. */
  readonly lies?: boolean
  /** Absent if there is none. */
  readonly border?: Border
  /** What the border repeats a whole number of times. Absent if it repeats nothing. */
  readonly repeat?: Repeat
}

/** A border that is as wide on every side and field. */
export type Border = {
  /** In cm of the drawing, from the edge to the inner edge of its innermost line; of a band, from its outer edge. */
  readonly width: number
  /** The yarn of that line, or of the outermost and innermost lines of a band. */
  readonly rail: number
  readonly isBand?: boolean
  /** Whether it may be erased in places: then it is measured on the sides of which something is left. */
  readonly isWorn?: boolean
  /** How much wider it is on fields so large or so small that it must be. */
  readonly scaleOn?: (field: Field) => number
}

/** Motifs along a border: one yarn of theirs, how far from the edge it is met, and about how far apart they are, in cm. */
export type Repeat = {
  readonly yarn: number
  readonly depth: number
  readonly pitch: number
  /** Middle of the first motif from the corner, in cm; `half`: half the distance between two, so that corners are closed. */
  readonly first: number | 'half'
}
