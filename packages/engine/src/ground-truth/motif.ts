/** Says which yarn a drawing has at a point; plus `LINE` on a line of 1–3 pixels. */
export type YarnAt = (x: number, y: number) => number

/**
 * A drawing 250 units wide and 400 high, whatever its pixels: shapes grow with `unit`, the pixels
 * of one unit, while thin lines keep their width in pixels.
 */
export type Motif = (unit: number) => YarnAt

/** Set in a yarn number where it was drawn as a thin line. */
export const LINE = 32
