/**
 * How a drawing answers another field. `field`: whole repeats, more of them. `bordered`: a border of constant width round
 * a field. `figure`: one composition, placed anew. `rhythm`: stripes or bands that keep their widths, more of them.
 * `scatter`: constant density; a longer side adds elements and moves none. `landscape`: contours that run through.
 */
export type SizeRule = {
  readonly kind: 'field' | 'bordered' | 'figure' | 'rhythm' | 'scatter' | 'landscape'
  /** Yarns (indices) whose separate patches are motifs that keep their proportions on every field; may be empty. */
  readonly rigid: readonly number[]
  /**
   * A border that has the same width on every side and field: that width in cm of the drawing, to the inner edge of its
   * innermost line, and the yarn of that line. Absent if there is none.
   */
  readonly border?: { readonly width: number; readonly rail: number }
}
