/** The yarn number at a point; with `LINE` added on a line of 1–3 pixels. */
export type YarnAt = (x: number, y: number) => number

/**
 * A drawing of 250 × 400 units at any resolution: shapes scale with `unit`, the pixels per unit, while thin lines
 * keep their width in pixels.
 */
export type Motif = (unit: number) => YarnAt

/** Flag in a yarn number for a thin line. */
export const LINE = 32
